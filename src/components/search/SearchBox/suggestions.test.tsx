/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { searchInput, options, recordLinks, renderSearchBox } from './testBox';

const active = () =>
  options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

const followed = recordLinks();

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('suggestions', () => {
  it('show title, section and breadcrumbs, with the words marked', async () => {
    renderSearchBox();
    await userEvent.type(searchInput(), 'limit');
    expect(options().map((option) => option.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      'Fees Limits Money / Costs',
    ]);
    expect(within(screen.getByRole('listbox')).getByText('Limits').tagName).toBe('MARK');
    expect(options()[0]?.getAttribute('href')).toMatch(
      /^\/documentation\/fees\?_highlight=limit#Limits$/,
    );
    expect(searchInput().getAttribute('aria-expanded')).toBe('true');
  });

  it('load section texts only for hits in body text', async () => {
    const { loadTexts } = renderSearchBox();
    await userEvent.type(searchInput(), 'quote names');
    await screen.findByText('names');
    expect(loadTexts.mock.calls).toEqual([['current', '/api/quotes']]);
  });

  it('become active with the arrow keys, which wrap around through the input', async () => {
    renderSearchBox();
    await userEvent.type(searchInput(), 'fee');
    expect(options().length).toBeGreaterThan(1);
    expect(active()).toBe(-1);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe(0);
    expect(searchInput().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe(-1);
    expect(searchInput().hasAttribute('aria-activedescendant')).toBe(false);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe(options().length - 1);
    await userEvent.keyboard('s');
    expect(active()).toBe(-1);
  });

  it('are followed with Enter, which keeps the query and closes the list', async () => {
    renderSearchBox();
    await userEvent.type(searchInput(), 'fees{ArrowDown}{Enter}');
    expect(followed).toEqual(['/documentation/fees?_highlight=fees']);
    expect(options()).toEqual([]);
    expect(searchInput().value).toBe('fees');
    expect(document.activeElement).not.toBe(searchInput());
  });

  it.each(['Control', 'Meta', 'Shift'])(
    'open in a new tab or window on %s+Enter; the list stays open',
    async (key) => {
      const open = jest.spyOn(window, 'open').mockReturnValue(null);
      renderSearchBox();
      await userEvent.type(searchInput(), `fees{ArrowDown}{${key}>}{Enter}{/${key}}`);
      expect(open.mock.calls[0]?.[0]).toBe('http://localhost/documentation/fees?_highlight=fees');
      expect(options().length).toBeGreaterThan(0);
      expect(followed).toEqual([]);
      open.mockRestore();
    },
  );

  it('ignore keys that belong to an input method', async () => {
    renderSearchBox();
    await userEvent.type(searchInput(), 'fees');
    fireEvent.keyDown(searchInput(), { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(searchInput(), { key: 'ArrowDown', keyCode: 229 });
    expect(active()).toBe(-1);
    await userEvent.keyboard('{ArrowDown}');
    fireEvent.keyDown(searchInput(), { key: 'Enter', isComposing: true });
    expect(followed).toEqual([]);
  });

  it('close with Esc; a second Esc clears the input', async () => {
    renderSearchBox();
    await userEvent.type(searchInput(), 'fees{Escape}');
    expect(options()).toEqual([]);
    expect(searchInput().value).toBe('fees');
    await userEvent.keyboard('{ArrowDown}');
    expect(options().length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(searchInput().value).toBe('');
  });

  it.each(['__proto__', 'constructor', '😀', '\uD83D', '!"#$%&\'()*+,-./'])(
    'do not appear for the unusual text %s',
    async (text) => {
      renderSearchBox();
      await userEvent.click(searchInput());
      await userEvent.paste(text);
      expect(searchInput().value).toBe(text);
      expect(screen.getByText('No results')).toBeTruthy();
    },
  );
});
