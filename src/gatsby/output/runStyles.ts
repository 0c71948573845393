import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

/** The run panel's stylesheet, separate from the site's, which every first view loads. */
export interface RunStyles {
  /** Path without the site's prefix; the name contains a digest, as with all stylesheets. */
  readonly file: string;
  readonly text: string;
}

/** Reads the stylesheet of the run panel. @param root the project's folder */
export function readRunStyles(root: string): RunStyles {
  const source = readFileSync(join(root, 'src/run/panel.css'), 'utf8');
  const { code } = transformSync(source, { loader: 'css', minify: true });
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 20);
  return { file: `/run/panel.${digest}.css`, text: code };
}
