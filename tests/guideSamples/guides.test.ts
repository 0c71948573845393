import { sandboxDataOf } from '../../src/gatsby/versions/sandboxData';
import { readCurrentVersion } from '../facts/rpcPages';
import { readGuides, resolveLink } from './readGuides';
import { compareRequests } from './requests';
import { GuideRunner } from './runGuide';
import type { BlockResult } from './scenario';

/** In milliseconds; long enough for a busy machine. */
const timeout = 60_000;
const isReference = (file: string) => /^institutions?\//.test(file);
const guides = readGuides(
  (file) =>
    /^(?:api\b|documentation\/(?:institutions\/|usd_on_\{network\}\/issuing))/.test(file) ||
    isReference(file),
);
const { library } = readCurrentVersion();
const { sandbox, local } = library.tokens['environments'] as unknown as {
  sandbox: { api: string; token: string };
  local: { port: number };
};
const origins = [sandbox.api, sandbox.token, `http://localhost:${local.port}`].map(
  (address) => new URL(address).origin,
);
const runner = new GuideRunner(guides, sandboxDataOf(library), origins);
const results = new Map<string, readonly BlockResult[]>();

const placeOf = (file: string, { block }: BlockResult) =>
  `content/current/${file}:${block.line} ${block.lang} ${block.title}`.trimEnd();

const guideOf = (file: string) => {
  const guide = guides.get(file);
  if (guide === undefined) throw new Error(`There is no ${file}.`);
  return guide;
};

function formatReport(): string {
  const lines = [...results].flatMap(([file, found]) => {
    const bash = found.filter(({ block }) => block.lang === 'bash');
    const ran = bash.filter(({ outcome }) => outcome === 'ran');
    const compared = found.filter(({ outcome }) => outcome === 'compared');
    const counts = `${ran.length} of ${bash.length} blocks ran, ${compared.length} responses compared`;
    const name = file.replace(/^documentation\/institutions/, '…').padEnd(44);
    return [
      `${name} ${counts}`,
      ...found
        .filter(
          ({ outcome, block }) =>
            outcome === 'not run' && (block.lang === 'bash' || !block.isGenerated),
        )
        .map(({ block }) => `  line ${block.line}, ${block.lang}: ${block.norun ?? ''}`),
    ];
  });
  return `${lines.join('\n')}\n`;
}

describe('the samples run and get the responses that the page shows', () => {
  it.each([...guides.keys()])(
    '%s',
    async (file) => {
      const found = await runner.run(guideOf(file));
      results.set(file, found);
      const problems = found.flatMap((result) =>
        result.problems.map((problem) => `${placeOf(file, result)}\n  ${problem}`),
      );
      expect(problems.join('\n')).toBe('');
    },
    timeout,
  );

  afterAll(async () => {
    await runner.close();
    process.stdout.write(formatReport());
  });
});

it.each([...guides.keys()])('the tabs of %s show the same request', (file) => {
  expect(compareRequests(guideOf(file)).problems).toEqual([]);
});

it.each(
  [...guides.values()].filter(({ before, file }) => before !== undefined && !isReference(file)),
)('$file links to the page that its samples continue', ({ file, before, text }) => {
  const links = [...text.matchAll(/\]\(([^)#]+\.mdx)/g)].map(([, link = '']) =>
    resolveLink(file, link),
  );
  expect(links).toContain(before?.file);
  if (before?.step !== undefined) expect(text).toContain(`"${before.step}"`);
});
