/** @jest-environment jsdom */
import { restoreTabs } from './restoreTabs';

async function parseTabs(): Promise<readonly (string | undefined)[]> {
  const group = document.createElement('div');
  group.dataset['group'] = 'language';
  document.body.replaceChildren(group);
  for (const label of ['bash', 'rust']) {
    const panel = document.createElement('section');
    panel.dataset['label'] = label;
    group.append('\n', panel);
  }
  await new Promise((done) => queueMicrotask(() => done(undefined)));
  const shown = [...group.querySelectorAll<HTMLElement>('[data-selected]')];
  return shown.map((panel) => panel.dataset['label']);
}

/** Ends parsing, so that this test's observer does not act in the next test. */
const endParsing = (): boolean => window.dispatchEvent(new Event('DOMContentLoaded'));

afterEach(endParsing);

test.each([
  [null, []],
  ['rust', ['rust']],
  ['cobol', []],
])(
  'if the storage returns %s, selects the panels %j as they are parsed',
  async (stored, expected) => {
    restoreTabs((key) => (key === 'tabs.language' ? stored : null));
    expect(await parseTabs()).toEqual(expected);
  },
);

test('stops when the page has been parsed', async () => {
  restoreTabs(() => 'rust');
  endParsing();
  expect(await parseTabs()).toEqual([]);
});
