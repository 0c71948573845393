import { announcement } from '../../../site/announcement';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { useAnnouncement } from '../../contexts';
import * as styles from './styles.module.css';

/**
 * The bar above the navbar, in the HTML of every page. If the reader closed it earlier,
 * `data-announcement="closed"` on the root element hides it before first paint.
 */
export function AnnouncementBar(): React.JSX.Element {
  const { open, close } = useAnnouncement();
  return (
    <section className={styles.bar} aria-label="Announcement" hidden={!open}>
      <p className={styles.text}>
        {announcement.text} <Link to={announcement.linkHref}>{announcement.linkText}</Link>
      </p>
      <button
        type="button"
        className={`icon-button ${styles.close}`}
        aria-label="Close"
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
