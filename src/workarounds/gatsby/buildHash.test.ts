import type { Compiler } from 'webpack';
import { BuildHashPlugin, hashOfNames } from './buildHash';

describe('hashOfNames', () => {
  it('does not depend on the order of the names', () => {
    expect(hashOfNames(['b-2.js', 'a-1.js'])).toBe(hashOfNames(['a-1.js', 'b-2.js']));
  });

  it('changes when a name changes', () => {
    expect(hashOfNames(['a-1.js'])).not.toBe(hashOfNames(['a-2.js']));
  });
});

function hashOf(files: readonly string[]): string {
  const compilation = {
    hash: 'from webpack',
    assets: Object.fromEntries(files.map((file) => [file, {}])),
  };
  const tap = (_name: string, callback: (emitted: typeof compilation) => void): void =>
    callback(compilation);
  new BuildHashPlugin().apply({ hooks: { afterCompile: { tap } } } as unknown as Compiler);
  return compilation.hash;
}

describe('BuildHashPlugin', () => {
  it('hashes the names of scripts and stylesheets', () => {
    expect(hashOf(['app-1.js', 'styles.2.css'])).toBe(hashOfNames(['app-1.js', 'styles.2.css']));
  });

  it('ignores other files', () => {
    expect(hashOf(['app-1.js', 'stats.json'])).toBe(hashOf(['app-1.js']));
  });
});
