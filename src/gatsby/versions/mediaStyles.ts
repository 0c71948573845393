import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

interface Stylesheet {
  /** Path without the site's prefix; contains a digest of the text. */
  readonly path: string;
  readonly text: string;
}

let cached: { readonly source: string; readonly styles: Stylesheet } | undefined;

/**
 * Reads and minifies the stylesheet of images, diagrams and other parts that few pages have. It is
 * kept out of the site's stylesheet, which every reader downloads.
 *
 * @param root the project's folder
 */
export function readMediaStyles(root: string): Stylesheet {
  const source = readFileSync(join(root, 'src/styles/article/media.css'), 'utf8');
  if (cached?.source === source) return cached.styles;
  const { code } = transformSync(source, { loader: 'css', minify: true });
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 20);
  const styles = { path: `/styles/media.${digest}.css`, text: code };
  cached = { source, styles };
  return styles;
}
