import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../copyProject';
import { editorFiles } from './editorFiles';

/* `npm run editor`: regenerates the schemas and snippets for editors. */

for (const [file, text] of editorFiles()) {
  mkdirSync(dirname(join(projectRoot, file)), { recursive: true });
  writeFileSync(join(projectRoot, file), text);
}
