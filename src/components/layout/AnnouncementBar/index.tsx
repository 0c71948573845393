import { announcement } from '../../../site/announcement';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { useAnnouncement } from '../../contexts';
import * as styles from './styles.module.css';

/**
 * The bar above the navbar, in the HTML of every page. If the reader closed it earlier,
 * `data-announcement="closed"` on the root element hides it before first paint. Closing it by
 * keyboard moves focus to the navbar.
 */
export function AnnouncementBar(): React.JSX.Element {
  const { open, close } = useAnnouncement();
  const closeAndMoveFocus = ({ currentTarget, detail }: React.MouseEvent): void => {
    // Only for the keyboard: focus in the navbar keeps the navbar from hiding.
    if (detail === 0) {
      const link = currentTarget.ownerDocument.querySelector<HTMLElement>('header nav > a');
      link?.focus({ preventScroll: true });
    }
    close();
  };
  return (
    <section className={styles.bar} aria-label="Announcement" hidden={!open}>
      <p className={styles.text}>
        {announcement.text} <Link to={announcement.linkHref}>{announcement.linkText}</Link>
      </p>
      <button
        type="button"
        className={`icon-button ${styles.close}`}
        aria-label="Close"
        onClick={closeAndMoveFocus}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
