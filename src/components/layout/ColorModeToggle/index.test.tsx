/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColorModeToggle } from '.';
import { inContexts } from '../../contexts/inContexts';

test.each(['light', 'dark'] as const)(
  'names the current mode, %s, and toggles it',
  async (mode) => {
    const toggle = jest.fn();
    render(inContexts(<ColorModeToggle />, { mode, toggle }));
    const name = `Switch between dark and light mode (currently ${mode} mode)`;
    await userEvent.click(screen.getByRole('button', { name }));
    expect(toggle).toHaveBeenCalledTimes(1);
  },
);

test('renders nothing if the switch is disabled', () => {
  render(inContexts(<ColorModeToggle />, { switchable: false }));
  expect(screen.queryByRole('button')).toBeNull();
});
