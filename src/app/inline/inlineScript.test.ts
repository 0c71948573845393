import { inlineScript } from './inlineScript';

test('it calls the function with the argument', () => {
  const seen: unknown[] = [];
  Object.assign(globalThis, { seen });
  const text = inlineScript(
    ({ word }) => {
      (globalThis as unknown as { seen: unknown[] }).seen.push(word);
    },
    { word: '</script><b>' },
  );
  expect(text).not.toContain('</');
  new Function(text)();
  expect(seen).toEqual(['</script><b>']);
});

test.each([
  ['</', () => '</b>'],
  ['<!--', () => '<!-- comment'],
  ['<SCRIPT', () => '<SCRIPT>'],
])('it refuses a function whose source holds %s', (unsafe, run) => {
  expect(() => inlineScript(run, null)).toThrow(`may not hold "${unsafe}"`);
});
