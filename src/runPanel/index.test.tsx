/** @jest-environment jsdom */
import { openRunPanel } from '.';

// The build replaces this name with the path of the stylesheet.
Object.assign(globalThis, { RUN_STYLES: '/run.css' });

test.each([
  ['opens no panel if the reader has left the page while its code loaded', false, 0],
  ['opens the panel', true, 1],
])('%s', async (_, stays, count) => {
  document.body.innerHTML = '<button></button>';
  const button = document.querySelector('button') as HTMLElement;
  const opening = openRunPanel('rpc getBlock', button);
  if (!stays) button.remove();
  document.head.querySelector('link')?.dispatchEvent(new Event('load'));
  await opening;
  expect(document.querySelectorAll('body > div')).toHaveLength(count);
});
