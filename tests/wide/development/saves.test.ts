import { readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../../tools/browser';
import { copyProject, type ProjectCopy } from '../../../tools/copyProject';
import type { RunningServer } from '../../../tools/serve/startServer';
import { startDevelopment } from './startDevelopment';

jest.setTimeout(300_000);

let project: ProjectCopy;
let development: RunningServer | undefined;
let browser: Browser | undefined;
let page: Page;

beforeAll(async () => {
  project = copyProject('saves');
  development = await startDevelopment(project.root);
  browser = await launchBrowser();
  page = await browser.newPage();
});

afterAll(async () => {
  await browser?.close();
  await development?.close();
  project.remove();
});

/** Waits until the page contains a text or, if `isShown` is false, until it no longer does. */
const waitForText = (text: string, isShown = true) =>
  page.waitForFunction(
    (expected) => document.body.innerHTML.includes(expected.text) === expected.isShown,
    { text, isShown },
    { timeout: 60_000 },
  );

const waitUntilGone = (text: string) => waitForText(text, false);

/** Opens a page, and marks the document, which a reload would replace. */
async function open(path: string): Promise<void> {
  await page.goto(`${development?.origin}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => (document.body.dataset['opened'] = 'yes'));
}

const hasReloaded = () => page.evaluate(() => document.body.dataset['opened'] !== 'yes');

function insertAfter(text: string, from: string, key: string, inserted: string): string {
  const at = text.indexOf(key, text.indexOf(from)) + key.length;
  return text.slice(0, at) + inserted + text.slice(at);
}

const addToText = (text: string, word: string) =>
  text.replace(/\n---\n\n/, `$&${word} is here.\n\n`);
const addToTitle = (text: string, word: string) => text.replace(/^title:.*$/m, `title: ${word}`);

/** A kind of file, with a page that shows it and a change that adds a word to that page. */
type Change = [
  kind: string,
  path: string,
  file: string,
  change: (text: string, word: string) => string,
];

const changes: Change[] = [
  ['the text of a page', '/regions', 'regions.mdx', addToText],
  ['front matter', '/regions', 'regions.mdx', addToTitle],
  [
    'a data file',
    '/documentation/institutions/transactions',
    'reference/fees.yaml',
    (text, word) => text.replace(/^baseUnit: .*$/m, `baseUnit: ${word}`),
  ],
  [
    'a sidebar',
    '/regions',
    'sidebars.yaml',
    (text, word) => text.replace(/category: .*/, `category: ${word}`),
  ],
  [
    'a drawing',
    '/architecture',
    'figures/architecture.svg',
    (text, word) => text.replace(/<text([^>]*)>[^<]*</, `<text$1>${word}<`),
  ],
  [
    'a partial',
    '/documentation/gallery',
    'partials/gallery.md',
    (text, word) => `${word}\n\n${text}`,
  ],
  [
    'a file that a page imports',
    '/documentation/gallery',
    'samples/gallery.py',
    (text, word) => text.replace(/#region slot.*\n/, `$&# ${word}\n`),
  ],
  [
    'the OpenAPI document',
    '/institutions/customers/add',
    'reference/openapi.json',
    (text, word) =>
      insertAfter(text, '"operationId": "addCustomer"', '"description": "', `${word} `),
  ],
  [
    'the OpenRPC document',
    '/validators/network-documentation/rpc/getSlot',
    'reference/openrpc.json',
    (text, word) => insertAfter(text, '"name": "getSlot"', '"description": "Options', ` ${word}`),
  ],
];

test.each(changes)(
  'saving %s updates the open page without a reload',
  async (_kind, path, file, change) => {
    const saved = join(project.root, 'content/current', file);
    const before = readFileSync(saved, 'utf8');
    await open(path);
    const word = 'Quokka';
    expect(change(before, word)).not.toBe(before);
    writeFileSync(saved, change(before, word));
    await waitForText(word);
    writeFileSync(saved, before);
    await waitUntilGone(word);
    expect(await hasReloaded()).toBe(false);
  },
);

const ways: [name: string, save: (file: string, text: string) => void][] = [
  ['written in place', writeFileSync],
  [
    'written under another name and renamed',
    (file, text) => {
      writeFileSync(join(project.root, 'unsaved'), text);
      renameSync(join(project.root, 'unsaved'), file);
    },
  ],
  [
    'removed and written again',
    (file, text) => {
      unlinkSync(file);
      writeFileSync(file, text);
    },
  ],
];

describe.each(ways)('after ten quick saves of a file that is %s,', (_name, save) => {
  const bursts = [['text', addToText] as const, ['title', addToTitle] as const].flatMap(
    ([what, change]) => [40, 90, 160, 230].map((pause) => [what, pause, change] as const),
  );

  test.each(bursts)('the page shows the last %s (%i ms apart)', async (what, pause, change) => {
    const file = join(project.root, 'content/current/regions.mdx');
    const before = readFileSync(file, 'utf8');
    await open('/regions');
    const word = (index: number) => `Wombat${what}${pause}x${index}y`;
    for (let index = 0; index < 10; index++) {
      save(file, change(before, word(index)));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    await waitForText(word(9));
    save(file, before);
    await waitUntilGone('Wombat');
    expect(await hasReloaded()).toBe(false);
  });
});

test('a mistake is shown with its position and advice until it is corrected', async () => {
  const file = join(project.root, 'content/current/regions.mdx');
  const before = readFileSync(file, 'utf8');
  await open('/regions');
  writeFileSync(file, addToText(before, '{fees.wombat}'));
  await page
    .getByRole('listitem')
    .filter({
      hasText: /content\/current\/regions\.mdx:\d+:1 Unknown token "{fees.wombat}"\. Use /,
    })
    .waitFor();
  writeFileSync(file, before);
  await waitUntilGone('fees.wombat');
});
