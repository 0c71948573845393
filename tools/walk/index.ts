/** `npm run walk -- --steps 500 --seed 1`: uses the built site at random and reports errors. */
import { parseArgs } from 'node:util';
import { pathPrefix, siteUrl } from '../../src/site/addresses';
import { countOf } from '../../src/gatsby/content/problems';
import { launchBrowser } from '../browser';
import { projectRoot } from '../copyProject';
import { readHostRules } from '../serve/hostRules';
import { startServer } from '../serve/startServer';
import { wholeNumber } from '../wholeNumber';
import { describeCounts, mostlyFailed } from './counts';
import { walk } from './walk';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      steps: { type: 'string', default: '500' },
      seed: { type: 'string', default: String(Date.now() % 100_000) },
      verbose: { type: 'boolean', default: false },
    },
  });
  const steps = wholeNumber('--steps', values.steps);
  const seed = wholeNumber('--seed', values.seed);
  const server = await startServer(await readHostRules(projectRoot), pathPrefix);
  const browser = await launchBrowser();
  const sitemap = await (await fetch(`${server.origin}${pathPrefix}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replace(siteUrl, server.origin),
  );
  const page = await browser.newPage();
  await page.goto(addresses[0] ?? server.origin);
  const { findings, counts } = await walk(page, {
    steps,
    seed,
    addresses,
    onStep: (step, action) => {
      if (values.verbose) console.log(`${step} ${action}`);
    },
  });
  await browser.close();
  await server.close();
  const faults = [...findings, ...mostlyFailed(counts)];
  faults.forEach((fault) => console.log(fault));
  console.log(`Succeeded/attempted: ${describeCounts(counts)}`);
  console.log(`${steps} steps with seed ${seed}: ${countOf(faults.length, 'fault')}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
