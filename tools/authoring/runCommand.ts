/** Says why a command changes nothing, and what to do instead. */
export class Refusal extends Error {}

const isWrongOption = (error: unknown): error is TypeError =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/**
 * Runs an author's command with the arguments of the process. Prints the message of a refusal or,
 * with the usage, of a wrong option, and sets the exit code to 1. Throws any other error.
 */
export function runCommand(command: (args: readonly string[]) => void, usage: string): void {
  try {
    command(process.argv.slice(2));
  } catch (error) {
    if (isWrongOption(error)) console.error(`${error.message}\n\n${usage}`);
    else if (error instanceof Refusal) console.error(error.message);
    else throw error;
    process.exitCode = 1;
  }
}
