import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { AnnouncementContextProvider } from '../../../components/contexts';
import { announcement, announcementStorage } from '../../../site/announcement';
import { visitorStorage } from '../../../shared/visitorStorage';
import { useStoredElsewhere } from '../useStoredElsewhere';
import { closeAnnouncement, isClosed, renewAnnouncement } from './stored';

/**
 * Whether the announcement bar is open. It is open in the HTML; where the reader closed it before,
 * `<html data-announcement="closed">` hides it since before the first paint.
 */
export function AnnouncementProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [open, setOpen] = useState(true);

  const follow = useCallback(() => {
    if (!isClosed(announcement.id, visitorStorage.read)) return;
    document.documentElement.dataset['announcement'] = 'closed';
    startTransition(() => setOpen(false));
  }, []);
  useEffect(() => {
    // Only here is anything written: a tab with an older build must not undo what another one stored.
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
