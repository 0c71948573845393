import { createStrictContext } from './createStrictContext';

interface ArticleValue {
  /** Called before paint whenever an article has rendered, to attach its behaviour. */
  readonly onRender: () => void;
}

export const [ArticleContextProvider, useArticle] = createStrictContext<ArticleValue>(
  'useArticle',
  'ArticleContextProvider',
);
