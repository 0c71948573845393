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

/** Lets the part that marks be loaded and do its work. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

async function show(address: string, goes = true): Promise<void> {
  history.replaceState({ key: 'entry' }, '', address);
  highlight(window.location, goes);
  await settle();
}

test('terms of the address are marked; another query of the page marks its own', async () => {
  await show('/a?_highlight=fee');
  expect(marked()).toEqual(['fee']);
  await show('/a?_highlight=base&_highlight=fee');
  expect(marked()).toEqual(['fee', 'base']);
  await show('/a?q=fee');
  expect(marked()).toEqual([]);
});

test('marks stay for another place of the page and go with the page', async () => {
  await show('/a?_highlight=fee');
  const mark = document.querySelector('mark');
  await show('/a?_highlight=fee#place');
  expect(document.querySelector('mark')).toBe(mark);
  await show('/b');
  expect(marked()).toEqual([]);
});

test('the view goes to the first mark unless there is a hash or the reader came back', async () => {
  await show('/a?_highlight=fee#place');
  await show('/b?_highlight=fee', false);
  expect(scrollIntoView).not.toHaveBeenCalled();
  await show('/c?_highlight=fee');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  await show('/c?_highlight=fee');
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test('a page left before the marking is loaded is not marked', async () => {
  highlight({ pathname: '/a', search: '?_highlight=fee', hash: '' }, true);
  await show('/b');
  expect(marked()).toEqual([]);
});

test('cleared marks leave the address; the rest of it stays, and no entry is added', async () => {
  await show('/a?x=1&_highlight=fee&_highlight=base#place');
  document.querySelector<HTMLElement>('.a-unmark button')?.click();
  expect(marked()).toEqual([]);
  expect(navigate).toHaveBeenCalledWith('/a?x=1#place', { replace: true, state: { key: 'entry' } });
});
