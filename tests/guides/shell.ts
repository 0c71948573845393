import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** What a command or a block of bash did: its exit code and what it printed. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
  readonly error: string;
}

/** Answers a command that the samples run, by its name, arguments and working directory. */
export type Command = (
  name: string,
  words: readonly string[],
  folder: string,
) => Promise<CommandResult>;

/**
 * The commands are functions, so that a call starts no process: the arguments go to the test through
 * one pipe; exit code, lengths and texts of what the command prints come back through another.
 */
const prelude = `
in_test() {
  local code length error_length output= error=
  printf '%s\\0' "$PWD" "$@" $'\\1' >&3
  read -r -u 4 code length error_length
  [[ $length == 0 ]] || IFS= read -r -u 4 -N "$length" output
  [[ $error_length == 0 ]] || IFS= read -r -u 4 -N "$error_length" error
  printf '%s' "$error" >&2
  printf '%s' "$output"
  return "$code"
}
curl() { in_test curl "$@"; }
openssl() { in_test openssl "$@"; }
sleep() { in_test sleep "$@"; }
uuidgen() {
  local id
  read -r id </proc/sys/kernel/random/uuid
  printf '%s\\n' "$id"
}
export -f in_test curl openssl sleep uuidgen
`;

/** Splits a stream at zero bytes. */
function onParts(stream: Readable, take: (part: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) take(part);
  });
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** One bash that runs the blocks of a page one after the other. */
export class Shell {
  /** The working directory, empty at first. */
  readonly folder = mkdtempSync(join(tmpdir(), 'guides-'));
  readonly #bash: ChildProcess;
  readonly #input: Writable;
  #onBlock: (text: string) => void = () => undefined;
  #onError: (text: string) => void = () => undefined;

  constructor(command: Command) {
    this.#bash = spawn('bash', ['--noprofile', '--norc'], {
      env: { PATH: process.env['PATH'], LC_ALL: 'C', HOME: this.folder, TZ: 'UTC' },
      cwd: this.folder,
      stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
    });
    const [input, output, error, calls, replies] = this.#bash.stdio as unknown as [
      Writable,
      Readable,
      Readable,
      Readable,
      Writable,
    ];
    this.#input = input;
    onParts(output, (part) => {
      this.#onBlock(part);
    });
    onParts(error, (part) => {
      this.#onError(part);
    });
    let words: string[] = [];
    onParts(calls, (part) => {
      if (part !== '\u0001') {
        words.push(part);
        return;
      }
      const [folder = '', name = '', ...rest] = words;
      words = [];
      void command(name, rest, folder).then(({ code, output, error: message }) => {
        const lengths = `${Buffer.byteLength(output)} ${Buffer.byteLength(message)}`;
        replies.write(`${code} ${lengths}\n${output}${message}`);
      });
    });
    input.write(prelude);
  }

  /** Runs a block; variables, functions and the working directory stay for the next one. */
  async run(text: string): Promise<CommandResult> {
    const parts: string[] = [];
    const errors = new Promise<string>((resolve) => {
      this.#onError = resolve;
    });
    const output = new Promise<CommandResult>((resolve, reject) => {
      const ended = () => {
        reject(new Error('The bash of the samples has ended.'));
      };
      this.#bash.once('exit', ended);
      this.#onBlock = (part) => {
        parts.push(part);
        const [printed = '', code] = parts;
        if (code === undefined) return;
        this.#bash.off('exit', ended);
        resolve({ code: Number(code), output: printed, error: '' });
      };
    });
    // A zero byte ends what the block prints, on both pipes.
    this.#input.write(
      `eval ${quoted(text)} </dev/null; printf '\\0%s\\0' "$?"; printf '\\0' >&2\n`,
    );
    return { ...(await output), error: await errors };
  }

  /** Ends bash and removes its files. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#bash.removeAllListeners('exit');
      this.#bash.once('close', () => {
        rmSync(this.folder, { recursive: true, force: true });
        resolve();
      });
      this.#input.end('exit\n');
    });
  }
}
