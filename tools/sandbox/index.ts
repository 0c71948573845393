/**
 * `npm run sandbox`: serves the institution API with data in memory at http://localhost:4010/v1.
 * Each option is a flag or an environment variable: `--port 4011` or PORT=4011. The same `seed` and
 * the same calls at the same times give the same ids. With `clock` set to `jump`, the parameter
 * `wait` moves the clock instead of waiting. `start` is the time that the clock starts from:
 * 2025-11-26T08:00:00Z matches the dates in the guides. `webhook` is the address that events are
 * sent to.
 */
import { parseArgs } from 'node:util';
import { createSandbox, jumpingClock, realClock } from '../../src/sandbox';
import { answerChecks } from '../../src/sandbox/http/responses';
import { webhookKeyOf, webhookTo } from '../../src/sandbox/webhooks/deliver';
import { wholeNumber } from '../wholeNumber';
import { deliverByHttp } from './deliverByHttp';
import { readCurrentData } from './readData';
import { serveSandbox } from './serveSandbox';

const defaultPort = '4010';

function readOptions() {
  const { PORT, SEED, CLOCK, START, WEBHOOK } = process.env;
  const type = 'string' as const;
  const { values } = parseArgs({
    options: {
      port: { type, default: PORT },
      seed: { type, default: SEED },
      clock: { type, default: CLOCK },
      start: { type, default: START },
      webhook: { type, default: WEBHOOK },
    },
  });
  return values;
}

async function main(): Promise<void> {
  const { port, seed, clock: kind, start, webhook } = readOptions();
  const ahead = start === undefined ? 0 : Date.parse(start) - Date.now();
  if (Number.isNaN(ahead))
    throw new Error(`Invalid start: ${start ?? ''}. Write a time such as 2025-11-26T08:00:00Z.`);
  if (kind !== undefined && kind !== 'jump')
    throw new Error(`Invalid clock: ${kind}. Write jump, or leave it out.`);
  const now = () => Date.now() + ahead;
  const clock = kind === 'jump' ? jumpingClock(now) : realClock(now);
  const data = readCurrentData();
  const { timeoutSeconds } = data.environments.webhooks;
  const sandbox = createSandbox(data, {
    clock,
    checks: answerChecks,
    seed: seed === undefined ? Date.now() % 1_000_000 : wholeNumber('seed', seed),
    ...(webhook !== undefined && {
      webhook: webhookTo(webhook, deliverByHttp(timeoutSeconds)),
    }),
  });
  const { origin } = await serveSandbox(sandbox, wholeNumber('port', port ?? defaultPort));
  console.log(`The sandbox answers at ${origin}/v1 (stop with Ctrl+C).`);
  console.log(`Access token: ${sandbox.issueToken()}`);
  console.log(`More tokens: POST ${origin}/oauth2/token`);
  console.log(`Webhook key: ${await webhookKeyOf(sandbox)}`);
}

main().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `${message}. Choose another port with --port.` : message);
  process.exitCode = 1;
});
