import type { ReactNode } from 'react';
import { ArticleContextProvider } from '../../components/contexts';
import { attempt } from '../attempt';
import { enlivenArticle } from '.';

const context = { onRender: () => attempt(enlivenArticle) };

/** Gives articles their behaviours whenever React draws them. Without these they can be read. */
export function ArticleProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return <ArticleContextProvider value={context}>{children}</ArticleContextProvider>;
}
