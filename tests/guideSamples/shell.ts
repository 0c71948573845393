import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** The exit code of a command or bash block, and what it printed. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
  readonly error: string;
}

/** Runs a command of the samples, given its name, arguments and working directory. */
export type Command = (
  name: string,
  words: readonly string[],
  folder: string,
) => Promise<CommandResult>;

/**
 * Defines the commands as functions, so that calling one starts no process. All but `uuidgen` send
 * their arguments to the test through one pipe. Another pipe returns the exit code, the lengths of
 * the output and the errors, and then both texts.
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

function readParts(stream: Readable, take: (part: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) take(part);
  });
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A bash process that runs blocks one after another. */
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
    readParts(output, (part) => {
      this.#onBlock(part);
    });
    readParts(error, (part) => {
      this.#onError(part);
    });
    let words: string[] = [];
    readParts(calls, (part) => {
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

  /** Runs a block; its variables, functions and working directory remain for later blocks. */
  async run(text: string): Promise<CommandResult> {
    const parts: string[] = [];
    const errors = new Promise<string>((resolve) => {
      this.#onError = resolve;
    });
    const output = new Promise<CommandResult>((resolve, reject) => {
      const onExit = () => {
        reject(new Error('The bash process of the samples has exited.'));
      };
      this.#bash.once('exit', onExit);
      this.#onBlock = (part) => {
        parts.push(part);
        const [printed = '', code] = parts;
        if (code === undefined) return;
        this.#bash.off('exit', onExit);
        resolve({ code: Number(code), output: printed, error: '' });
      };
    });
    // A zero byte marks the end of the block's output on both pipes.
    this.#input.write(`eval ${quote(text)} </dev/null; printf '\\0%s\\0' "$?"; printf '\\0' >&2\n`);
    return { ...(await output), error: await errors };
  }

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
