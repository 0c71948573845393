import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../copyProject';
import { editorFiles } from './editorFiles';

/* `npm run editor`: writes the schemas and snippets for editors again. */

for (const [file, text] of editorFiles()) {
  mkdirSync(dirname(join(projectRoot, file)), { recursive: true });
  writeFileSync(join(projectRoot, file), text);
}
