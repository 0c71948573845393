import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** The run panel's stylesheet; not part of the site's stylesheet, which every reader downloads. */
interface RunStyles {
  /** Path without the site's prefix; contains a digest of the text. */
  readonly path: string;
  readonly text: string;
}

/** Bundles and minifies the stylesheet of the run panel. @param root the project's folder */
export function readRunStyles(root: string): RunStyles {
  const entry = join(root, 'src/runPanel/panel.css');
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
  });
  const text = outputFiles.map((file) => file.text).join('');
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 20);
  return { path: `/run/panel.${digest}.css`, text };
}
