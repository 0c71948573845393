import { memo, useMemo } from 'react';
import { createPolicy } from '../../../shared/trustedTypes';
import { Breakable } from '../../../shared/Breakable';
import { useArticle } from '../../contexts';
import { useIsomorphicLayoutEffect } from '../../ui/useIsomorphicLayoutEffect';

interface ArticleBodyProps {
  readonly title: string;
  readonly html: string;
}

type Html = TrustedHTML | string;

/** Trusts the HTML, because it comes from the build. */
const policy = createPolicy('article', { createHTML: (html: string): Html => html });

/**
 * The article. React hydrates its HTML without touching it, and replaces it only as a whole, when
 * the page's HTML changes, so search highlighting and browser translation can change the article
 * without breaking React.
 */
export const ArticleBody = memo(function ArticleBody({ title, html }: ArticleBodyProps) {
  const { onRender } = useArticle();
  // React compares by identity: a new object would replace the article's HTML.
  const trusted = useMemo(() => ({ __html: policy.createHTML(html) }), [html]);
  useIsomorphicLayoutEffect(onRender, [onRender, html]);
  return (
    <article>
      <h1>
        <Breakable text={title} />
      </h1>
      <div className="a-body" dangerouslySetInnerHTML={trusted} />
    </article>
  );
});
