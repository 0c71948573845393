import { createStrictContext } from './createStrictContext';

export interface ArticleValue {
  /** Called when an article has been drawn, before it is seen: it has no behaviours yet. */
  readonly onDrawn: () => void;
}

export const [ArticleContextProvider, useArticle] = createStrictContext<ArticleValue>(
  'useArticle',
  'ArticleProvider',
);
