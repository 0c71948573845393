import { createSandbox, jumpingClock, realClock } from '../../src/sandbox';
import { selfChecks } from '../../src/sandbox/selfChecks';
import { webhookKeyOf, webhookTo } from '../../src/sandbox/webhooks/deliver';
import { deliverByHttp } from './deliverByHttp';
import { readOptions, usage } from './options';
import { readCurrentData } from './readData';
import { serveSandbox } from './serveSandbox';
import { WebhookKeys } from './webhookKeys';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === 'help') {
    console.log(usage);
    return;
  }
  const { port, seed, isJumping, start, webhook } = options;
  const ahead = start === undefined ? 0 : start - Date.now();
  const now = () => Date.now() + ahead;
  const jumpClock = isJumping ? jumpingClock(now) : undefined;
  const clock = jumpClock ?? realClock(now);
  const keys = new WebhookKeys();
  const data = readCurrentData();
  const { timeoutSeconds } = data.environments.webhooks;
  const sandbox = createSandbox(data, {
    clock,
    checks: selfChecks,
    seed: seed ?? Date.now() % 1_000_000,
    ...(webhook !== undefined && {
      webhook: webhookTo(webhook, deliverByHttp(timeoutSeconds, console.error), (own) =>
        keys.signing(own),
      ),
    }),
  });
  const { origin } = await serveSandbox(sandbox, port, {
    clock: jumpClock,
    keys: webhook === undefined ? undefined : keys,
  });
  console.log(`Serving the sandbox at ${origin}/v1 (stop with Ctrl+C)`);
  console.log(`Access token: ${sandbox.issueToken()}`);
  console.log(`More tokens: POST ${origin}/oauth2/token`);
  console.log(`Webhook key: ${await webhookKeyOf(sandbox)}`);
  if (jumpClock !== undefined) console.log(`Move the clock: POST ${origin}/local/clock`);
  if (webhook !== undefined) {
    console.log(`Rotate the key: POST ${origin}/local/webhook_keys`);
    console.log(`Send an event again: POST ${origin}/local/deliveries/<event id>`);
  }
}

main().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') console.error(`${message}. Choose another port with --port.`);
  else console.error(code?.startsWith('ERR_PARSE_ARGS_') ? `${message}\n\n${usage}` : message);
  process.exitCode = 1;
});
