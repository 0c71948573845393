import { withPrefix } from '../../site/addresses';
import { appFailedEvent, appReadyEvent, noticeClass } from '../appState';
import { tabsStoragePrefix } from '../article/tabsStorageKey';
import { scrollStorageKey, type Positions } from '../navigation/scrollPositions';
import { inlineScript } from './inlineScript';

interface LoaderSettings {
  /** Addresses of the app's scripts, in the order in which they must run. */
  readonly scripts: readonly string[];
  /** Gatsby compares it with the newest build's before it shows a page. */
  readonly compilationHash: string;
  /** Chunk names with the addresses of their files, as JSON text. */
  readonly chunkMapping: string;
}

interface Settings extends LoaderSettings {
  /** The address of the start page, with the prefix. */
  readonly home: string;
  /** What a reader turns to that needs the app. */
  readonly controls: string;
  readonly tabsPrefix: string;
  readonly scrollKey: string;
  /** Milliseconds after `load` at which the scripts are fetched even if the page is not idle. */
  readonly idleTimeout: number;
  /** What Gatsby fetches first when it starts, with `{page}` for the page's own part. */
  readonly data: readonly string[];
  readonly readyEvent: string;
  readonly failedEvent: string;
  readonly noticeClass: string;
}

/**
 * Fetches the app when the page is idle after `load`, or at once when the reader turns to a
 * control. Buttons pressed before the app was there are pressed again for it. Scripts that fail
 * mark `<html data-app="failed">` and are fetched again at the next turn to a control. As long as
 * the app has failed, a notice says so and buttons that need it are disabled. Until it is there,
 * Back and Forward load what an app before it had drawn.
 * Tabs show the panel that the reader chose last, before they are seen, and answer to a click; what
 * was open before a reload is open again.
 * It is written into the page by its source; the page's path stands in `<html data-page-path>`.
 */
function loadApp(settings: Settings): void {
  const interactions = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];
  const { dataset } = document.documentElement;
  Object.assign(window, {
    // Gatsby would add a slash to the address of a start page under a prefix. Any other address
    // at which the host shows this page is still to become the page's own.
    pagePath:
      dataset['pagePath'] === '/' && location.pathname === settings.home ? '' : dataset['pagePath'],
    ___webpackCompilationHash: settings.compilationHash,
    ___chunkMapping: JSON.parse(settings.chunkMapping),
  });
  document.querySelectorAll<HTMLElement>('.a-tabs[data-group]').forEach((tabs) => {
    let label: string | null = null;
    try {
      label = localStorage.getItem(settings.tabsPrefix + tabs.dataset['group']);
    } catch {
      return;
    }
    Array.from(tabs.children).forEach((panel) => {
      if (panel.getAttribute('data-label') === label) panel.setAttribute('data-selected', '');
    });
  });
  // The browser itself returns to the place after a reload, once what was open is open.
  try {
    const stored = sessionStorage.getItem(settings.scrollKey);
    const positions = JSON.parse(stored ?? '[]') as Positions;
    const spot = positions.find(([key]) => key === history.state?.key)?.[1];
    document.querySelectorAll<HTMLDetailsElement>('main details').forEach((details, index) => {
      if (spot) details.open = spot.open.includes(index);
    });
  } catch {
    // Storage that is blocked, or holds something else.
  }

  let missing = settings.scripts;
  let loading = false;
  let notice: HTMLElement | undefined;
  let dead: HTMLButtonElement[] = [];
  const presses: { readonly button: HTMLElement; readonly event: Event }[] = [];

  const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;

  const fail = (): void => {
    document.dispatchEvent(new Event(settings.failedEvent, { cancelable: true }));
  };
  const showFailure = (event: Event): void => {
    dataset['app'] = 'failed';
    // The browser itself opens and closes a dialog for a button with a command.
    dead = Array.from(document.querySelectorAll<HTMLButtonElement>('button[type=button]')).filter(
      (button) =>
        !(button.hasAttribute('commandfor') && 'commandForElement' in button) &&
        !closest(button, `.${settings.noticeClass}`),
    );
    dead.forEach((button) => {
      button.disabled = true;
    });
    if (event.defaultPrevented || notice !== undefined) return;
    notice = document.createElement('div');
    notice.className = settings.noticeClass;
    notice.setAttribute('role', 'alert');
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = 'Retry';
    retry.onclick = () => location.reload();
    notice.append('Parts of this page could not be loaded.', retry);
    document.body.append(notice);
  };

  const load = (priority: 'high' | 'low'): void => {
    if (loading) return;
    loading = true;
    const wanted = missing;
    missing = [];
    dead.forEach((button) => {
      button.disabled = false;
    });
    const page = (dataset['pagePath'] ?? '').replace(/^\/|\/$/g, '') || 'index';
    settings.data.forEach((address) => {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'fetch';
      link.crossOrigin = 'anonymous';
      link.fetchPriority = priority;
      link.href = address.replace('{page}', page);
      document.head.append(link);
    });
    wanted.forEach((address) => {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      script.fetchPriority = priority;
      script.onerror = () => {
        missing = settings.scripts.filter((each) => each === address || missing.includes(each));
        loading = false;
        fail();
      };
      // All have come, and what came is not the app: cut off, or a page of the host instead.
      script.onload = () => {
        const isLast = address === settings.scripts[settings.scripts.length - 1];
        if (isLast && missing.length === 0 && !('___loader' in window)) fail();
      };
      document.head.append(script);
    });
  };

  const turnToControl = (event: Event): void => {
    if (closest(event.target, `.${settings.noticeClass}`)) return;
    if (event.type === 'keydown' || closest(event.target, settings.controls)) load('high');
  };
  const press = (event: Event): void => {
    const button = closest(event.target, 'button');
    if (button && dataset['app'] !== 'hydrating') presses.push({ button, event });
    const panel = closest(event.target, '.a-tab-label')?.parentElement;
    if (panel) {
      panel.parentElement?.querySelectorAll('[data-selected]').forEach((other) => {
        other.removeAttribute('data-selected');
      });
      panel.setAttribute('data-selected', '');
    }
  };

  /** The address whichever of its forms it has. */
  const pageOf = (): string => location.pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  const opened = pageOf();
  /** An entry that an earlier app has made: without one the browser would change the address alone. */
  const loadEntry = (): void => {
    if (pageOf() !== opened) location.reload();
  };

  addEventListener('popstate', loadEntry);
  interactions.forEach((type) => {
    addEventListener(type, turnToControl, { capture: true, passive: true });
  });
  addEventListener('click', press, true);
  document.addEventListener(settings.failedEvent, showFailure);
  document.addEventListener(
    settings.readyEvent,
    () => {
      document.removeEventListener(settings.failedEvent, showFailure);
      removeEventListener('popstate', loadEntry);
      notice?.remove();
      interactions.forEach((type) => {
        removeEventListener(type, turnToControl, true);
      });
      removeEventListener('click', press, true);
      // What the browser itself has done for a button with a command is not done again.
      // Nor is what the article's listeners have, which are there before the page is hydrated.
      // A menu opens only for a reader who is still at its button.
      presses.forEach(({ button, event }) => {
        const isCommand = button.hasAttribute('commandfor') && 'commandForElement' in button;
        const isLeftMenu =
          button.hasAttribute('aria-expanded') && button !== document.activeElement;
        if (!event.defaultPrevented && button.isConnected && !isCommand && !isLeftMenu) {
          button.click();
        }
      });
    },
    { once: true },
  );

  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => load('low'), { timeout: settings.idleTimeout });
    } else {
      setTimeout(() => load('low'));
    }
  };
  addEventListener('load', whenIdle, { once: true });
}

/**
 * The text of the one script element that stands in a built page in place of Gatsby's; the same on
 * all pages of a build.
 */
export function loaderScript({ scripts, compilationHash, chunkMapping }: LoaderSettings): string {
  return inlineScript<Settings>(loadApp, {
    scripts,
    compilationHash,
    chunkMapping,
    home: withPrefix('/'),
    controls: 'button, input, select, summary, nav a, .a-tab-label',
    tabsPrefix: tabsStoragePrefix,
    scrollKey: scrollStorageKey,
    idleTimeout: 2000,
    data: [withPrefix('/page-data/{page}/page-data.json'), withPrefix('/page-data/app-data.json')],
    readyEvent: appReadyEvent,
    failedEvent: appFailedEvent,
    noticeClass,
  });
}
