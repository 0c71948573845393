/** @jest-environment jsdom */
import { baseUrlScript } from './baseUrlBanner';
import { appFailedEvent } from '../appState';

const { style } = document.documentElement;

/** Has the app fail on a page that has just been opened. */
function failAt(address: string, isStyled = false): Event {
  window.history.replaceState(null, '', address);
  document.body.replaceChildren();
  if (isStyled) style.setProperty('--paper', '#fff');
  else style.removeProperty('--paper');
  const listen = jest.spyOn(document, 'addEventListener');
  new Function(baseUrlScript)();
  const [[, onFailure] = []] = listen.mock.calls.slice(-1);
  listen.mockRestore();
  const event = new Event(appFailedEvent, { cancelable: true });
  document.dispatchEvent(event);
  document.removeEventListener(appFailedEvent, onFailure as EventListener);
  return event;
}

const banner = (): string | null => document.querySelector('[role=alert]')?.textContent ?? null;

test('without app and style it tells the base URL to try, in place of the notice', () => {
  expect(failAt('/docs/index.html').defaultPrevented).toBe(true);
  expect(banner()).toContain('This site did not load properly.');
  expect(banner()).toContain('Current base URL: /. We suggest trying base URL: /docs/');
});

test('where the base URL fits, the notice with its Retry stays', () => {
  expect(failAt('/').defaultPrevented).toBe(false);
  expect(banner()).toContain('This site did not load properly.');
  expect(banner()).toContain('Current base URL: /, which fits this address');
});

test('with a style it says nothing', () => {
  expect(failAt('/docs/', true).defaultPrevented).toBe(false);
  expect(banner()).toBeNull();
});
