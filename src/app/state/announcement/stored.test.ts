/** @jest-environment jsdom */
import { visitorStorage } from '../../../shared/visitorStorage';
import { closeAnnouncement, isClosed, renewAnnouncement } from './stored';

const isClosedNow = (id: string): boolean => isClosed(id, visitorStorage.read);

beforeEach(() => localStorage.clear());

test('an announcement is open until it is closed, then stays closed', () => {
  renewAnnouncement('a');
  expect(isClosedNow('a')).toBe(false);
  closeAnnouncement('a');
  renewAnnouncement('a');
  expect(isClosedNow('a')).toBe(true);
});

test('an announcement with a new id is open', () => {
  closeAnnouncement('a');
  renewAnnouncement('b');
  expect(isClosedNow('b')).toBe(false);
  expect(localStorage.getItem('announcement.dismiss')).toBe('false');
  expect(isClosedNow('a')).toBe(false);
});

test('checking the announcement of another build does not reopen the closed announcement', () => {
  closeAnnouncement('b');
  expect(isClosedNow('a')).toBe(false);
  expect(isClosedNow('b')).toBe(true);
});

test.each(['', 'undefined', '1', '{}'])(
  'the stored value %j does not close the announcement',
  (value) => {
    closeAnnouncement('a');
    localStorage.setItem('announcement.dismiss', value);
    expect(isClosedNow('a')).toBe(false);
  },
);
