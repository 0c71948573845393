/** @jest-environment jsdom */
import { highlight } from '.';

const navigate = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  navigate.mockClear();
  scrollIntoView.mockClear();
  Object.assign(window, { ___navigate: navigate });
  Element.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = '<div class="a-body"><p>A fee, a base</p></div>';
});

afterEach(() => highlight({ pathname: '/', search: '', hash: '' }, true));

const marked = (): (string | null)[] =>
  [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

/** Waits until the marking chunk has loaded and run. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

async function show(address: string, isNewVisit = true): Promise<void> {
  history.replaceState({ key: 'entry' }, '', address);
  highlight(window.location, isNewVisit);
  await settle();
}

test('marks the terms in the address, and replaces the marks when the terms change', async () => {
  await show('/a?_highlight=fee');
  expect(marked()).toEqual(['fee']);
  await show('/a?_highlight=base&_highlight=fee');
  expect(marked()).toEqual(['fee', 'base']);
  await show('/a?q=fee');
  expect(marked()).toEqual([]);
});

test('keeps the marks if only the hash changes, and removes them on another page', async () => {
  await show('/a?_highlight=fee');
  const mark = document.querySelector('mark');
  await show('/a?_highlight=fee#place');
  expect(document.querySelector('mark')).toBe(mark);
  await show('/b');
  expect(marked()).toEqual([]);
});

test('scrolls to the first mark unless there is a hash or the reader came back', async () => {
  await show('/a?_highlight=fee#place');
  await show('/b?_highlight=fee', false);
  expect(scrollIntoView).not.toHaveBeenCalled();
  await show('/c?_highlight=fee');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  await show('/c?_highlight=fee');
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test('marks nothing if the reader leaves the page before the code for marking has loaded', async () => {
  highlight({ pathname: '/a', search: '?_highlight=fee', hash: '' }, true);
  await show('/b');
  expect(marked()).toEqual([]);
});

test('removes cleared terms from the address, and adds no history entry', async () => {
  await show('/a?x=1&_highlight=fee&_highlight=base#place');
  document.querySelector<HTMLElement>('.a-unmark button')?.click();
  expect(marked()).toEqual([]);
  expect(navigate).toHaveBeenCalledWith('/a?x=1#place', { replace: true, state: { key: 'entry' } });
});
