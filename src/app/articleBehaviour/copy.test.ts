/** @jest-environment jsdom */
import { copyOnClick, resetCopyButton } from './copy';

const code = '\n  a\tb\n\n$ c\n\n';
const writeText = jest.fn<Promise<void>, [string]>();
const execCommand = jest.fn<boolean, [string]>();

const button = (): HTMLElement => {
  const element = document.querySelector('button');
  if (element === null) throw new Error('no button');
  return element;
};

async function press(): Promise<void> {
  const event = new MouseEvent('click', { bubbles: true });
  const copied = new Promise<void>((resolve) => {
    document.addEventListener('click', (click) => void copyOnClick(click).then(resolve), {
      once: true,
    });
  });
  button().dispatchEvent(event);
  await copied;
}

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  execCommand.mockReset().mockReturnValue(true);
  Object.assign(navigator, { clipboard: { writeText } });
  Object.assign(document, { execCommand });
  document.body.innerHTML = `<figure class="a-code"><div class="a-code-frame"><pre><code></code></pre>
    <button class="a-copy" aria-label="Copy code to clipboard"></button></div></figure>`;
  const block = document.querySelector('code');
  if (block) block.textContent = code;
});
afterEach(() => {
  resetCopyButton();
  jest.useRealTimers();
});

test('copies the exact text and confirms it for two seconds', async () => {
  await press();
  expect(writeText.mock.calls).toEqual([[code]]);
  jest.advanceTimersByTime(1999);
  expect(button().getAttribute('aria-label')).toBe('Copied');
  jest.advanceTimersByTime(1);
  expect(button().getAttribute('aria-label')).toBe('Copy code to clipboard');
});

test('confirms for two more seconds when clicked again', async () => {
  await press();
  jest.advanceTimersByTime(1500);
  await press();
  jest.advanceTimersByTime(1500);
  expect(button().getAttribute('aria-label')).toBe('Copied');
  jest.advanceTimersByTime(500);
  expect(button().getAttribute('aria-label')).toBe('Copy code to clipboard');
});

test('clears the timer when the button is reset', async () => {
  await press();
  resetCopyButton();
  expect(jest.getTimerCount()).toBe(0);
});

test('falls back to copying the selection if the clipboard denies access', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press();
  expect(execCommand.mock.calls).toEqual([['copy']]);
  expect(button().getAttribute('aria-label')).toBe('Copied');
});

test('selects the code and says that it was not copied if copying fails', async () => {
  Object.assign(navigator, { clipboard: undefined });
  execCommand.mockReturnValue(false);
  await press();
  expect(String(window.getSelection())).toBe(code);
  expect(button().getAttribute('aria-label')).toBe('Not copied');
  jest.advanceTimersByTime(2000);
  expect(button().getAttribute('aria-label')).toBe('Copy code to clipboard');
});

test('ignores clicks outside a copy button', async () => {
  const clicked = new Promise<Event>((resolve) => {
    document.addEventListener('click', resolve, { once: true });
  });
  document.querySelector('pre')?.click();
  await copyOnClick(await clicked);
  expect(writeText).not.toHaveBeenCalled();
});

test('copies the path of an endpoint', async () => {
  document.body.innerHTML = `<div class="a-endpoint"><code>/customers</code>
    <button class="a-copy" aria-label="Copy code to clipboard"></button></div>`;
  await press();
  expect(writeText.mock.calls).toEqual([['/customers']]);
});
