import { Suspense } from 'react';
import type { PageLink } from '../../../shared/sidebar';
import { PartBoundary } from '../../errors/PartBoundary';
import { ArticleBody } from '../ArticleBody';
// Must come before the imports below: it imports the icons, and webpack warns if modules import
// stylesheets in different orders.
import { Pager } from '../Pager';
import { Breadcrumbs } from '../Breadcrumbs';
import { PageActions } from '../PageActions';
import { CollapsibleToc, Toc, type TocEntry } from '../Toc';
import { layoutOf } from './layoutOf';
import * as styles from './styles.module.css';

interface DocPageProps {
  readonly title: string;
  readonly html: string;
  /** Empty if the page shows no table of contents. */
  readonly toc: readonly TocEntry[];
  readonly breadcrumbs: readonly PageLink[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/** A documentation page: breadcrumbs, page actions, article, pager and tables of contents. */
export function DocPage(props: DocPageProps): React.JSX.Element {
  const { title, html, toc, breadcrumbs, previous, next } = props;
  return (
    <div className={styles.page} data-layout={layoutOf(html, toc.length > 0)}>
      <div className={styles.column}>
        {toc.length > 0 && <CollapsibleToc entries={toc} />}
        <div className={styles.top}>
          {breadcrumbs.length > 0 && <Breadcrumbs links={breadcrumbs} title={title} />}
          <PageActions />
        </div>
        <Suspense>
          <ArticleBody title={title} html={html} />
        </Suspense>
        <Pager previous={previous} next={next} />
      </div>
      {toc.length > 0 && (
        <Suspense>
          <PartBoundary name="table of contents">
            <Toc entries={toc} />
          </PartBoundary>
        </Suspense>
      )}
    </div>
  );
}
