import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { trailingSlash } from '../../src/site/addresses';
import { readHostRules, type HostRules } from './hostRules';
import { projectRoot } from '../copyProject';

let rules: HostRules;

beforeAll(async () => {
  rules = await readHostRules(projectRoot);
});

test('the host redirects to one form of address unless trailing slashes are ignored', () => {
  expect(rules.prettyUrls).toBe(trailingSlash !== 'ignore');
});

test('the edge function for addresses redirects only those that end in a file name', () => {
  const [edge] = rules.edgeFunctions;
  expect(edge?.pattern.test('/a/index.html')).toBe(true);
  expect(edge?.pattern.test('/a')).toBe(false);
  const answer = edge?.run(new Request('https://host.example/a.html?q=1')) as Response | undefined;
  expect([answer?.status, answer?.headers.get('location')]).toEqual([
    301,
    'https://host.example/a?q=1',
  ]);
  expect(edge?.run(new Request('https://host.example/a'))).toBeUndefined();
});

test('the imports of the edge functions have file extensions, which Deno requires', () => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/ from '([^']+)'/g)) {
      const target = join(dirname(file), specifier);
      expect([specifier, existsSync(target)]).toEqual([specifier, true]);
      visit(target);
    }
  };
  const folder = join(projectRoot, 'netlify/edge-functions');
  for (const name of readdirSync(folder)) visit(join(folder, name));
  expect(seen.size).toBeGreaterThan(4);
});
