import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Executable } from '../browser';
import { projectRoot } from '../copyProject';

interface Report {
  readonly categories: Record<string, { readonly score: number }>;
  readonly audits: Record<string, { readonly numericValue?: number }>;
}

const program = join(projectRoot, 'node_modules/.bin/lighthouse');

/**
 * Returns Lighthouse's scores (0 to 100) and main figures for a phone; undefined unless it is
 * installed (`npm install --no-save lighthouse@12`).
 */
export async function runLighthouse(
  address: string,
  { path, env }: Executable,
): Promise<Record<string, number> | undefined> {
  if (!existsSync(program)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await promisify(execFile)(
      program,
      [
        address,
        '--output=json',
        `--output-path=${file}`,
        '--quiet',
        '--chrome-flags=--headless --no-sandbox --disable-gpu',
      ],
      { env: { ...process.env, ...env, CHROME_PATH: path } },
    );
    const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const scores = Object.entries(categories).map(([name, { score }]) => [name, score * 100]);
    const figure = (name: string): number => Math.round(audits[name]?.numericValue ?? Number.NaN);
    return {
      ...(Object.fromEntries(scores) as Record<string, number>),
      'largest paint, ms': figure('largest-contentful-paint'),
      'blocking, ms': figure('total-blocking-time'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
