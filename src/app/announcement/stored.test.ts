/** @jest-environment jsdom */
import { closeAnnouncement, renewAnnouncement } from './stored';

beforeEach(() => localStorage.clear());

test('a bar is open until it is closed, and stays closed', () => {
  expect(renewAnnouncement('a')).toBe('open');
  closeAnnouncement('a');
  expect(renewAnnouncement('a')).toBe('closed');
  expect(renewAnnouncement('a')).toBe('closed');
});

test('a bar with a new id is open, and the old one is forgotten', () => {
  closeAnnouncement('a');
  expect(renewAnnouncement('b')).toBe('open');
  expect(localStorage.getItem('announcement.dismiss')).toBe('false');
  expect(renewAnnouncement('a')).toBe('open');
});

test.each(['', 'undefined', '1', '{}'])('the stored value %j does not close it', (value) => {
  closeAnnouncement('a');
  localStorage.setItem('announcement.dismiss', value);
  expect(renewAnnouncement('a')).toBe('open');
});
