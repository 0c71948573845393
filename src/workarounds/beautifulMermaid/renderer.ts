import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as BeautifulMermaid from 'beautiful-mermaid';

/**
 * Loads the renderer by its file path, because the package's `exports` have no entry for `require`,
 * which our compiled modules use. Node.js can require ES modules from versions 20.19 and 22.12 on.
 */
export function loadMermaidRenderer(): Pick<typeof BeautifulMermaid, 'renderMermaidSVG'> {
  const root = process.cwd();
  const load = createRequire(join(root, 'package.json'));
  return load(
    join(root, 'node_modules/beautiful-mermaid/dist/index.js'),
  ) as typeof BeautifulMermaid;
}
