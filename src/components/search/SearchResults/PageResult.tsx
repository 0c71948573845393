import { useRef } from 'react';
import { hitAddress } from '../../../search/results/addresses';
import type { SearchHit } from '../../../search/index/searchHit';
import type { QueryResults } from '../../../search/results/queryResults';
import type { PageHits } from '../../../search/results/suggestions';
import { search, type SearchTexts } from '../../../site/search';
import { MarkedText } from '../MarkedText';
import { usePageTexts } from '../usePageTexts';
import * as styles from './styles.module.css';
import { useNearViewport } from './useNearViewport';

interface PageResultProps {
  readonly page: PageHits;
  readonly results: QueryResults;
  /** Whether to fetch the page's texts before the result approaches the viewport. */
  readonly isEager: boolean;
  readonly loadTexts: (path: string) => Promise<SearchTexts>;
}

/** A page in the results, with its matching sections. */
export function PageResult(props: PageResultProps): React.JSX.Element {
  const { page, results, isEager, loadTexts } = props;
  const item = useRef<HTMLLIElement>(null);
  const isNear = useNearViewport(item, isEager);
  const sections = page.hits.filter(({ kind }) => kind !== 'title');
  const hasBody = sections.some(({ kind }) => kind === 'body');
  const texts = usePageTexts(isNear && hasBody ? page.path : null, results.query, loadTexts);
  const title = results.titleOf(page.path);
  const [first] = page.hits;
  const rest = sections.slice(search.hitsPerPage);
  const shared = { results, title, texts, pageHits: page.hits };
  return (
    <li ref={item} className={styles.page}>
      <h2 className={styles.title}>
        {first && (
          <a href={hitAddress({ ...first, hash: '' }, results.words)}>
            <MarkedText pieces={results.mark(title, page.path)} />
          </a>
        )}
      </h2>
      {first && <p className={styles.trail}>{first.breadcrumbs.join(' / ')}</p>}
      {sections.length > 0 && <Sections {...shared} hits={sections.slice(0, search.hitsPerPage)} />}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{rest.length} more on this page</summary>
          <Sections {...shared} hits={rest} />
        </details>
      )}
    </li>
  );
}

interface SectionsProps extends Pick<PageResultProps, 'results'> {
  readonly hits: readonly SearchHit[];
  readonly pageHits: readonly SearchHit[];
  readonly title: string;
  readonly texts: SearchTexts | null;
}

function Sections({ hits, pageHits, title, texts, results }: SectionsProps): React.JSX.Element {
  const { mark, excerptOf, words } = results;
  return (
    <ul className={styles.sections}>
      {hits.map((hit) => {
        const { kind, path, text, section, hash } = hit;
        const excerpt =
          kind === 'body' && texts !== null ? excerptOf(texts, hit, pageHits) : undefined;
        // The page's title already links to the text above the first heading.
        const isAtTop = section === title && kind === 'body' && (excerpt?.hash ?? hash) === '';
        return (
          <li key={`${hash} ${kind}`} className={styles.section}>
            {!isAtTop && (
              <a href={hitAddress({ ...hit, hash: excerpt?.hash ?? hash }, words)}>
                <MarkedText pieces={mark(section, path)} />
                {kind === 'heading' && text !== section && (
                  <>
                    {': '}
                    <code>
                      <MarkedText pieces={mark(text, path)} />
                    </code>
                  </>
                )}
              </a>
            )}
            {kind === 'body' && (
              <p className={styles.excerpt}>{excerpt && <MarkedText pieces={excerpt.pieces} />}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
