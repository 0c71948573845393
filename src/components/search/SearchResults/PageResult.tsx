import { useRef } from 'react';
import { hitAddress } from '../../../search/results/addresses';
import type { StoredDocument } from '../../../search/index/document';
import type { Findings } from '../../../search/results/findings';
import type { FoundPage } from '../../../search/results/suggestions';
import { search, type SearchTexts } from '../../../site/search';
import { Pieces } from '../findings/Pieces';
import { useTexts } from '../findings/useTexts';
import * as styles from './styles.module.css';
import { useNear } from './useNear';

export interface PageResultProps {
  readonly page: FoundPage;
  readonly findings: Findings;
  /** Whether it is so far up that its texts are fetched in any case. */
  readonly isUpFront: boolean;
  readonly loadTexts: (path: string) => Promise<SearchTexts>;
}

/** A page that was found, with the places in it. */
export function PageResult(props: PageResultProps): React.JSX.Element {
  const { page, findings, isUpFront, loadTexts } = props;
  const item = useRef<HTMLLIElement>(null);
  const near = useNear(item, isUpFront);
  const places = page.hits.filter(({ k }) => k !== 'title');
  const hasBody = places.some(({ k }) => k === 'body');
  const texts = useTexts(near && hasBody ? page.path : null, loadTexts);
  const title = findings.titleOf(page.path);
  const [first] = page.hits;
  const rest = places.slice(search.hitsOfPage);
  const shared = { findings, title, texts, others: page.hits };
  return (
    <li ref={item} className={styles.page}>
      <h2 className={styles.title}>
        {first && (
          <a href={hitAddress({ ...first, h: '' }, findings.words)}>
            <Pieces pieces={findings.mark(title)} />
          </a>
        )}
      </h2>
      {first && first.b.length > 0 && <p className={styles.trail}>{first.b.join(' / ')}</p>}
      {places.length > 0 && <Places {...shared} hits={places.slice(0, search.hitsOfPage)} />}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{rest.length} more in this page</summary>
          <Places {...shared} hits={rest} />
        </details>
      )}
    </li>
  );
}

interface PlacesProps extends Pick<PageResultProps, 'findings'> {
  readonly hits: readonly StoredDocument[];
  /** All hits in the page. */
  readonly others: readonly StoredDocument[];
  /** The page's. */
  readonly title: string;
  readonly texts: SearchTexts | null;
}

function Places({ hits, others, title, texts, findings }: PlacesProps): React.JSX.Element {
  const { mark, excerptOf, words } = findings;
  return (
    <ul className={styles.places}>
      {hits.map((hit) => {
        const { k: kind, t: text, s: section, h: hash } = hit;
        const excerpt =
          kind === 'body' && texts !== null ? excerptOf(texts, hit, others) : undefined;
        // The page's own title leads to the text above the first heading.
        const isAtTop = section === title && kind === 'body' && (excerpt?.hash ?? hash) === '';
        return (
          <li key={`${hash} ${kind}`} className={styles.place}>
            {!isAtTop && (
              <a href={hitAddress({ ...hit, h: excerpt?.hash ?? hash }, words)}>
                <Pieces pieces={mark(section)} />
                {kind === 'heading' && text !== section && (
                  <>
                    {': '}
                    <code>
                      <Pieces pieces={mark(text)} />
                    </code>
                  </>
                )}
              </a>
            )}
            {kind === 'body' && (
              <p className={styles.excerpt}>{excerpt && <Pieces pieces={excerpt.pieces} />}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
