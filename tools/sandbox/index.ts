import { parseArgs } from 'node:util';
import { createSandbox, jumpingClock, realClock } from '../../src/sandbox';
import { selfChecks } from '../../src/sandbox/selfChecks';
import { webhookKeyOf, webhookTo } from '../../src/sandbox/webhooks/deliver';
import { maxPort, wholeNumber } from '../wholeNumber';
import { deliverByHttp } from './deliverByHttp';
import { WebhookKeys } from './localControls';
import { readCurrentData } from './readData';
import { serveSandbox } from './serveSandbox';

const defaultPort = '4010';

const usage = `Usage: npm run sandbox -- [options]

Serves the institution API at http://localhost:${defaultPort}/v1, with data in memory.

  --port 4011                       another port
  --seed 1                          the same calls at the same times give the same ids
  --clock jump                      the parameter "wait" moves the clock instead of waiting, and
                                    POST /local/clock moves it to a time
  --start 2025-11-26T08:00:00Z      the time that the clock starts from; this one matches the guides
  --webhook http://localhost:8080   the address that events are sent to

Each option can also be an environment variable, such as PORT.`;

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
      help: { type: 'boolean', short: 'h' },
    },
  });
  return values;
}

async function main(): Promise<void> {
  const { port, seed, clock: kind, start, webhook, help } = readOptions();
  if (help === true) {
    console.log(usage);
    return;
  }
  const ahead = start === undefined ? 0 : Date.parse(start) - Date.now();
  if (Number.isNaN(ahead))
    throw new Error(`Invalid start: ${start ?? ''}. Write a time such as 2025-11-26T08:00:00Z.`);
  if (kind !== undefined && kind !== 'jump')
    throw new Error(`Invalid clock: ${kind}. Write jump, or leave it out.`);
  const now = () => Date.now() + ahead;
  const jumping = kind === 'jump' ? jumpingClock(now) : undefined;
  const clock = jumping ?? realClock(now);
  const keys = new WebhookKeys();
  const data = readCurrentData();
  const { timeoutSeconds } = data.environments.webhooks;
  const sandbox = createSandbox(data, {
    clock,
    checks: selfChecks,
    seed: seed === undefined ? Date.now() % 1_000_000 : wholeNumber('seed', seed),
    ...(webhook !== undefined && {
      webhook: webhookTo(webhook, deliverByHttp(timeoutSeconds), (own) => keys.signing(own)),
    }),
  });
  const chosenPort = wholeNumber('port', port ?? defaultPort, maxPort);
  const { origin } = await serveSandbox(sandbox, chosenPort, { clock: jumping, keys });
  console.log(`The sandbox answers at ${origin}/v1 (stop with Ctrl+C).`);
  console.log(`Access token: ${sandbox.issueToken()}`);
  console.log(`More tokens: POST ${origin}/oauth2/token`);
  console.log(`Webhook key: ${await webhookKeyOf(sandbox)}`);
}

main().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') console.error(`${message}. Choose another port with --port.`);
  else console.error(code?.startsWith('ERR_PARSE_ARGS_') ? `${message}\n\n${usage}` : message);
  process.exitCode = 1;
});
