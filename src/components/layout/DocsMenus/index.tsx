import { defaultLocale, locales } from '../../../site/metadata';
import { versionPath } from '../../../site/versionPath';
import { versions } from '../../../site/versions';
import { Dropdown } from '../../ui/Dropdown';
import { usePreferredVersion, useRoute } from '../../contexts';
import * as styles from './styles.module.css';

interface DocsMenusProps {
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
        items={versions.map((target) => {
          const counterpart = otherVersions.find(({ version: name }) => name === target.name);
          const homePath = versionPath('/', { path: '' }, target);
          return {
            key: target.name,
            label: target.label,
            to: target.name === version ? path : (counterpart?.path ?? homePath),
            current: target.name === version,
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
