import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { library, page } from './fixtures';
import { compilePage } from './compilePage';
import { languages } from './codeBlocks/languages';
import { readFrontMatter } from './parse/frontMatter/frontMatter';
import { admonitionKinds, components, expanders } from './componentRegistry/registry';
import { parseSidebars } from './sidebars/parseSidebars';

const guide = readFileSync(join(__dirname, '../../docs/authoring.md'), 'utf8');

function codeBlocksIn(language: string): string[] {
  const fences = guide.matchAll(/^(`{3,})(\S+)\n([\s\S]*?)\n\1$/gm);
  return [...fences].flatMap(([, , name, text = '']) => (name === language ? [text] : []));
}

const pages = [
  'page',
  'documentation/mpc_wallets',
  'documentation/here',
  'documentation/{network}/tokens',
];
const guideLibrary = {
  ...library,
  addresses: new Map(pages.map((id) => [`content/current/${id}.mdx`, `/${id}`])),
  figure: () => '<svg viewBox="0 0 1 1"></svg>',
};

describe('the authoring guide', () => {
  it.each(codeBlocksIn('mdx'))('has a valid example: %j', (body) => {
    const file = 'content/current/documentation/here.mdx';
    const { problems } = compilePage({ file, text: page(body) }, guideLibrary);
    expect(problems).toEqual([]);
  });

  it('has a valid sidebar example', () => {
    const text = codeBlocksIn('yaml').find((example) => example.includes('Sidebar:')) ?? '';
    expect(parseSidebars({ file: 'sidebars.yaml', text }).problems).toEqual([]);
  });

  it('has a valid example of front matter with samples', () => {
    const text = codeBlocksIn('yaml').find((example) => example.startsWith('samples:')) ?? '';
    const { problems } = readFrontMatter(
      { file: 'a.mdx', text: page('Body.').replace('\n---', `\n${text}\n---`) },
      library.tokens,
    );
    expect([text === '', problems]).toEqual([false, []]);
  });

  it.each([
    ...Object.keys(components).map((name) => `<${name}`),
    ...Object.keys(expanders).map((name) => `<${name}`),
    ...admonitionKinds.map((kind) => `\`${kind}\``),
    ...languages.map((language) => `\`${language}\``),
  ])('mentions %s', (word) => {
    expect(guide).toContain(word);
  });
});
