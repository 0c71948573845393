import { graphql, type PageProps } from 'gatsby';
import { DocPage } from '../../components/DocPage';
import { Head } from '../../components/Head';
import { useRoute } from '../../components/contexts';
import type { TocEntry } from '../../components/Toc';
import type { PageLink } from '../../site/sidebar';

interface DocData {
  readonly mdx: {
    readonly article: { readonly html: string; readonly toc: readonly TocEntry[] };
    readonly frontmatter: {
      readonly title: string;
      readonly description: string;
      readonly toc: boolean;
    };
  };
}

/** The part of the page's context that the page itself shows; the rest is the layout's. */
interface DocContext {
  readonly breadcrumbs: readonly PageLink[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

export default function Doc({ data, pageContext }: PageProps<DocData, DocContext>) {
  const { path } = useRoute();
  const { article, frontmatter } = data.mdx;
  return (
    <>
      <Head title={frontmatter.title} description={frontmatter.description} path={path} />
      <DocPage
        title={frontmatter.title}
        html={article.html}
        toc={frontmatter.toc ? article.toc : []}
        breadcrumbs={pageContext.breadcrumbs}
        previous={pageContext.previous}
        next={pageContext.next}
      />
    </>
  );
}

export const query = graphql`
  query Doc($id: String!) {
    mdx(id: { eq: $id }) {
      article {
        html
        toc {
          id
          text
          level
        }
      }
      frontmatter {
        title
        description
        toc
      }
    }
  }
`;
