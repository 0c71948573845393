/** @jest-environment jsdom */
import { listenOutside } from './listenOutside';

test('calls back for events of the given types outside the element, until stopped', () => {
  document.body.innerHTML = '<p><i></i></p><b></b>';
  const onOutside = jest.fn();
  const stop = listenOutside({ current: document.querySelector('p') }, ['focusin'], onOutside);
  const send = (selector: string, type: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
  send('p', 'focusin');
  send('i', 'focusin');
  send('b', 'pointerdown');
  expect(onOutside).not.toHaveBeenCalled();
  send('b', 'focusin');
  expect(onOutside).toHaveBeenCalledTimes(1);
  stop();
  send('b', 'focusin');
  expect(onOutside).toHaveBeenCalledTimes(1);
});
