import { hitAddress } from '../../../search/results/addresses';
import type { StoredDocument } from '../../../search/index/document';
import type { FoundPage } from '../../../search/results/suggestions';
import type { SearchTexts } from '../../../site/search';
import type { SuggestionsProps } from '../../contexts';
import { optionKey } from '../findings/optionKey';
import { Pieces } from '../findings/Pieces';
import { useTexts } from '../findings/useTexts';
import * as styles from './styles.module.css';

/**
 * The options of the search box: pages, each with what was found in it. It is loaded with the part
 * of the app that searches.
 */
export function SearchSuggestions(props: SuggestionsProps): React.JSX.Element {
  return (
    <>
      {props.findings.suggested.map((page) => (
        <SuggestedPage key={page.path} page={page} {...props} />
      ))}
    </>
  );
}

interface SuggestedPageProps extends SuggestionsProps {
  readonly page: FoundPage;
}

function SuggestedPage({ page, loadTexts, ...shared }: SuggestedPageProps): React.JSX.Element {
  const { path, hits } = page;
  const texts = useTexts(hits.some(({ k }) => k === 'body') ? path : null, loadTexts);
  return (
    <div className={styles.page}>
      {hits.map((hit, index) => (
        <Option key={optionKey(hit)} hit={hit} isFirst={index === 0} texts={texts} {...shared} />
      ))}
    </div>
  );
}

interface OptionProps extends Pick<SuggestionsProps, 'findings' | 'active' | 'idOf'> {
  readonly hit: StoredDocument;
  /** Whether it is the first of its page, which shows what they have in common. */
  readonly isFirst: boolean;
  readonly texts: SearchTexts | null;
}

function Option({ hit, isFirst, texts, findings, active, idOf }: OptionProps): React.JSX.Element {
  const { mark, excerptOf, titleOf, words, hits } = findings;
  const { k: kind, t: text, s: section, b: breadcrumbs } = hit;
  const title = titleOf(hit.u);
  const key = optionKey(hit);
  const others = hits.filter(({ u }) => u === hit.u);
  const excerpt = kind === 'body' && texts !== null ? excerptOf(texts, hit, others) : undefined;
  const common = isFirst ? undefined : styles.hidden;
  return (
    <a
      role="option"
      id={idOf(key)}
      aria-selected={key === active}
      tabIndex={-1}
      href={hitAddress({ ...hit, h: excerpt?.hash ?? hit.h }, words)}
      className={isFirst ? styles.option : styles.further}
    >
      <span className={common ?? styles.title}>
        <Pieces pieces={mark(title)} />
      </span>{' '}
      {section !== title && (
        <span className={styles.section}>
          <Pieces pieces={mark(section)} />
        </span>
      )}{' '}
      {kind === 'heading' && text !== section && (
        <span className={styles.row}>
          <Pieces pieces={mark(text)} />
        </span>
      )}{' '}
      {kind === 'body' && (
        <span className={styles.excerpt}>{excerpt && <Pieces pieces={excerpt.pieces} />}</span>
      )}{' '}
      <span className={common ?? styles.trail}>{breadcrumbs.join(' / ')}</span>
    </a>
  );
}
