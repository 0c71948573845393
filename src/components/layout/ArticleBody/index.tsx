import { memo } from 'react';
import { Breakable } from '../../ui/Breakable';
import { useArticle } from '../../contexts';
import { useIsomorphicLayoutEffect } from '../../ui/useIsomorphicLayoutEffect';

export interface ArticleBodyProps {
  readonly title: string;
  /** The finished article as the build made it. */
  readonly html: string;
}

/**
 * The article. React adopts its markup as it is and never draws it again, so that whatever else
 * works in it (highlighting of search terms, translators) cannot collide with React.
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
