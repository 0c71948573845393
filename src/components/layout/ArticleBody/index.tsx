import { memo } from 'react';
import { Breakable } from '../../ui/Breakable';
import { useArticle } from '../../contexts';
import { useIsomorphicLayoutEffect } from '../../ui/useIsomorphicLayoutEffect';

interface ArticleBodyProps {
  readonly title: string;
  /** The article's HTML from the build. */
  readonly html: string;
}

/**
 * The article. React hydrates its HTML without touching it and never renders it again, so search
 * highlighting and browser translation can change it without breaking React.
 */
export const ArticleBody = memo(function ArticleBody({ title, html }: ArticleBodyProps) {
  const { onRender } = useArticle();
  useIsomorphicLayoutEffect(onRender, [onRender, html]);
  return (
    <article>
      <h1>
        <Breakable text={title} />
      </h1>
      <div className="a-body" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
});
