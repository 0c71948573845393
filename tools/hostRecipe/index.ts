/**
 * `npm run recipe -- nginx|caddy [--root /srv/docs] [--listen 80]`: prints the configuration of a
 * web server for the built site, with the headers and redirects of this build.
 */
import { parseArgs } from 'node:util';
import { trailingSlash } from '../../src/site/addresses';
import { projectRoot } from '../copyProject';
import { readHostRules } from '../serve/hostRules';
import { caddyRecipe } from './caddy';
import { nginxRecipe } from './nginx';

const recipes = {
  nginx: { write: nginxRecipe, listen: '80' },
  caddy: { write: caddyRecipe, listen: ':80' },
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string' }, listen: { type: 'string' } },
  });
  const [name = ''] = positionals;
  if (!Object.hasOwn(recipes, name)) {
    throw new Error(`Name a web server: ${Object.keys(recipes).join(' or ')}.`);
  }
  const { write, listen } = recipes[name as keyof typeof recipes];
  const { publish, headers, redirects } = await readHostRules(projectRoot);
  if (headers.length === 0) throw new Error('There is no built site yet. Run `npm run build`.');
  const { root = publish } = values;
  const address = values.listen ?? listen;
  process.stdout.write(write({ root, listen: address, headers, redirects, trailingSlash }));
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
