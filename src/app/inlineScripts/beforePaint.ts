import { parseMode, fallbackMode } from '../../shared/colorMode';
import { readStored } from '../../shared/visitorStorage';
import { colorMode } from '../../site/theme';
import { isClosed } from '../state/announcement/stored';
import { restoreTabs } from './restoreTabs';

/**
 * Sets `data-theme` on `<html>` and, if the reader closed the announcement,
 * `data-announcement="closed"`. Shows the tabs that the reader chose. Runs in the head of every
 * page, before the browser paints anything.
 */
export function markDocument(announcementId: string): void {
  const { dataset } = document.documentElement;
  const read = (key: string): string | null => readStored(() => localStorage, key);
  dataset['theme'] = parseMode(read(colorMode.storageKey)) ?? fallbackMode();
  if (isClosed(announcementId, read)) dataset['announcement'] = 'closed';
  restoreTabs(read);
}
