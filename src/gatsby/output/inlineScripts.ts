import { join } from 'node:path';
import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';
import type { GatsbyStart } from '../../workarounds/gatsby/html';
import { withPrefix } from '../../site/addresses';
import { announcement } from '../../site/announcement';
import type { Redirect } from '../versions/redirects';

/**
 * Bundles a module of `src/app/inlineScripts` into the text of a script element that calls one of
 * its functions.
 *
 * @param root the project's folder
 * @param args passed to the function, as JSON
 */
export function bundleInlineScript(
  root: string,
  module: string,
  functionName: string,
  ...args: readonly unknown[]
): string {
  const call = `${functionName}(${args.map((arg) => JSON.stringify(arg)).join()})`;
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { ${functionName} } from './${module}';\n${call}`,
      resolveDir: join(root, 'src/app/inlineScripts'),
    },
    bundle: true,
    charset: 'utf8',
    format: 'esm',
    logLevel: 'silent',
    target: 'es2022',
    write: false,
  });
  // swc also escapes `</script` and `<!--`.
  const { code } = minifySync(outputFiles[0]?.text ?? '', {
    compress: { passes: 3 },
    mangle: true,
    module: true,
  });
  // Classic scripts share one global scope.
  return `(()=>{${code}})()`;
}

/** Returns the script in the head of every page, which runs before the first paint. */
export const beforePaintScript = (root: string): string =>
  bundleInlineScript(root, 'beforePaint', 'markDocument', announcement.id);

/** Returns the home page's script, which shows a banner if neither styles nor scripts load. */
export const baseUrlScript = (root: string): string =>
  bundleInlineScript(root, 'baseUrlBanner', 'watchBaseUrl');

/**
 * Returns the not-found page's script, which redirects to a page from its file name or one of its
 * old addresses.
 *
 * @param moved redirects from old addresses of pages, as canonical paths
 */
export const notFoundRedirectScript = (root: string, moved: readonly Redirect[] = []): string => {
  const targets = Object.fromEntries(
    moved.map(({ from, to }) => [withPrefix(from), withPrefix(to)]),
  );
  return bundleInlineScript(root, 'redirectFromNotFound', 'redirectFromNotFound', targets);
};

/**
 * Returns a function that builds the script that starts the app. Pages with the same scripts and
 * globals share one bundle.
 */
export function createLoaderScript(root: string): (start: GatsbyStart) => string {
  const bundled = new Map<string, string>();
  return ({ scripts, globals }) => {
    const key = JSON.stringify([scripts, globals]);
    const text =
      bundled.get(key) ??
      bundleInlineScript(root, 'loader', 'startLoader', scripts, globals, withPrefix('/'));
    bundled.set(key, text);
    return text;
  };
}
