/**
 * `npm test`, `npm run quick`, `npm run test:wide`: runs the steps of a suite, as many in parallel
 * as there are slots. Continues after failures; the last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { adviceToUse } from '../../src/shared/suggest';
import { countTests, type Count, type JestReport } from './countTests';
import { runInParallel } from './runInParallel';
import { suites, type Step } from './steps';

const root = join(__dirname, '../..');
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

interface Outcome {
  readonly succeeded: boolean;
  readonly output: string;
}

function run([program, ...args]: readonly string[]): Promise<Outcome> {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((resolve) => {
    const child = spawn(program ?? '', args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: path },
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const end = (succeeded: boolean, message = ''): void => {
      resolve({ succeeded, output: Buffer.concat(chunks).toString() + message });
    };
    child.on('error', ({ message }) => end(false, message));
    child.on('close', (code) => end(code === 0));
  });
}

function countIn(report: string, succeeded: boolean): Count {
  try {
    const count = countTests(JSON.parse(readFileSync(report, 'utf8')) as JestReport);
    // A run can fail without a failed test, for example if it found no tests.
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function runStep({ name, command, jestProject }: Step): Promise<Count & Outcome> {
  const report = join(reports, `${name}.json`);
  const flags = jestProject === undefined ? [] : ['--ci', '--json', `--outputFile=${report}`];
  const outcome = await run([...command, ...flags]);
  const { succeeded } = outcome;
  if (jestProject !== undefined) return { ...outcome, ...countIn(report, succeeded) };
  return { ...outcome, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
}

function chosenSuite(): readonly Step[] {
  const name = process.argv[2] ?? 'full';
  if (!Object.hasOwn(suites, name)) {
    throw new Error(`Unknown suite "${name}". ${adviceToUse(Object.keys(suites))}`);
  }
  return suites[name as keyof typeof suites];
}

/** One more than the number of cores (at least 3), because steps also wait for the disk. */
const slots = Math.max(2, availableParallelism()) + 1;

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

async function main(): Promise<void> {
  const steps = chosenSuite();
  const start = Date.now();
  const total = { passed: 0, failed: 0 };
  const failedSteps = new Set<Step>();
  const lines = new Map<Step, string>();

  await runInParallel<Step>(steps, slots, async (step) => {
    console.log(`started ${step.name}`);
    const stepStart = Date.now();
    const isBlocked = step.needs !== undefined && failedSteps.has(step.needs);
    const { output, passed, failed } = isBlocked
      ? { output: `Not run: "${step.needs?.name}" failed.`, passed: 0, failed: 1 }
      : await runStep(step);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failedSteps.add(step);
    const result = `${failed > 0 ? 'FAIL' : 'ok  '} ${step.name}`;
    const line = `${result}: ${passed} passed, ${failed} failed (${seconds(stepStart)})`;
    lines.set(step, line);
    console.log(`\n=== ${step.name}\n${output.trim()}\n${line}\n`);
  });

  rmSync(reports, { recursive: true });
  const summary = steps.map((step) => lines.get(step)).join('\n');
  console.log(`=== summary\n${summary}\n\n${seconds(start)} in total`);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`${total.passed} passed, ${total.failed} failed`);
}

void main();
