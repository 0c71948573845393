import { announcement, announcementStorage } from '../../site/announcement';
import { visitorStorage } from '../storage';

/** Whether this bar was closed. A bar with a new id is remembered as open. */
export function renewAnnouncement(id: string = announcement.id): 'open' | 'closed' {
  if (visitorStorage.read(announcementStorage.id) !== id) {
    visitorStorage.write(announcementStorage.id, id);
    visitorStorage.write(announcementStorage.dismiss, 'false');
    return 'open';
  }
  return visitorStorage.read(announcementStorage.dismiss) === 'true' ? 'closed' : 'open';
}

/** Remembers that this bar was closed. */
export function closeAnnouncement(id: string = announcement.id): void {
  visitorStorage.write(announcementStorage.id, id);
  visitorStorage.write(announcementStorage.dismiss, 'true');
}
