import { createStrictContext } from './createStrictContext';

export interface AnnouncementValue {
  readonly open: boolean;
  /** Closes the bar and stores that under the announcement's id. */
  readonly close: () => void;
}

export const [AnnouncementContextProvider, useAnnouncement] =
  createStrictContext<AnnouncementValue>('useAnnouncement', 'AnnouncementProvider');
