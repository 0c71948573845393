import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { AnnouncementContextProvider } from '../../../components/contexts';
import { announcement, announcementStorage } from '../../../site/announcement';
import { visitorStorage } from '../../../shared/visitorStorage';
import { useStoredElsewhere } from '../useStoredElsewhere';
import { closeAnnouncement, isClosed, renewAnnouncement } from './stored';

/**
 * Provides whether the announcement bar is open, and a function that closes it. The bar is open in
 * the HTML; if the reader closed it before, `<html data-announcement="closed">` hides it from the
 * first paint on.
 */
export function AnnouncementProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [open, setOpen] = useState(true);

  const syncWithStorage = useCallback(() => {
    if (!isClosed(announcement.id, visitorStorage.read)) return;
    document.documentElement.dataset['announcement'] = 'closed';
    startTransition(() => setOpen(false));
  }, []);
  useEffect(() => {
    // `syncWithStorage` does not do this, because it must not write: a tab with an older build
    // would undo another tab's choice.
    renewAnnouncement(announcement.id);
    syncWithStorage();
  }, [syncWithStorage]);
  useStoredElsewhere(announcementStorage.dismiss, syncWithStorage);

  const close = useCallback(() => {
    closeAnnouncement(announcement.id);
    syncWithStorage();
  }, [syncWithStorage]);

  const context = useMemo(() => ({ open, close }), [open, close]);
  return <AnnouncementContextProvider value={context}>{children}</AnnouncementContextProvider>;
}
