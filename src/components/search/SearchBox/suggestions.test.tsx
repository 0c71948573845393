/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { box, options, recordLinks, show } from './testBox';

const active = () =>
  options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

const followed = recordLinks();

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('suggestions', () => {
  it('show title, section and breadcrumbs, with the words marked', async () => {
    show();
    await userEvent.type(box(), 'limit');
    expect(options().map((option) => option.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      'Fees Limits Money / Costs',
    ]);
    expect(within(screen.getByRole('listbox')).getByText('Limits').tagName).toBe('MARK');
    expect(options()[0]?.getAttribute('href')).toMatch(
      /^\/documentation\/fees\?_highlight=limit#Limits$/,
    );
    expect(box().getAttribute('aria-expanded')).toBe('true');
  });

  it('load section texts only for hits in body text', async () => {
    const { loadTexts } = show();
    await userEvent.type(box(), 'quote names');
    await screen.findByText('names');
    expect(loadTexts.mock.calls).toEqual([['current', '/api/quotes']]);
  });

  it('become active with the arrow keys, which wrap around through the input', async () => {
    show();
    await userEvent.type(box(), 'fee');
    expect(options().length).toBeGreaterThan(1);
    expect(active()).toBe(-1);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe(0);
    expect(box().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe(-1);
    expect(box().hasAttribute('aria-activedescendant')).toBe(false);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe(options().length - 1);
    await userEvent.keyboard('s');
    expect(active()).toBe(-1);
  });

  it('are followed with Enter, which keeps the query and closes the list', async () => {
    show();
    await userEvent.type(box(), 'fees{ArrowDown}{Enter}');
    expect(followed).toEqual(['/documentation/fees?_highlight=fees']);
    expect(options()).toEqual([]);
    expect(box().value).toBe('fees');
    expect(document.activeElement).not.toBe(box());
  });

  it('open in a new tab with Ctrl+Enter and stay open', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    show();
    await userEvent.type(box(), 'fees{ArrowDown}{Control>}{Enter}{/Control}');
    expect(open.mock.calls[0]?.[0]).toBe('http://localhost/documentation/fees?_highlight=fees');
    expect(options().length).toBeGreaterThan(0);
    expect(followed).toEqual([]);
    open.mockRestore();
  });

  it('ignore keys that belong to an input method', async () => {
    show();
    await userEvent.type(box(), 'fees');
    fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(box(), { key: 'ArrowDown', keyCode: 229 });
    expect(active()).toBe(-1);
    await userEvent.keyboard('{ArrowDown}');
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(followed).toEqual([]);
  });

  it('close with Esc; a second Esc clears the input', async () => {
    show();
    await userEvent.type(box(), 'fees{Escape}');
    expect(options()).toEqual([]);
    expect(box().value).toBe('fees');
    await userEvent.keyboard('{ArrowDown}');
    expect(options().length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(box().value).toBe('');
  });

  it.each(['__proto__', 'constructor', '😀', '\uD83D', '!"#$%&\'()*+,-./'])(
    'handle unusual text: %s',
    async (text) => {
      show();
      await userEvent.click(box());
      await userEvent.paste(text);
      expect(box().value).toBe(text);
      expect(screen.getByText('No results')).toBeTruthy();
    },
  );
});
