import { Icon } from '../../ui/Icon';
import { useColorMode } from '../../contexts';
import * as styles from './styles.module.css';

/** Switches between the themes; absent where the site offers no switch. */
export function ColorModeToggle(): React.JSX.Element | null {
  const { mode, toggle, switchable } = useColorMode();
  if (!switchable) return null;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={`Switch between dark and light mode (currently ${mode} mode)`}
      onClick={toggle}
    >
      {/* Which of the two is seen follows the root's theme, which is right before React is there. */}
      <span className={styles.sun}>
        <Icon name="sun" />
      </span>
      <span className={styles.moon}>
        <Icon name="moon" />
      </span>
    </button>
  );
}
