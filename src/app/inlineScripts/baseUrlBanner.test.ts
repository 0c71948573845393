/** @jest-environment jsdom */
import { watchBaseUrl } from './baseUrlBanner';
import { appFailedEvent } from '../appState';

const { style } = document.documentElement;

function failAt(address: string, isStyled = false): Event {
  window.history.replaceState(null, '', address);
  document.body.replaceChildren();
  if (isStyled) style.setProperty('--paper', '#fff');
  else style.removeProperty('--paper');
  const listen = jest.spyOn(document, 'addEventListener');
  watchBaseUrl();
  const [[, onFailure] = []] = listen.mock.calls.slice(-1);
  listen.mockRestore();
  const event = new Event(appFailedEvent, { cancelable: true });
  document.dispatchEvent(event);
  document.removeEventListener(appFailedEvent, onFailure as EventListener);
  return event;
}

const banner = (): string | null => document.querySelector('[role=alert]')?.textContent ?? null;

test('suggests a base URL and suppresses the notice if the app and the styles are missing', () => {
  expect(failAt('/docs/index.html').defaultPrevented).toBe(true);
  expect(banner()).toContain('This site did not load properly.');
  expect(banner()).toContain('Current base URL: /. We suggest trying base URL: /docs/');
});

test('shows the banner but does not suppress the notice if the base URL matches the address', () => {
  expect(failAt('/').defaultPrevented).toBe(false);
  expect(banner()).toContain('This site did not load properly.');
  expect(banner()).toContain('Current base URL: /. It matches this address');
});

test('shows no banner if the page has styles', () => {
  expect(failAt('/docs/', true).defaultPrevented).toBe(false);
  expect(banner()).toBeNull();
});
