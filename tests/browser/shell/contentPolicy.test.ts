import type { Page } from 'playwright-core';
import { useHarness } from '../../support/browser';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/documentation/mpc_wallets';

async function changePolicy(page: Page, change: (policy: string) => string): Promise<void> {
  await page.route(harness.address(guide), async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = change(headers['content-security-policy'] ?? '');
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
}

test('an injected script, style or HTML string has no effect, and images and requests to other hosts are blocked', async () => {
  const { page, violations } = await harness.openReady(guide, { breaksPolicy: true });
  const result = await page.evaluate(async () => {
    const blocked: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      blocked.push(effectiveDirective);
    });
    const attempt = (act: () => void): void => {
      try {
        act();
      } catch (error) {
        blocked.push((error as Error).name);
      }
    };
    const { body } = document;
    const inject = (name: string, properties: object): void => {
      body.append(Object.assign(document.createElement(name), properties));
    };
    attempt(() => inject('script', { textContent: 'window.injected = true' }));
    attempt(() => inject('script', { src: 'https://host.example/a.js' }));
    attempt(() => (body.innerHTML = '<img src="x">'));
    attempt(() => body.insertAdjacentHTML('beforeend', '<b>injected</b>'));
    attempt(() => document.write('<b>injected</b>'));
    attempt(() =>
      (
        window as unknown as { trustedTypes: { createPolicy(name: string): void } }
      ).trustedTypes.createPolicy('other'),
    );
    attempt(() => inject('style', { textContent: 'body { display: none }' }));
    attempt(() => inject('iframe', { src: '/' }));
    attempt(() => inject('img', { src: 'https://host.example/a.png' }));
    attempt(() => body.setAttribute('style', 'display: none'));
    await fetch('https://host.example/').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    return { blocked, isRun: 'injected' in window, display: getComputedStyle(body).display };
  });
  expect(result.isRun).toBe(false);
  expect(result.display).not.toBe('none');
  expect(result.blocked.filter((name) => name === 'TypeError').length).toBeGreaterThanOrEqual(5);
  expect(result.blocked).toEqual(
    expect.arrayContaining([
      'require-trusted-types-for',
      'style-src-elem',
      'img-src',
      'connect-src',
    ]),
  );
  expect(await page.getByText('injected').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(violations.length).toBeGreaterThan(5);
});

test('a script that the host adds to the HTML does not run', async () => {
  const { page, violations } = await harness.open(guide, {
    breaksPolicy: true,
    prepare: (each) =>
      each.route(harness.address(guide), async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const body = html.replace('</body>', '<script>window.injected = true</script></body>');
        await route.fulfill({ response, body });
      }),
  });
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(violations.length).toBeGreaterThan(0);
});

test.each([
  [
    'no Trusted Types policies',
    (policy: string) => policy.replace(/trusted-types .*/, "trusted-types 'none'"),
  ],
  ['no Trusted Types policy for chunks', (policy: string) => policy.replace(' webpack', '')],
  ['no scripts', (policy: string) => policy.replace("script-src 'self'", 'script-src')],
])('the page shows a notice if the host allows %s', async (_, change) => {
  const { page } = await harness.open(guide, {
    breaksPolicy: true,
    prepare: (each) => changePolicy(each, change),
  });
  await page.getByRole('alert').getByText('Parts of this page could not be loaded.').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});
