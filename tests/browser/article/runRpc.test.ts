import { useHarness, waitUntilReady } from '../../support/browser';
import { startRpcNode, unusedAddress, type RpcNode } from '../../support/rpcNode';
import { RunPanel } from '../../support/runPanel';
import { rpcPath } from '../../routes';

jest.setTimeout(60_000);

const harness = useHarness();
let node: RpcNode;

beforeAll(async () => {
  node = await startRpcNode();
});

afterAll(() => node.close());

test('the panel calls a node, compares its response with the reference and explains failures', async () => {
  const { page, external } = await harness.openReady(`${rpcPath}/getBalance`);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const panel = new RunPanel(page);
  await panel.open('rpc getBalance');
  const address = panel.dialog.getByLabel('Address', { exact: true });
  expect(await address.inputValue()).toBe('http://127.0.0.1:8899');
  expect(requests.filter((url) => /open(?:rpc|api)\.json|api\.json/.test(url))).toEqual([]);
  await address.fill(node.addressOf('valid'));
  // Nothing is sent before the reader presses Run.
  expect({ external, calls: node.calls }).toEqual({ external: [], calls: [] });

  const runAt = async (target: string, expected: RegExp) => {
    await address.fill(target);
    await panel.runButton.click();
    await panel.response.getByText(expected).first().waitFor();
    return panel.response.innerText();
  };

  const right = await runAt(node.addressOf('valid'), /Matches the reference/);
  expect(right).toContain('18446744073709551615');
  expect(JSON.parse(node.calls[0] ?? '')).toMatchObject({ method: 'getBalance', id: 1 });

  const other = await runAt(node.addressOf('mismatched'), /differences from the reference/);
  expect(other).toContain('context.slot: Must be of type integer');
  expect(other).toContain('context.apiVersion: Is missing');

  await runAt(node.addressOf('error'), /Error -32602: Invalid param: WrongSize/);
  const link = panel.response.getByRole('link', { name: 'Error -32602' });
  expect(await link.getAttribute('href')).toMatch(/\/errors#error-32602$/);

  await runAt(node.addressOf('html'), /a web page, not JSON/);
  await runAt(node.addressOf('cutOff'), /The answer was cut off/);
  await runAt(node.addressOf('withoutCors'), /does not let web pages read its answers \(CORS\)/);
  // The panel promises one request, and a second, empty one only if the browser hides why the first
  // failed.
  expect(node.requests.slice(-2)).toEqual(['POST /cutOff', 'GET /withoutCors']);
  expect(await panel.violations()).toEqual([]);

  await address.fill(node.addressOf('hanging'));
  await panel.runButton.click();
  await panel.dialog.getByRole('button', { name: 'Cancel' }).click();
  await panel.response.getByText('Cancelled').first().waitFor();

  await runAt(await unusedAddress(), /No node answers at 127\.0\.0\.1:/);

  await address.fill('http://192.168.0.7:8899');
  await panel.dialog.getByText(/Forward the port/).waitFor();
  expect(await panel.runButton.getAttribute('aria-disabled')).toBe('true');
});

test('the panel remembers the address only if the reader asks for it', async () => {
  const { page } = await harness.openReady(`${rpcPath}/getBalance`);
  const panel = new RunPanel(page);
  const stored = () => page.evaluate(() => localStorage.getItem('run.node'));
  await panel.open('rpc getBalance');
  const address = panel.dialog.getByLabel('Address', { exact: true });
  await address.fill('http://127.0.0.1:7001');
  expect(await stored()).toBeNull();
  await panel.dialog.getByLabel('Remember this address').check();
  expect(await stored()).toBe('http://127.0.0.1:7001');
  await page.reload();
  await panel.open('rpc getBalance');
  expect(await address.inputValue()).toBe('http://127.0.0.1:7001');
  await panel.dialog.getByLabel('Remember this address').uncheck();
  expect(await stored()).toBeNull();
});

test('the panel recovers from a crash and from a failed download, and accepts unknown keywords in schemas', async () => {
  const { page } = await harness.openReady(`${rpcPath}/getBalance`);
  let schema: object = { $ref: '#/components/schemas/Missing' };
  await page.route('**/run/**/getBalance.json', async (route) => {
    const response = await route.fetch();
    const method = (await response.json()) as { params: { schema: object }[] };
    for (const param of method.params.slice(0, 1)) param.schema = schema;
    await route.fulfill({ json: method });
  });
  const panel = new RunPanel(page);
  await page.locator('[data-run="rpc getBalance"]').first().click();
  await panel.dialog.getByText('The panel has failed: #/components/schemas/Missing').waitFor();
  expect(await panel.violations()).toEqual([]);
  schema = { anyOf: [{ type: 'integer' }, { type: 'string' }], contains: {} };
  await panel.dialog.getByRole('button', { name: 'Try again' }).click();
  await panel.dialog.getByLabel('Form of pubkey').selectOption('number');
  await panel.dialog.getByLabel('pubkey', { exact: true }).last().fill('18446744073709551613');
  expect(await panel.dialog.getByLabel('curl', { exact: true }).innerText()).toContain(
    '"params": [18446744073709551613',
  );

  // The reader can retry a part that failed to load, and focus stays in the panel.
  await page.keyboard.press('Escape');
  await page.unroute('**/run/**/getBalance.json');
  await page.route('**/run/**/getBalance.json', (route) => route.abort());
  await page.locator('[data-run="rpc getBalance"]').first().click();
  const retry = panel.dialog.getByRole('button', { name: 'Retry' });
  await retry.click();
  await panel.dialog.getByText('Part of the panel could not be loaded.').waitFor();
  expect(await retry.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.unroute('**/run/**/getBalance.json');
  await retry.click();
  await panel.runButton.waitFor();
  expect(await panel.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
    true,
  );
});

test('Retry reloads the page if a new build has removed the panel’s files', async () => {
  const { page } = await harness.openReady(`${rpcPath}/getBalance`);
  await page.evaluate(() => Object.assign(window, { isEarlier: true }));
  const files = /\/run-[^/]+\.js$/;
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  await page.locator('[data-run="rpc getBalance"]').first().click();
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await page.waitForFunction(() => !('isEarlier' in window));
  await page.unroute(files);
  await waitUntilReady(page);
  const panel = new RunPanel(page);
  await panel.open('rpc getBalance');
});

test('the panel can be opened, run and closed by keyboard, and Tab reaches its controls', async () => {
  const { page } = await harness.openReady(`${rpcPath}/getBalance`);
  const panel = new RunPanel(page);
  const button = page.locator('[data-run="rpc getBalance"]').first();
  await button.focus();
  await page.keyboard.press('Enter');
  await panel.runButton.waitFor();
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.ariaLabel ?? activeElement?.id ?? '';
    });
  expect(await panel.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
    true,
  );
  await panel.dialog.getByLabel('Address', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(node.addressOf('valid'));
  const seen = new Set<string>();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    seen.add(await focused());
  }
  for (const name of ['Close', 'run-parameters-pubkey', 'curl']) expect([...seen]).toContain(name);
  await panel.dialog.getByLabel('Address', { exact: true }).focus();
  await page.keyboard.press('Control+Enter');
  await panel.response.getByText('Matches the reference').waitFor();
  await page.keyboard.press('Escape');
  await panel.dialog.waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.each([
  [1280, 720],
  [390, 844],
  [320, 568],
])(
  'in a window of %d by %d px, the bar with the Run button covers no control that Tab reaches',
  async (width, height) => {
    const { page } = await harness.openReady(`${rpcPath}/getBlock`, {
      viewport: { width, height },
    });
    const panel = new RunPanel(page);
    await panel.open('rpc getBlock');
    const bar = panel.dialog.locator('.r-bar');
    const covered: string[] = [];
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      const name = await bar.evaluate((element) => {
        const { activeElement } = document;
        if (!activeElement?.closest('dialog') || element.contains(activeElement)) return '';
        const { left, width, bottom } = activeElement.getBoundingClientRect();
        const shown = document.elementFromPoint(left + width / 2, bottom - 2);
        return element.contains(shown) ? activeElement.outerHTML.slice(0, 80) : '';
      });
      if (name !== '') covered.push(name);
    }
    expect(covered).toEqual([]);
  },
);

test('a method shows no Run button without JavaScript', async () => {
  const { page } = await harness.open(`${rpcPath}/getBalance`, { javaScriptEnabled: false });
  expect(await page.locator('[data-run]').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-run]:visible').count()).toBe(0);
});

test('on a phone, node addresses break only between their parts', async () => {
  const { page } = await harness.openReady(`${rpcPath}/getBalance`, {
    viewport: { width: 320, height: 640 },
  });
  const panel = new RunPanel(page);
  await panel.open('rpc getBalance');
  const addresses = panel.dialog.locator('.r-node code');
  expect(await addresses.count()).toBeGreaterThan(0);
  const broken = await addresses.evaluateAll((codes) =>
    codes
      .flatMap((code) => [...code.childNodes])
      .filter((part) => {
        const range = new Range();
        range.selectNodeContents(part);
        return range.getClientRects().length > 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(broken).toEqual([]);
});
