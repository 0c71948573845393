import { problemsOf } from '../../src/content/fixtures';
import { network } from '../../src/site/names';
import { mistakesInBodies, mistakesInFiles } from './mistakes/all';
import { pageOf, problemsOfVersion } from './mistakes/version';

const withKinds = <Mistake extends readonly unknown[]>(
  groups: readonly Readonly<Record<string, readonly Mistake[]>>[],
) =>
  groups
    .flatMap((group) => Object.entries(group))
    .flatMap(([kind, rows]) => rows.map((row) => [kind, ...row] as const));

const mistakes = withKinds(mistakesInBodies);

test.each(mistakes)('%s: %j is reported once', (_kind, body, problem) => {
  expect(problemsOf(body)).toEqual([problem]);
});

test.each(mistakes)('%s: following the advice fixes %j', (_kind, _body, _problem, fixed) => {
  expect(problemsOf(fixed)).toEqual([]);
});

test('a mistake does not hide a broken link below it, unless the rest of the page cannot be read', () => {
  const names = new Set([
    'The code block is not closed',
    'The file is not UTF-8',
    'The content is',
  ]);
  const visible = mistakes.filter(
    ([, , problem]) => ![...names].some((name) => problem.includes(name)),
  );
  const hidden = visible.filter(([, body]) => {
    const after = problemsOf(`${body}\n\n[last](./none.mdx)\n`);
    return !after.some((problem) => problem.includes('There is no page /none.mdx.'));
  });
  expect(hidden.map(([, body]) => body)).toEqual([]);
});

const fileMistakes = withKinds(mistakesInFiles).map(
  ([kind, files, problem, fixed]) => [kind, problem, files, fixed] as const,
);

test.each(fileMistakes)('%s: "%s" is reported once', (_kind, problem, files) => {
  expect(problemsOfVersion(files)).toEqual([problem]);
});

test.each(fileMistakes)('%s: following the advice fixes "%s"', (_kind, _problem, _files, fixed) => {
  expect(problemsOfVersion(fixed)).toEqual([]);
});

test('a mistake in the first line of a paragraph does not hide those in its other lines', () => {
  expect(problemsOf(':::note Before\nSee [a](./none.mdx).\n:::')).toEqual([
    '1:1 This line starts like an admonition but is not one. Write :::note[Before].',
    '2:5 There is no page /none.mdx. Paths without a leading slash start at the folder of this file.',
  ]);
});

test('each of two Confluence blocks causes one message', () => {
  const lines = problemsOf('{info}\nA.\n{info}\n\n{info}\nB.\n{info}').map((each) => each[0]);
  expect(lines).toEqual(['1', '5']);
});

test('the invalid checkbox "[x ]" does not hide an undefined link below it', () => {
  expect(problemsOf('- [x ] A.\n\nSee [the docs] first.')).toEqual([
    '1:3 "[x ]" is not a task checkbox. Write [ ] or [x] and a space, or \\[ for a literal bracket.',
    '3:5 The link [the docs] is not defined. Write [the docs](URL) for a link, or write \\[ for a literal bracket.',
  ]);
});

test('a placeholder in a sidebar does not hide a repeated entry', () => {
  expect(
    problemsOfVersion({
      'sidebars.yaml':
        'documentationSidebar:\n  - /\n  - page\n  - page: page\n    label: TODO\napiSidebar:\n  - api\n',
    }),
  ).toEqual([
    expect.stringMatching(/^sidebars.yaml:4:/),
    expect.stringMatching(/^sidebars.yaml:5:5 Warning: "TODO" is a placeholder/),
  ]);
});

test('a renamed page causes one message at each place that names it', () => {
  const page = pageOf('Page', '', '[a](./former.mdx)');
  expect(
    problemsOfVersion({
      'other.mdx': pageOf('Other'),
      'page.mdx': page,
      'redirects.yaml': '- from: /old\n  to: /former\n',
      'sidebars.yaml': 'documentationSidebar:\n  - /\n  - page\n  - former\napiSidebar:\n  - api\n',
    }),
  ).toEqual([
    'page.mdx:6:1 There is no page /former.mdx. Did you mean /other.mdx?',
    'redirects.yaml:2:7 There is no page "/former". Did you mean "/other"?',
    'sidebars.yaml:4:5 There is no page "former". Did you mean "other"?',
  ]);
});

test('reports a page that has the same address as another page because of a token', () => {
  const sidebars = `documentationSidebar:\n  - /\n  - page\n  - '{network}'\n  - ${network}\napiSidebar:\n  - api\n`;
  expect(
    problemsOfVersion({
      '{network}.mdx': pageOf('One'),
      [`${network}.mdx`]: pageOf('Two'),
      'sidebars.yaml': sidebars,
    }),
  ).toEqual([
    `{network}.mdx:1:1 The page has the same address as ${network}.mdx. Rename one of them, or merge them.`,
    `sidebars.yaml:5:5 Warning: The name "${network}" is hard-coded. Write {network}.`,
  ]);
});

test.each(['', ' title="A"'])('a code block after text causes one message: %j', (options) => {
  expect(problemsOf(`Text \`\`\`bash${options}\na\n\`\`\``)).toEqual([
    '1:6 A code block must start on a line of its own. Put the fence and its language on the next line.',
  ]);
});

test.each([
  [
    'page is reported as front matter and hides no other mistake',
    { 'page.mdx': '{ "title": "A" }\n\nText {nope}.\n' },
    [
      "page.mdx:1:1 The front matter is JSON, which is not supported. Write it as YAML, such as title: 'Issuing', between two --- lines.",
      'page.mdx:3:6 Unknown token "{nope}". Use a site name or a value of a file in reference/, or write \\{ for a literal brace.',
    ],
  ],
  [
    'partial is reported, because its braces contain no token',
    {
      'page.mdx': pageOf('Page', '', '<Include file="/partials/a.md" />'),
      'partials/a.md': '{ "title": "A" }\n',
    },
    [
      'partials/a.md:1:1 "{"title": "A"}" is not a token. Put a token such as {network} in the braces, or write \\{ for a literal brace.',
    ],
  ],
])('JSON at the start of a %s', (_place, files, problems) => {
  expect(problemsOfVersion(files)).toEqual(problems);
});

test('a malformed admonition does not hide the headings in it', () => {
  expect(problemsOf(':::note Before\n\n## A\n\nText.\n\n:::\n\n## B\n\nText.')).toEqual([
    '1:1 This line starts like an admonition but is not one. Write :::note[Before].',
    '3:1 A heading is inside a list, a quote or another block that may not contain headings. Move it out, or use **bold** text.',
  ]);
});
