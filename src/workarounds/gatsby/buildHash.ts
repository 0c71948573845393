import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/**
 * Returns a hash (10 hex digits) of the given file names, which contain hashes of the files'
 * contents.
 */
export function hashOfNames(names: readonly string[]): string {
  const text = [...names].sort().join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/**
 * Derives a browser build's hash from the names of its scripts and stylesheets. webpack's own hash
 * also depends on whether its cache was used, so rebuilding the same sources could change it.
 * Gatsby writes the hash into every page; if it changes, so does every page, and an open page loads
 * the next one in full.
 */
export class BuildHashPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap(BuildHashPlugin.name, (compilation) => {
      compilation.hash = hashOfNames(
        Object.keys(compilation.assets).filter((name) => /\.(?:js|css)$/.test(name)),
      );
    });
  }
}
