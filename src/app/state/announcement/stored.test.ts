/** @jest-environment jsdom */
import { closeAnnouncement, isAnnouncementClosed, renewAnnouncement } from './stored';

beforeEach(() => localStorage.clear());

test('a bar is open until it is closed, and stays closed', () => {
  renewAnnouncement('a');
  expect(isAnnouncementClosed('a')).toBe(false);
  closeAnnouncement('a');
  renewAnnouncement('a');
  expect(isAnnouncementClosed('a')).toBe(true);
});

test('a bar with a new id is open, and the old one is forgotten', () => {
  closeAnnouncement('a');
  renewAnnouncement('b');
  expect(isAnnouncementClosed('b')).toBe(false);
  expect(localStorage.getItem('announcement.dismiss')).toBe('false');
  expect(isAnnouncementClosed('a')).toBe(false);
});

test('asking for a bar of another build changes nothing', () => {
  closeAnnouncement('b');
  expect(isAnnouncementClosed('a')).toBe(false);
  expect(isAnnouncementClosed('b')).toBe(true);
});

test.each(['', 'undefined', '1', '{}'])('the stored value %j does not close it', (value) => {
  closeAnnouncement('a');
  localStorage.setItem('announcement.dismiss', value);
  expect(isAnnouncementClosed('a')).toBe(false);
});
