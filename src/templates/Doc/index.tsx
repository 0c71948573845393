import { graphql, type PageProps } from 'gatsby';
import { DocPage } from '../../components/layout/DocPage';
import { Head } from '../../components/ui/Head';
import { useRoute } from '../../components/contexts';
import type { TocEntry } from '../../components/layout/Toc';
import { cardPath } from '../../shared/socialCards';
import { markdownAddress } from '../../shared/markdownAddress';
import { versions } from '../../site/versions';
import { canonicalDocPath } from './canonicalDocPath';

/** The page exists only because its node does, so `mdx` is never null. */
interface DocData {
  readonly mdx: NonNullable<Queries.DocQuery['mdx']>;
}

/** Adds an older version's label to the title, so that titles are unique. */
function titleInVersion(versionName: string, title: string): string {
  const older = versions.slice(1).find(({ name }) => name === versionName);
  return older === undefined ? title : `${title} (${older.label})`;
}

const noEntries: readonly TocEntry[] = [];

/** A documentation page. */
export default function Doc({ data }: PageProps<DocData>) {
  const { path } = useRoute();
  const { docVersionName } = data.mdx;
  const { title, description, showToc, html, toc } = data.mdx.article;
  const { breadcrumbs, previous, next } = data.mdx.sidebarPosition;
  return (
    <>
      <Head
        title={titleInVersion(docVersionName, title)}
        description={description}
        path={canonicalDocPath(path, docVersionName, data.mdx.otherVersions)}
        markdownPath={markdownAddress(path)}
        card={cardPath(path)}
        noIndex={docVersionName !== versions[0].name}
      />
      <DocPage
        title={title}
        html={html}
        toc={showToc ? toc : noEntries}
        breadcrumbs={breadcrumbs}
        previous={previous}
        next={next}
      />
    </>
  );
}

export const query = graphql`
  query Doc($path: String!) {
    mdx(path: { eq: $path }) {
      docVersionName
      otherVersions {
        version
        path
      }
      sidebarPosition {
        sidebar
        branch
        breadcrumbs {
          label
          path
        }
        previous {
          label
          path
        }
        next {
          label
          path
        }
      }
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
