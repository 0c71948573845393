/** @jest-environment jsdom */
import { createMarker } from './marker';

const isFee = (token: string): boolean => token === 'fee';

function articleOf(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

const marksIn = (root: Element): number => root.querySelectorAll('mark').length;

test('removes the marks on abort', async () => {
  const controller = new AbortController();
  const root = articleOf('<p>fee</p><p>a fee</p>');
  const { mark, marks } = createMarker(isFee, controller.signal);
  await mark(root);
  expect(marks).toHaveLength(2);
  controller.abort();
  expect(root.innerHTML).toBe('<p>fee</p><p>a fee</p>');
  expect(marks).toEqual([]);
});

test('marks at most a thousand words', async () => {
  const root = articleOf('<p>fee fee fee</p>'.repeat(2000));
  await createMarker(isFee, new AbortController().signal).mark(root);
  expect(marksIn(root)).toBe(1000);
});

test('marks long text in slices, and stops on abort', async () => {
  const now = jest.spyOn(performance, 'now');
  let time = 0;
  // Every check of the clock ends the slice.
  now.mockImplementation(() => (time += 100));
  const controller = new AbortController();
  const root = articleOf('<p>fee</p>'.repeat(50));
  const done = createMarker(isFee, controller.signal).mark(root);
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  const partialCount = marksIn(root);
  controller.abort();
  await done;
  now.mockRestore();
  expect(partialCount).toBeGreaterThan(0);
  expect(partialCount).toBeLessThan(50);
  expect(marksIn(root)).toBe(0);
});

test('skips nodes that the page has removed', async () => {
  const root = articleOf('<p>fee</p><p>fee</p>');
  const now = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(100);
  const done = createMarker(isFee, new AbortController().signal).mark(root);
  const gone = root.firstElementChild;
  gone?.remove();
  await done;
  now.mockRestore();
  expect(gone?.innerHTML).toBe('fee');
  expect(root.innerHTML).toBe('<p><mark>fee</mark></p>');
});
