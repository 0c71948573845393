import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
 * The commands are functions, so that a call starts no process: the arguments go to the test, which
 * writes what the command prints to files and its exit code to a pipe.
 */
const prelude = `
in_test() {
  local code output error
  printf '%s\\0' "$PWD" "$@" $'\\1' >&3
  read -r -u 4 code
  IFS= read -r -d '' output <"$SHELL_FILES/output"
  IFS= read -r -d '' error <"$SHELL_FILES/error"
  printf '%s' "$error" >&2
  printf '%s' "$output"
  return "$code"
}
curl() { in_test curl "$@"; }
sleep() { in_test sleep "$@"; }
uuidgen() {
  local id
  read -r id </proc/sys/kernel/random/uuid
  printf '%s\\n' "$id"
}
export -f in_test curl sleep uuidgen
cd "$SHELL_FILES/work" || exit 1
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
  readonly folder = mkdtempSync(join(tmpdir(), 'guides-'));
  readonly #bash: ChildProcess;
  readonly #input: Writable;
  #error = '';
  #onBlock: (text: string) => void = () => undefined;

  constructor(command: Command) {
    const files = this.folder;
    const work = join(files, 'work');
    this.#bash = spawn('bash', ['--noprofile', '--norc'], {
      env: { PATH: process.env['PATH'], SHELL_FILES: files, LC_ALL: 'C', HOME: work, TZ: 'UTC' },
      stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
    });
    const [input, output, error, calls, codes] = this.#bash.stdio as unknown as [
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
    error.setEncoding('utf8').on('data', (chunk: string) => {
      this.#error += chunk;
    });
    let words: string[] = [];
    onParts(calls, (part) => {
      if (part !== '\u0001') {
        words.push(part);
        return;
      }
      const [folder = '', name = '', ...rest] = words;
      words = [];
      void command(name, rest, folder).then((result) => {
        writeFileSync(join(files, 'output'), result.output);
        writeFileSync(join(files, 'error'), result.error);
        codes.write(`${result.code}\n`);
      });
    });
    input.write(`mkdir -p ${quoted(work)}${prelude}`);
  }

  /** Runs a block; variables, functions and the working directory stay for the next one. */
  run(text: string): Promise<CommandResult> {
    return new Promise((resolve, reject) => {
      this.#error = '';
      let output: string | undefined;
      this.#bash.once('exit', reject);
      this.#onBlock = (part) => {
        if (output === undefined) {
          output = part;
          return;
        }
        this.#bash.off('exit', reject);
        resolve({ code: Number(part), output, error: this.#error });
      };
      this.#input.write(`eval ${quoted(text)} </dev/null; printf '\\0%s\\0' "$?"\n`);
    });
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
