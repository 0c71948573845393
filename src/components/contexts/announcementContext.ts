import { createStrictContext } from './createStrictContext';

export interface AnnouncementValue {
  readonly open: boolean;
  /** Closes the bar, and stores under the announcement's id that it is closed. */
  readonly close: () => void;
}

export const [AnnouncementContextProvider, useAnnouncement] =
  createStrictContext<AnnouncementValue>('useAnnouncement', 'AnnouncementProvider');
