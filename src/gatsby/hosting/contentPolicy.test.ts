import { contentPolicy, createAllowedScripts, hashOf, styleHashes } from './contentPolicy';

test('accepts a page whose inline scripts come from the build, and lists their hashes', () => {
  const scripts = createAllowedScripts();
  const page = `<html><script>${scripts.allow('start()')}</script><script src="/a.js"></script>
    <script type="application/ld+json">{"a":1}</script></html>`;
  expect(scripts.check(page)).toBe(page);
  expect(scripts.hashes()).toEqual([hashOf('start()')]);
  // echo -n 'start()' | openssl sha256 -binary | base64
  expect(hashOf('start()')).toBe("'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='");
});

test.each([
  '<script>steal()</script>',
  '<script async>start()\n</script>',
  '<style>a{}</style>',
  '<p class="a" style="color:red">',
  '<img onerror="steal()">',
  '<a href="javascript:steal()">',
])('rejects a page with %s', (html) => {
  const scripts = createAllowedScripts();
  scripts.allow('start()');
  expect(() => scripts.check(`<p>${html}</p>`)).toThrow(/unknown origin|would block/);
  expect(() => scripts.check(`<p>${html}</p>`)).toThrow(/unknown origin|would block/);
});

test('lists the hash of a style once, even if two drawings contain it', () => {
  const svg = '<svg><style>.a{}</style></svg>';
  expect(styleHashes([svg, svg, '<svg/>'])).toEqual([hashOf('.a{}')]);
});

test('blocks everything that the policy does not list', () => {
  const policy = contentPolicy({
    scripts: ["'sha256-a'"],
    styles: [],
    hosts: ['https://a.example'],
  });
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self';/);
  expect(policy).toMatch(
    /connect-src 'self' http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\* https:\/\/a\.example;/,
  );
  expect(policy).not.toMatch(/unsafe|data:|blob:|\shttps?:[\s;]|\s\*[\s;]/);
  expect(policy).not.toContain('media-src');
});

test("allows the site's own media if a page has a video", () => {
  const policy = contentPolicy({ scripts: [], styles: [], hosts: [], hasVideo: true });
  expect(policy).toContain("; media-src 'self';");
});
