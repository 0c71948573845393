import { announcement, announcementStorage } from '../../../site/announcement';
import { visitorStorage } from '../../../shared/visitorStorage';

/** Whether this very bar was closed. */
export function isAnnouncementClosed(id: string = announcement.id): boolean {
  return (
    visitorStorage.read(announcementStorage.id) === id &&
    visitorStorage.read(announcementStorage.dismiss) === 'true'
  );
}

/** Remembers a bar with a new id as open. */
export function renewAnnouncement(id: string = announcement.id): void {
  if (visitorStorage.read(announcementStorage.id) === id) return;
  visitorStorage.write(announcementStorage.id, id);
  visitorStorage.write(announcementStorage.dismiss, 'false');
}

/** Remembers that this bar was closed. */
export function closeAnnouncement(id: string = announcement.id): void {
  visitorStorage.write(announcementStorage.id, id);
  visitorStorage.write(announcementStorage.dismiss, 'true');
}
