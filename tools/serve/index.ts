/**
 * `npm run serve`: serves the built site as the host would, at http://localhost:9000 (PORT), to this
 * machine only (HOST=0.0.0.0 for others).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathPrefix } from '../../src/site/addresses';
import { readHostRules } from './hostRules';
import { startServer } from './startServer';
import { projectRoot } from '../copyProject';

async function main(): Promise<void> {
  const rules = await readHostRules(projectRoot);
  if (!existsSync(join(rules.publish, 'index.html'))) {
    throw new Error(
      'There is no built site yet. Run `npm run build` first, or `npm start` for both.',
    );
  }
  const port = Number(process.env.PORT ?? 9000);
  const { origin } = await startServer(rules, {
    prefix: pathPrefix,
    port,
    host: process.env.HOST,
  });
  console.log(`Serving the built site at ${origin}${pathPrefix}/ (stop with Ctrl+C)`);
}

main().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `${message}. Set PORT to another port.` : message);
  process.exitCode = 1;
});
