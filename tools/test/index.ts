/** `npm test`: runs every step, goes on after failures, and ends with `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { countTests, type Count, type JestReport } from './countTests';
import { buildStep, steps, type Step } from './steps';

const root = join(__dirname, '../..');
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

/** Runs a command with its output streamed through; resolves to whether it succeeded. */
function run([program, ...args]: readonly [string, ...string[]]): Promise<boolean> {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((resolve) => {
    spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path } })
      .on('error', (error) => {
        console.error(error.message);
        resolve(false);
      })
      .on('close', (code) => {
        resolve(code === 0);
      });
  });
}

async function runJest(project: string, command: Step['command']): Promise<Count> {
  const file = join(reports, `${project}.json`);
  const succeeded = await run([...command, '--ci', '--json', `--outputFile=${file}`]);
  try {
    const count = countTests(JSON.parse(readFileSync(file, 'utf8')) as JestReport);
    // A run can fail without a failed test: no test found, a leaking handle.
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function runStep({ command, jestProject }: Step): Promise<Count> {
  if (jestProject !== undefined) return runJest(jestProject, command);
  return (await run(command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function main(): Promise<void> {
  const total = { passed: 0, failed: 0 };
  const lines: string[] = [];
  let built = true;

  for (const step of steps) {
    console.log(`\n=== ${step.name}`);
    const start = Date.now();
    let count: Count;
    if (step.needsBuild && !built) {
      console.error('Not run: the site could not be built.');
      count = { passed: 0, failed: 1 };
    } else {
      count = await runStep(step);
    }
    if (step === buildStep) built = count.failed === 0;
    total.passed += count.passed;
    total.failed += count.failed;
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    const counts = `${count.passed} passed, ${count.failed} failed`;
    lines.push(`${count.failed > 0 ? 'FAIL' : 'ok  '} ${step.name}: ${counts} (${seconds} s)`);
    console.log(lines.at(-1));
  }

  rmSync(reports, { recursive: true });
  console.log(`\n=== summary\n${lines.join('\n')}\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`${total.passed} passed, ${total.failed} failed`);
}

void main();
