import { announcementStorage } from '../../../site/announcement';
import { visitorStorage, type SafeStorage } from '../../../shared/visitorStorage';

/**
 * Returns whether the reader closed the announcement with this id.
 *
 * @param read reads the visitor's storage
 */
export function isClosed(id: string, read: SafeStorage['read']): boolean {
  return read(announcementStorage.id) === id && read(announcementStorage.dismiss) === 'true';
}

function store(id: string, dismissed: boolean): void {
  visitorStorage.write(announcementStorage.id, id);
  visitorStorage.write(announcementStorage.dismiss, String(dismissed));
}

/** Stores an announcement as open if its id is new. */
export function renewAnnouncement(id: string): void {
  if (visitorStorage.read(announcementStorage.id) !== id) store(id, false);
}

/** Stores that the reader closed the announcement. */
export function closeAnnouncement(id: string): void {
  store(id, true);
}
