import { createStrictContext } from './createStrictContext';

export interface AnnouncementValue {
  readonly open: boolean;
  /** Closes the bar and remembers it under the bar's id. */
  readonly close: () => void;
}

export const [AnnouncementContextProvider, useAnnouncement] =
  createStrictContext<AnnouncementValue>('useAnnouncement', 'AnnouncementProvider');
