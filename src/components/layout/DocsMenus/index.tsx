import { defaultLocale, locales } from '../../../site/metadata';
import { versionPath } from '../../../site/versionPath';
import { versions } from '../../../site/versions';
import { Dropdown } from '../../ui/Dropdown';
import { usePreferredVersion, useRoute } from '../../contexts';
import * as styles from './styles.module.css';

interface DocsMenusProps {
  /** Name of the version the page belongs to. */
  readonly version: string;
}

/** The version and language menus of documentation pages. */
export function DocsMenus({ version }: DocsMenusProps): React.JSX.Element {
  const { path, otherVersions } = useRoute();
  const { choose } = usePreferredVersion();
  return (
    <nav aria-label="Version and language" className={styles.menus}>
      <Dropdown
        name="Version"
        items={versions.map((to) => {
          const other = otherVersions.find((counterpart) => counterpart.version === to.name);
          const homePath = versionPath('/', { path: '' }, to);
          return {
            key: to.name,
            label: to.label,
            to: to.name === version ? path : (other?.path ?? homePath),
            current: to.name === version,
          };
        })}
        onChoose={choose}
      />
      <Dropdown
        name="Language"
        items={locales.map(({ code, label }) => ({
          key: code,
          label,
          to: path,
          current: code === defaultLocale,
          language: code,
        }))}
      />
    </nav>
  );
}
