/** `npm run walk -- --steps 500 --seed 1`: uses the built site at random and reports errors. */
import { parseArgs } from 'node:util';
import { pathPrefix, siteUrl } from '../../src/site/addresses';
import { countOf } from '../../src/gatsby/versions/problems';
import { projectRoot } from '../copyProject';
import { wholeNumber } from '../wholeNumber';
import { withBuiltSite } from '../withBuiltSite';
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
  await withBuiltSite(projectRoot, async ({ browser, origin }) => {
    const sitemap = await (await fetch(`${origin}${pathPrefix}/sitemap.xml`)).text();
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
      address.replace(siteUrl, origin),
    );
    const page = await browser.newPage();
    await page.goto(addresses[0] ?? origin);
    const { findings, counts } = await walk(page, {
      steps,
      seed,
      addresses,
      onStep: (step, action) => {
        if (values.verbose) console.log(`${step} ${action}`);
      },
    });
    const faults = [...findings, ...mostlyFailed(counts)];
    faults.forEach((fault) => console.log(fault));
    console.log(`Succeeded/attempted: ${describeCounts(counts)}`);
    console.log(`${steps} steps with seed ${seed}: ${countOf(faults.length, 'fault')}`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  });
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
