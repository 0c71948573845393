import { compilePage } from '../../src/content';
import { languages } from '../../src/content/codeBlocks/languages';
import {
  admonitionKinds,
  components,
  expanders,
} from '../../src/content/componentRegistry/registry';
import { readVersion } from '../../src/gatsby/versions/versionContent';
import { versions } from '../../src/site/versions';
import { projectRoot } from '../../tools/copyProject';

const { pages, library, problems } = readVersion(projectRoot, versions[0], {
  publishDrafts: true,
});
const page = pages.get('documentation/gallery');
const text = page?.source.text ?? '';

it('compiles the gallery without errors or warnings', () => {
  expect(page && compilePage(page.source, library).problems).toEqual([]);
});

it('keeps the gallery a draft', () => {
  expect(page?.frontMatter.draft).toBe(true);
});

it.each(Object.entries(components))(
  'shows <%s> with all its attributes',
  (name, { attributes }) => {
    const tags = [...text.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([tag]) => tag);
    expect(tags).not.toEqual([]);
    for (const attribute of Object.keys(attributes.shape)) {
      expect(tags.join('\n')).toContain(`${attribute}="`);
    }
  },
);

// Some reference components use the same ids, so the gallery cannot show them all.
it.each(Object.keys(expanders))('shows <%s>, or links to a page that does', (name) => {
  const users = [...pages.values()].filter(({ source }) => source.text.includes(`<${name} `));
  const isLinked = (file: string) => text.includes(file.replace(/^content\/current/, ''));
  expect(users.some(({ id, source }) => id === page?.id || isLinked(source.file))).toBe(true);
});

it.each(admonitionKinds)('shows an admonition of the kind %s', (kind) => {
  expect(text).toMatch(new RegExp(`^:+${kind}\\b`, 'm'));
});

it.each(languages)('shows a code block in %s', (language) => {
  expect(text).toContain(`\`\`\`${language}`);
});

test('a draft may show a method or operation that another page shows', () => {
  expect(problems).toEqual([]);
});
