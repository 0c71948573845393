import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { AnnouncementContextProvider } from '../../../components/contexts';
import { announcement, announcementStorage } from '../../../site/announcement';
import { visitorStorage } from '../../../shared/visitorStorage';
import { useStoredElsewhere } from '../useStoredElsewhere';
import { closeAnnouncement, isClosed, renewAnnouncement } from './stored';

/**
 * Provides whether the announcement bar is open. It is open in the HTML; if the reader closed it
 * before, `<html data-announcement="closed">` hides it from the first paint on.
 */
export function AnnouncementProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [open, setOpen] = useState(true);

  const follow = useCallback(() => {
    if (!isClosed(announcement.id, visitorStorage.read)) return;
    document.documentElement.dataset['announcement'] = 'closed';
    startTransition(() => setOpen(false));
  }, []);
  useEffect(() => {
    // `follow` must not write: a tab with an older build would undo what another one stored.
    renewAnnouncement(announcement.id);
    follow();
  }, [follow]);
  useStoredElsewhere(announcementStorage.dismiss, follow);

  const close = useCallback(() => {
    closeAnnouncement(announcement.id);
    follow();
  }, [follow]);

  const context = useMemo(() => ({ open, close }), [open, close]);
  return <AnnouncementContextProvider value={context}>{children}</AnnouncementContextProvider>;
}
