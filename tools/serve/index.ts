/**
 * `npm run serve`: serves the built site as the host would, at http://localhost:9000 (PORT), to
 * this machine only (HOST=0.0.0.0 for others).
 */
import { pathPrefix } from '../../src/site/addresses';
import { followBuilds } from './followBuilds';
import { readHostRules } from './hostRules';
import { isBuilt } from './isBuilt';
import { listen } from './startServer';
import { projectRoot } from '../copyProject';
import { maxPort, wholeNumber } from '../wholeNumber';

async function main(): Promise<void> {
  const { publish } = await readHostRules(projectRoot);
  if (!(await isBuilt(publish))) {
    throw new Error(
      'There is no built site, or `npm run develop` has replaced it. Run `npm run build` first, or `npm start` for both.',
    );
  }
  const port = wholeNumber('PORT', process.env.PORT ?? '9000', maxPort);
  const answer = await followBuilds(projectRoot, pathPrefix);
  const { origin } = await listen(answer, port, process.env.HOST);
  console.log(`Serving the built site at ${origin}${pathPrefix}/ (stop with Ctrl+C)`);
}

main().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `${message}. Set PORT to another port.` : message);
  process.exitCode = 1;
});
