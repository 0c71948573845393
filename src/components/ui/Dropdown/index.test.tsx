/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dropdown } from '.';

const items = [
  { key: 'current', label: 'Next', to: '/', current: true },
  { key: '2', label: '2.0', to: '/2.0', current: false },
];

function show(onChoose?: (key: string) => void) {
  render(
    <>
      <Dropdown name="Version" items={items} {...(onChoose && { onChoose })} />
      <button type="button">Outside</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Version: Next' });
  return { button, expanded: () => button.getAttribute('aria-expanded') };
}

test('the menu is closed initially', () => {
  const { expanded } = show();
  expect(expanded()).toBe('false');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a scripted click opens the menu, and another closes it', () => {
  const { button, expanded } = show();
  fireEvent.click(button);
  expect(expanded()).toBe('true');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Next',
    '2.0',
  ]);
  fireEvent.click(button);
  expect(expanded()).toBe('false');
});

test('Enter opens the menu; Escape closes it and returns focus to the button', async () => {
  const { button, expanded } = show();
  const user = userEvent.setup();
  button.focus();
  await user.keyboard('{Enter}');
  expect(expanded()).toBe('true');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Next');
  await user.keyboard('{Escape}');
  expect(expanded()).toBe('false');
  expect(document.activeElement).toBe(button);
});

test('Arrow Down opens the menu, and the arrow keys move focus through its links', async () => {
  const { button, expanded } = show();
  const user = userEvent.setup();
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(expanded()).toBe('true');
  expect(document.activeElement?.textContent).toBe('Next');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('2.0');
});

test('the menu closes when something else is pressed or focused', async () => {
  const { button, expanded } = show();
  const user = userEvent.setup();
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Outside' }));
  expect(expanded()).toBe('false');
  await user.click(button);
  await user.tab();
  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Outside');
  expect(expanded()).toBe('false');
});

test('links keep the query and hash of the address; Back closes the menu', () => {
  const { button, expanded } = show();
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  window.history.replaceState(null, '', '/?q=a&b#c');
  fireEvent.click(button);
  expect(hrefs()).toEqual(['/?q=a&b#c', '/2.0?q=a&b#c']);
  window.history.replaceState(null, '', '/');
  fireEvent.popState(window);
  expect(expanded()).toBe('false');
  fireEvent.click(button);
  expect(hrefs()).toEqual(['/', '/2.0']);
});

test('following a link closes the menu and reports the item', () => {
  Object.assign(window, { ___navigate: jest.fn() });
  const onChoose = jest.fn();
  const { button, expanded } = show(onChoose);
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('link', { name: '2.0' }));
  expect(onChoose.mock.calls).toEqual([['2']]);
  expect(expanded()).toBe('false');
});
