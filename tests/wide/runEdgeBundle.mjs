/* global console, Request, URL */
/**
 * Runs the edge functions of a Netlify bundle in Deno:
 * `deno run --import-map MAP runEdgeBundle.mjs BUNDLE MANIFEST FOLDER`, with requests on standard
 * input as `[{ "url": "…", "accept": "…" }]`. Writes the bundle's modules to FOLDER, to which MAP
 * maps `file:///root/`. For each request, prints the responses of the functions whose routes match.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { Parser } from 'https://deno.land/x/eszip@v0.55.2/mod.ts';

const [bundle, manifestFile, folder] = process.argv.slice(2);
const root = 'file:///root/';

const parser = await Parser.createInstance();
const specifiers = await parser.parseBytes(new Uint8Array(readFileSync(bundle)));
await parser.load();
for (const specifier of specifiers.filter((each) => each.startsWith(root))) {
  const file = join(folder, specifier.slice(root.length));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await parser.getModuleSource(specifier));
}
const entry = join(folder, 'entry.mjs');
writeFileSync(entry, await parser.getModuleSource('netlify:bootstrap-stage2'));
const { functions } = await import(`file://${entry}`);

const { routes } = JSON.parse(readFileSync(manifestFile, 'utf8'));

function matches({ pattern, headers = {} }, { url, accept }) {
  if (!new RegExp(pattern).test(new URL(url).pathname)) return false;
  return Object.entries(headers).every(
    ([name, matcher]) => name === 'accept' && new RegExp(matcher.pattern).test(accept),
  );
}

const requests = JSON.parse(readFileSync(0, 'utf8'));
const answers = requests.map((request) =>
  routes
    .filter((route) => matches(route, request))
    .map((route) =>
      functions[route.function](new Request(request.url, { headers: { accept: request.accept } })),
    )
    .filter((answer) => answer !== undefined)
    .map((answer) =>
      answer instanceof URL
        ? `shows ${answer.pathname}`
        : `${answer.status} ${answer.headers.get('location')}`,
    ),
);
console.log(JSON.stringify(answers));
