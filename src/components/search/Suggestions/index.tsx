import { hitAddress } from '../../../search/results/addresses';
import type { SearchHit } from '../../../search/index/searchHit';
import type { PageHits } from '../../../search/results/suggestions';
import type { SearchTexts } from '../../../site/search';
import type { SuggestionsProps } from '../../contexts';
import { optionKey } from '../optionKey';
import { MarkedText } from '../MarkedText';
import { usePageTexts } from '../usePageTexts';
import * as styles from './styles.module.css';

/** The search box's options, grouped by page. Loaded together with the search engine. */
export function Suggestions(props: SuggestionsProps): React.JSX.Element {
  return (
    <>
      {props.results.suggested.map((page) => (
        <SuggestedPage key={page.path} page={page} {...props} />
      ))}
    </>
  );
}

interface SuggestedPageProps extends SuggestionsProps {
  readonly page: PageHits;
}

function SuggestedPage({ page, loadTexts, ...shared }: SuggestedPageProps): React.JSX.Element {
  const { path, hits } = page;
  const hasBody = hits.some(({ kind }) => kind === 'body');
  const texts = usePageTexts(hasBody ? path : null, shared.results.query, loadTexts);
  return (
    <div className={styles.page}>
      {hits.map((hit, index) => (
        <Option key={optionKey(hit)} hit={hit} isFirst={index === 0} texts={texts} {...shared} />
      ))}
    </div>
  );
}

interface OptionProps extends Pick<SuggestionsProps, 'results' | 'active' | 'idOf'> {
  readonly hit: SearchHit;
  /**
   * Whether this is the page's first option; in the others, title and breadcrumbs are only for
   * screen readers.
   */
  readonly isFirst: boolean;
  readonly texts: SearchTexts | null;
}

function Option({ hit, isFirst, texts, results, active, idOf }: OptionProps): React.JSX.Element {
  const { mark, excerptOf, titleOf, words, hits } = results;
  const { kind, path, text, section, breadcrumbs } = hit;
  const title = titleOf(path);
  const key = optionKey(hit);
  const pageHits = hits.filter((other) => other.path === path);
  const excerpt = kind === 'body' && texts !== null ? excerptOf(texts, hit, pageHits) : undefined;
  const hidden = isFirst ? undefined : 'visually-hidden';
  return (
    <a
      role="option"
      id={idOf(key)}
      aria-selected={key === active}
      tabIndex={-1}
      href={hitAddress({ ...hit, hash: excerpt?.hash ?? hit.hash }, words)}
      className={isFirst ? styles.option : styles.further}
    >
      <span className={hidden ?? styles.title}>
        <MarkedText pieces={mark(title, path)} />
      </span>{' '}
      {section !== title && (
        <span className={styles.section}>
          <MarkedText pieces={mark(section, path)} />
        </span>
      )}{' '}
      {kind === 'heading' && text !== section && (
        <span className={styles.row}>
          <MarkedText pieces={mark(text, path)} />
        </span>
      )}{' '}
      {kind === 'body' && (
        <span className={styles.excerpt}>{excerpt && <MarkedText pieces={excerpt.pieces} />}</span>
      )}{' '}
      <span className={hidden ?? styles.trail}>{breadcrumbs.join(' / ')}</span>
    </a>
  );
}
