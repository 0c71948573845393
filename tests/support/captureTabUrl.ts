import type { Page } from 'playwright-core';

/** A tab as DevTools reports it; its URL is empty until a page loads. */
interface TabEvent {
  readonly targetInfo: {
    readonly targetId: string;
    readonly type: string;
    readonly url: string;
    readonly browserContextId?: string;
  };
}

/**
 * Runs an action that opens a tab, and returns the tab's address. Asks the browser, because
 * Playwright never reports a tab whose page loads while Playwright is attaching to the tab.
 */
export async function captureTabUrl(page: Page, act: () => Promise<unknown>): Promise<URL> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const own = await page.context().newCDPSession(page);
  const { targetInfo: opener } = await own.send('Target.getTargetInfo');
  const session = await browser.newBrowserCDPSession();
  const opened = new Promise<URL>((resolve) => {
    const note = ({ targetInfo }: TabEvent): void => {
      const { targetId, type, url, browserContextId } = targetInfo;
      const isNew = type === 'page' && targetId !== opener.targetId;
      if (isNew && browserContextId === opener.browserContextId && url.startsWith('http')) {
        resolve(new URL(url));
      }
    };
    session.on('Target.targetCreated', note);
    session.on('Target.targetInfoChanged', note);
  });
  try {
    await session.send('Target.setDiscoverTargets', { discover: true });
    await act();
    return await opened;
  } finally {
    await Promise.all([own.detach(), session.detach()]);
  }
}
