import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAnchors, compilePage } from '../../src/content';
import { page } from '../../src/content/fixtures';
import { projectRoot } from '../../tools/copyProject';
import { readCurrentVersion } from './compiledPages';

const guide = readFileSync(join(projectRoot, 'docs/authoring.md'), 'utf8');
const examples = [...guide.matchAll(/^(`{3,})mdx\n([^]*?)\n\1$/gm)]
  .map(([, , body = '']) => body)
  .filter((body) => !body.startsWith('---'));

/** Matches messages about missing files, such as images, which authors add themselves. */
const missingFile = /^There is no (?:image|video|captions file|partial|sample) /;

test.each(examples)('an author can copy this example of the authoring guide: %j', (body) => {
  const { library, pages } = readCurrentVersion();
  const file = 'content/current/documentation/example.mdx';
  const example = compilePage({ file, text: page(`Text.\n\n${body}`) }, library);
  const targets = new Set(example.anchorLinks.map(({ target }) => target));
  const linked = [...pages.values()]
    .filter(({ source }) => targets.has(source.file))
    .map(({ source }) => [source.file, compilePage(source, library)] as const);
  const problems = [...example.problems, ...checkAnchors(new Map([...linked, [file, example]]))];
  expect(problems.map(({ message }) => message).filter((each) => !missingFile.test(each))).toEqual(
    [],
  );
});
