/** @jest-environment jsdom */
import { baseUrlScript } from './baseUrlBanner';
import { appFailedEvent } from '../appState';

const scripts = ['/runtime.js', '/app.js'];

beforeAll(() => {
  new Function(baseUrlScript(scripts))();
});

/** What a browser does for a script that it cannot load, and the loader after it. */
function failScript(address: string): Event {
  const script = document.createElement('script');
  script.setAttribute('src', address);
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  const event = new Event(appFailedEvent, { cancelable: true });
  document.dispatchEvent(event);
  return event;
}

const banner = (): string | null => document.querySelector('[role=alert]')?.textContent ?? null;

test('it shows when all scripts and the style sheet are missing, and only then', () => {
  window.history.replaceState(null, '', '/docs/index.html');
  expect(failScript('/runtime.js').defaultPrevented).toBe(false);
  expect(banner()).toBeNull();

  document.documentElement.style.setProperty('--paper', '#fff');
  expect(failScript('/app.js').defaultPrevented).toBe(false);
  expect(banner()).toBeNull();

  document.documentElement.style.removeProperty('--paper');
  expect(failScript('/app.js').defaultPrevented).toBe(true);
  expect(banner()).toContain('This site did not load properly.');
  expect(banner()).toContain('Current base URL: /. We suggest trying base URL: /docs/');

  failScript('/app.js');
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
});
