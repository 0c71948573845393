/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useAnnouncement } from '../../../components/contexts';
import { AnnouncementProvider } from './AnnouncementProvider';
import { announcement } from '../../../site/announcement';
import { closeAnnouncement } from './stored';

function Reader() {
  const { open, close } = useAnnouncement();
  return <button onClick={close}>{open ? 'open' : 'closed'}</button>;
}

const page = (
  <AnnouncementProvider>
    <Reader />
  </AnnouncementProvider>
);

const { dataset } = document.documentElement;
const shown = (): string | null => screen.getByRole('button').textContent;

beforeEach(() => {
  localStorage.clear();
  delete dataset['announcement'];
});

test('the announcement is open until the reader closes it', () => {
  render(page);
  expect(shown()).toBe('open');
  act(() => screen.getByRole('button').click());
  expect(shown()).toBe('closed');
  expect(dataset['announcement']).toBe('closed');
});

test('an announcement that the reader has closed is open in the server’s HTML, and closed after hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe('open');
  closeAnnouncement(announcement.id);
  render(page, { container, hydrate: true });
  expect(shown()).toBe('closed');
  expect(dataset['announcement']).toBe('closed');
});

test('the announcement closes when the reader closes it in another tab', () => {
  render(page);
  closeAnnouncement(announcement.id);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'announcement.dismiss' }));
  });
  expect(shown()).toBe('closed');
});
