import type { Page } from 'playwright-core';
import { waitForFrames, type Harness } from './browser';

/** Returns an address as a path with the prefix; keeps its query and hash. */
export function pathOf(harness: Harness, address: string): string {
  const { pathname, search, hash } = new URL(harness.address(address));
  return `${pathname}${search}${hash}`;
}

/** Adds a link at the end of the article, outside React's tree, and clicks it. */
export async function clickLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.id = 'made-for-the-test';
    link.textContent = 'link';
    document.querySelector('#made-for-the-test')?.remove();
    document.querySelector('article > div')?.append(link);
    link.click();
  }, href);
}

/** Waits until the page at an address is shown, according to its canonical link. */
export async function waitForPage(harness: Harness, page: Page, address: string): Promise<void> {
  await page.waitForURL(harness.address(address));
  await page.waitForFunction(
    (expected) =>
      document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(expected),
    new URL(harness.address(address)).pathname,
  );
}

/** Follows a link to an address and waits until its page is shown. */
export async function navigateTo(harness: Harness, page: Page, address: string): Promise<void> {
  await clickLink(page, pathOf(harness, address));
  await waitForPage(harness, page, address);
}

/** Resolves two frames after Gatsby's loader has loaded the page at a path. */
export async function waitForLoad(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => {
    const { ___loader } = window as unknown as {
      ___loader: { loadPage: (address: string) => Promise<unknown> };
    };
    await ___loader.loadPage(address);
  }, path);
  await waitForFrames(page);
}

/** Waits until the page has scrolled to a position in CSS pixels, within a pixel. */
export async function waitForScroll(page: Page, position: number): Promise<void> {
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 1, position);
}

/** Returns the scroll position in whole CSS pixels. */
export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}
