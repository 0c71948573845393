/**
 * `npm run sandbox`: serves the institution API with data in memory at http://localhost:4010/v1
 * (PORT). SEED makes ids repeat. CLOCK=jump lets `wait` move the clock instead of waiting. START is
 * the time at which the clock starts: with 2025-11-26T08:00:00Z, the dates in the guides are right.
 * WEBHOOK is an address that events are sent to.
 */
import { createSandbox, jumpingClock, realClock } from '../../src/sandbox';
import { readCurrentData } from './readData';
import { serveSandbox } from './serveSandbox';

const defaultPort = 4010;

async function main(): Promise<void> {
  const { PORT, SEED, CLOCK, START, WEBHOOK } = process.env;
  const ahead = START === undefined ? 0 : Date.parse(START) - Date.now();
  if (Number.isNaN(ahead)) throw new Error(`START is no time: ${START ?? ''}`);
  const now = () => Date.now() + ahead;
  const clock = CLOCK === 'jump' ? jumpingClock(now) : realClock(now);
  const sandbox = createSandbox(readCurrentData(), {
    clock,
    seed: Number(SEED ?? Date.now() % 1_000_000),
    ...(WEBHOOK !== undefined && {
      webhook: {
        url: WEBHOOK,
        deliver: async (request) => (await fetch(request)).status,
      },
    }),
  });
  const { origin } = await serveSandbox(sandbox, Number(PORT ?? defaultPort));
  console.log(`The sandbox answers at ${origin}/v1 (stop with Ctrl+C).`);
  console.log(`Tokens: ${origin}/oauth2/token. Without a token: ${sandbox.issueToken()}`);
  console.log(`Key of webhooks: ${await sandbox.webhookKey()}`);
}

main().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `${message}. Set PORT to another port.` : message);
  process.exitCode = 1;
});
