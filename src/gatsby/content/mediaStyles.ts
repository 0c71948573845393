import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

/** A stylesheet, minified. */
interface Stylesheet {
  /** Path without the site's prefix; the name contains a digest, as with all stylesheets. */
  readonly path: string;
  readonly text: string;
}

let known: { readonly source: string; readonly styles: Stylesheet } | undefined;

/**
 * Reads the stylesheet of images, diagrams and other parts that few pages have. It is not in the
 * site's stylesheet, which every first view loads.
 *
 * @param root the project's folder
 */
export function readMediaStyles(root: string): Stylesheet {
  const source = readFileSync(join(root, 'src/styles/media.css'), 'utf8');
  if (known?.source === source) return known.styles;
  const { code } = transformSync(source, { loader: 'css', minify: true });
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 20);
  const styles = { path: `/styles/media.${digest}.css`, text: code };
  known = { source, styles };
  return styles;
}
