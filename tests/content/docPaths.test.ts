import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '../../tools/copyProject';

const guides = readdirSync(join(projectRoot, 'docs')).filter((name) => name.endsWith('.md'));
const files = ['README.md', 'CONTRIBUTING.md', ...guides.map((name) => `docs/${name}`)];
const modules = new Set(
  ['.', 'src', 'tests', 'tools', 'netlify'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: folder !== '.', encoding: 'utf8' }).map(
      (path) => basename(path),
    ),
  ),
);
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

/**
 * Returns a pattern's first group for each match in prose. Skips fenced code, where paths may be
 * invented.
 */
function matchesIn(file: string, pattern: RegExp): string[] {
  const prose = readFileSync(join(projectRoot, file), 'utf8').replace(/^(`{3,})[^]*?^\1$/gm, '');
  return [...prose.matchAll(pattern)].map(([, found = '']) => found);
}

describe.each(files)('%s', (file) => {
  it('names only files and folders that exist', () => {
    const paths = matchesIn(file, /`((?:src|tests|tools|docs|netlify)\/[\w./-]*)`/g);
    expect(paths.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  });

  it('names only modules that exist', () => {
    const names = matchesIn(file, /(?<=[`\s>])([\w-]+\.tsx?)(?=[:,`<"\s])/g);
    expect(names.filter((name) => !modules.has(name))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = matchesIn(file, /\]\((?!https?:|#)([^)#\s]+)/g).filter(
      // Ignores links that illustrate the syntax.
      (link) => !link.endsWith('.mdx') && !link.startsWith('/'),
    );
    expect(links.filter((link) => !existsSync(join(projectRoot, dirname(file), link)))).toEqual([]);
  });

  it('names only npm scripts that exist', () => {
    const names = matchesIn(file, /`npm run ([\w:]+)/g);
    expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
