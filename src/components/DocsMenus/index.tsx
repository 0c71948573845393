import { defaultLocale, locales } from '../../site/metadata';
import { versions } from '../../site/versions';
import { Dropdown } from '../Dropdown';
import { useRoute } from '../contexts';
import * as styles from './styles.module.css';
import { versionPath } from './versionPath';

export interface DocsMenusProps {
  /** Name of the version the page belongs to. */
  readonly version: string;
}

/** What only pages of the documentation offer: another version, another language. */
export function DocsMenus({ version }: DocsMenusProps): React.JSX.Element {
  const { path } = useRoute();
  const from = versions.find(({ name }) => name === version) ?? versions[0];
  return (
    <div className={styles.menus}>
      <Dropdown
        name="Version"
        items={versions.map((to) => ({
          key: to.name,
          label: to.label,
          to: versionPath(path, from, to),
          current: to === from,
        }))}
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
    </div>
  );
}
