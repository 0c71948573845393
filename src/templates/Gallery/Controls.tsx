import { useEffect, useRef, type ReactNode } from 'react';
import { ColorModeToggle } from '../../components/layout/ColorModeToggle';
import { Breakable } from '../../shared/Breakable';
import { BreakableCode } from '../../shared/BreakableCode';
import { DocsLink } from '../../components/ui/DocsLink';
import { Dropdown } from '../../components/ui/Dropdown';
import { Icon, type IconProps } from '../../components/ui/Icon';
import { Link } from '../../components/ui/Link';
import { RetryButton } from '../../components/ui/RetryButton';
import { Sample } from './Sample';
import * as styles from './styles.module.css';

const icons: readonly IconProps['name'][] = [
  'menu',
  'close',
  'search',
  'chevron',
  'sun',
  'moon',
  'left',
  'right',
  'x',
  'linkedin',
];

const versions = [
  { key: 'next', label: 'Next', to: '/', current: true },
  { key: '1.0', label: '1.0', to: '/1.0', current: false },
];

function Pressed({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current) root.current?.querySelector('button')?.click();
    pressed.current = true;
  }, []);
  return <div ref={root}>{children}</div>;
}

/** Shows buttons, links, icons, menus and breakable names. */
export function Controls(): React.JSX.Element {
  return (
    <>
      <h2>Controls</h2>
      <p>Press Tab to see each control’s focus ring, and move the pointer over the controls.</p>
      <Sample state="RetryButton: default label, custom label">
        <div className={styles.row}>
          <RetryButton onRetry={() => undefined} />
          <RetryButton label="Try again" onRetry={() => undefined} />
        </div>
      </Sample>
      <Sample state="A button after the app failed to load: disabled">
        <div data-app="failed">
          <button type="button" disabled>
            Disabled
          </button>
        </div>
      </Sample>
      <Sample state="Link within the site, link to another site, DocsLink">
        <div className={styles.row}>
          <Link to="/architecture">Architecture</Link>
          <Link to="https://www.iso.org/">ISO</Link>
          <DocsLink to="/regions">Regions</DocsLink>
        </div>
      </Sample>
      <Sample state="Icon: every name">
        <div className={styles.row}>
          {icons.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Sample>
      <Sample state="Breakable: a long identifier in a narrow column">
        <div style={{ width: '10rem' }}>
          <Breakable text="getMinimumBalanceForRentExemption" />
        </div>
      </Sample>
      <Sample state="BreakableCode: an address in a narrow column">
        <div style={{ width: '10rem' }}>
          <BreakableCode text="https://rpc.sandbox.example/long/path" />
        </div>
      </Sample>
      <Sample state="Dropdown: closed">
        <Dropdown name="Version" items={versions} />
      </Sample>
      <Sample state="Dropdown: open (until the next click elsewhere)">
        <div style={{ height: '7.5rem' }}>
          <Pressed>
            <Dropdown name="Version" items={versions} />
          </Pressed>
        </div>
      </Sample>
      <Sample state="ColorModeToggle: light mode" contexts={{ mode: 'light' }}>
        <ColorModeToggle />
      </Sample>
      <Sample
        state="ColorModeToggle: dark mode (the icon follows the page)"
        contexts={{ mode: 'dark' }}
      >
        <ColorModeToggle />
      </Sample>
      <Sample
        state="ColorModeToggle: switching disabled (shows nothing)"
        contexts={{ switchable: false }}
      >
        <ColorModeToggle />
      </Sample>
    </>
  );
}
