/** @jest-environment jsdom */
import { appReadyEvent } from '../appState';
import { startLoader } from './loader';

const { dataset } = document.documentElement;
const element = (selector: string): Element => {
  const match = document.querySelector(selector);
  if (match === null) throw new Error(`no ${selector}`);
  return match;
};
const run = (): void =>
  startLoader([], { ___webpackCompilationHash: '', ___chunkMapping: {} }, '/');

beforeEach(() => {
  document.body.innerHTML = '<nav></nav><button><b>Press</b></button>';
  delete dataset['app'];
});

// Removes the listeners of the test's script.
afterEach(() => document.dispatchEvent(new Event(appReadyEvent)));

describe('a button clicked before the app is ready', () => {
  test('is clicked again when the app is ready', () => {
    run();
    element('b').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const pressed = jest.fn();
    element('button').addEventListener('click', pressed);
    document.dispatchEvent(new Event(appReadyEvent));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('is clicked again in the original order if several were clicked', () => {
    run();
    element('nav').innerHTML = '<button>1</button><button>2</button>';
    const buttons = [...document.querySelectorAll<HTMLElement>('nav button')];
    buttons.forEach((button) => button.click());
    const order: (string | null)[] = [];
    buttons.forEach((button) =>
      button.addEventListener('click', () => order.push(button.textContent)),
    );
    document.dispatchEvent(new Event(appReadyEvent));
    expect(order).toEqual(['1', '2']);
  });

  test.each([
    ['opens it if the reader is still at the button', true, 1],
    ['leaves it closed if the reader has moved on', false, 0],
  ])('that controls a menu %s', (_, keepsFocus, times) => {
    run();
    const button = element('button') as HTMLButtonElement;
    button.setAttribute('aria-expanded', 'false');
    button.focus();
    button.click();
    const opened = jest.fn();
    button.addEventListener('click', opened);
    if (!keepsFocus) button.blur();
    document.dispatchEvent(new Event(appReadyEvent));
    expect(opened).toHaveBeenCalledTimes(times);
  });

  test.each([
    ['an article’s listener', (event: Event) => event.preventDefault(), false],
    ['the browser’s invoker command', () => undefined, true],
  ])('is not clicked again if %s handled the click', (_, answer, isCommand) => {
    run();
    const button = element('button');
    if (isCommand) {
      button.setAttribute('commandfor', 'dialog');
      Object.assign(button, { commandForElement: null });
    }
    button.addEventListener('click', answer, { once: true });
    element('b').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const pressed = jest.fn();
    button.addEventListener('click', pressed);
    document.dispatchEvent(new Event(appReadyEvent));
    expect(pressed).not.toHaveBeenCalled();
  });

  test('is not clicked again if it was clicked during hydration', () => {
    run();
    dataset['app'] = 'hydrating';
    element('b').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const pressed = jest.fn();
    element('button').addEventListener('click', pressed);
    document.dispatchEvent(new Event(appReadyEvent));
    expect(pressed).not.toHaveBeenCalled();
  });
});
