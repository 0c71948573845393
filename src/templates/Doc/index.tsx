import { graphql, type PageProps } from 'gatsby';
import { DocPage } from '../../components/DocPage';
import { Head } from '../../components/Head';
import { useRoute } from '../../components/contexts';
import type { TocEntry } from '../../components/Toc';
import type { PageLink } from '../../site/sidebar';

interface DocData {
  readonly mdx: {
    readonly article: {
      readonly title: string;
      readonly description: string;
      readonly showToc: boolean;
      readonly html: string;
      readonly toc: readonly TocEntry[];
    };
  };
}

/** The part of the page's context that the page itself shows; the rest is the layout's. */
interface DocContext {
  readonly breadcrumbs: readonly PageLink[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

const noEntries: readonly TocEntry[] = [];

export default function Doc({ data, pageContext }: PageProps<DocData, DocContext>) {
  const { path } = useRoute();
  const { title, description, showToc, html, toc } = data.mdx.article;
  return (
    <>
      <Head title={title} description={description} path={path} />
      <DocPage
        title={title}
        html={html}
        toc={showToc ? toc : noEntries}
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
        title
        description
        showToc
        html
        toc {
          id
          text
          level
        }
      }
    }
  }
`;
