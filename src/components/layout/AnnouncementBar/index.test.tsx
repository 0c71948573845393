/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnnouncementBar } from '.';
import { inContexts } from '../../contexts/inContexts';

test('shows the announcement, with a button that closes it', async () => {
  const close = jest.fn();
  render(inContexts(<AnnouncementBar />, { closeAnnouncement: close }));
  expect(screen.getByRole('region', { name: 'Announcement' }).textContent).toContain(
    'private beta',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('shows no bar once the announcement is closed', () => {
  render(inContexts(<AnnouncementBar />, { announcementOpen: false }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
