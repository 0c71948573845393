import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { AnnouncementContextProvider } from '../../components/contexts';
import { announcementStorage } from '../../site/announcement';
import { closeAnnouncement, isAnnouncementClosed, renewAnnouncement } from './stored';

function showClosed(): void {
  document.documentElement.dataset['announcement'] = 'closed';
}

/**
 * Whether the announcement bar is open. It is open in the HTML; where the reader closed it before,
 * `<html data-announcement="closed">` hides it since before the first paint.
 */
export function AnnouncementProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [open, setOpen] = useState(true);

  useEffect(() => {
    const follow = (): void => {
      if (!isAnnouncementClosed()) return;
      showClosed();
      startTransition(() => setOpen(false));
    };
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === announcementStorage.dismiss) follow();
    };
    // Only here is anything written: a tab with an older build must not undo what another one stored.
    renewAnnouncement();
    follow();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const close = useCallback(() => {
    closeAnnouncement();
    showClosed();
    startTransition(() => setOpen(false));
  }, []);

  const context = useMemo(() => ({ open, close }), [open, close]);
  return <AnnouncementContextProvider value={context}>{children}</AnnouncementContextProvider>;
}
