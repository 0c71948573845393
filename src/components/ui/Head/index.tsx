import { Helmet } from 'react-helmet';
import { cardSize } from '../../../shared/socialCards';
import { absoluteUrl, canonicalPath, withPrefix } from '../../../site/addresses';
import {
  defaultLocale,
  documentTitle,
  favicon,
  siteTitle,
  socialCard,
} from '../../../site/metadata';

const touchIcon = '/apple-touch-icon.png';
const logoText = 'Two strokes facing each other with a third between them';

interface HeadProps {
  /** The page's title without the site's; may be empty. */
  readonly title: string;
  readonly description: string;
  /** Canonical path; without one, the page is marked `noindex`. */
  readonly path?: string;
  /** Path of the page as Markdown, without the site's prefix. */
  readonly markdownPath?: string;
  /** Path of the social card that is shown with links to the page. */
  readonly card?: string;
  /** Keeps the page out of search engines although it has a canonical path. */
  readonly noIndex?: boolean;
}

/** The page's metadata for browsers, search engines and social networks. */
export function Head(props: HeadProps): React.JSX.Element {
  const { title, description, path, markdownPath, card, noIndex = path === undefined } = props;
  const fullTitle = documentTitle(title);
  const address = path === undefined ? undefined : absoluteUrl(canonicalPath(path));
  const cardText = card === undefined ? logoText : fullTitle;
  return (
    <Helmet>
      <html lang={defaultLocale} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      {address !== undefined && <link rel="canonical" href={address} />}
      {markdownPath !== undefined && (
        <link rel="alternate" type="text/markdown" href={withPrefix(markdownPath)} />
      )}
      {address !== undefined && <meta property="og:url" content={address} />}
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={absoluteUrl(card ?? socialCard)} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={cardText} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={cardText} />
      <link rel="icon" type="image/svg+xml" href={withPrefix(favicon)} />
      <link rel="apple-touch-icon" href={withPrefix(touchIcon)} />
    </Helmet>
  );
}
