import { Icon } from '../../ui/Icon';
import { useColorMode } from '../../contexts';
import * as styles from './styles.module.css';

/** Switches between light and dark mode; renders nothing if the site disables the switch. */
export function ColorModeToggle(): React.JSX.Element | null {
  const { mode, toggle, switchable } = useColorMode();
  if (!switchable) return null;
  return (
    <button
      type="button"
      className={`icon-button ${styles.toggle}`}
      aria-label={`Switch between dark and light mode (currently ${mode} mode)`}
      onClick={toggle}
    >
      {/* CSS shows one icon, according to the root's theme, which is set before hydration. */}
      <span className={styles.sun}>
        <Icon name="sun" />
      </span>
      <span className={styles.moon}>
        <Icon name="moon" />
      </span>
    </button>
  );
}
