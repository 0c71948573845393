import { parseArgs } from 'node:util';
import { maxPort, wholeNumber } from '../wholeNumber';
import { parseTime } from './parseTime';

const defaultPort = '4010';

/** What `--help` prints. */
export const usage = `Usage: npm run sandbox -- [options]

Serves the institution API at http://localhost:${defaultPort}/v1, with data in memory.

  --port 4011                       another port
  --seed 1                          the same calls at the same times give the same ids
  --clock jump                      the parameter "wait" moves the clock instead of waiting, and
                                    POST /local/clock moves it
  --start 2025-11-26T08:00:00Z      the time that the clock starts from; this one matches the guides
  --webhook http://localhost:8080   the address that events are sent to

Each option can also be an environment variable, such as PORT.

These calls exist only here, and need no token:

  POST /local/clock                 moves the clock, with {"advance": "P1M"} or
                                    {"to": "2025-12-26T08:00:00Z"}; needs --clock jump
  POST /local/webhook_keys          begins a rotation: two keys sign; needs --webhook
  DELETE /local/webhook_keys        ends it: only the new key signs`;

interface Options {
  readonly port: number;
  readonly seed: number | undefined;
  readonly isJumping: boolean;
  /** In milliseconds since 1970; undefined means the present. */
  readonly start: number | undefined;
  readonly webhook: string | undefined;
}

const isWebAddress = (text: string) => /^https?:/i.test(text) && URL.canParse(text);

/**
 * Reads the options from arguments and, where these are missing, from environment variables.
 *
 * @returns 'help' if that was asked for, whatever the other values are
 * @throws Error for an unknown option, and for an invalid value
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options | 'help' {
  const type = 'string' as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type, default: env['PORT'] },
      seed: { type, default: env['SEED'] },
      clock: { type, default: env['CLOCK'] },
      start: { type, default: env['START'] },
      webhook: { type, default: env['WEBHOOK'] },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const { port = defaultPort, seed, clock, start, webhook, help } = values;
  if (help === true) return 'help';
  const startTime = start === undefined ? undefined : parseTime(start);
  if (start !== undefined && startTime === undefined)
    throw new Error(`Invalid start: ${start}. Write a time in UTC, such as 2025-11-26T08:00:00Z.`);
  if (clock !== undefined && clock !== 'jump')
    throw new Error(`Invalid clock: ${clock}. Write jump, or leave it out.`);
  if (webhook !== undefined && !isWebAddress(webhook))
    throw new Error(`Invalid webhook: ${webhook}. Write an address such as http://localhost:8080.`);
  return {
    port: wholeNumber('port', port, maxPort),
    seed: seed === undefined ? undefined : wholeNumber('seed', seed),
    isJumping: clock === 'jump',
    start: startTime,
    webhook,
  };
}
