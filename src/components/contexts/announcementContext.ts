import { createStrictContext } from './createStrictContext';

export interface AnnouncementValue {
  readonly open: boolean;
  /** Closes the bar, and stores that the reader closed this announcement. */
  readonly close: () => void;
}

export const [AnnouncementContextProvider, useAnnouncement] =
  createStrictContext<AnnouncementValue>('useAnnouncement', 'AnnouncementProvider');
