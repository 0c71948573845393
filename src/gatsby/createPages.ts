import { resolve } from 'node:path';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import type { SidebarEntry } from '../shared/sidebar';
import type { SidebarId } from '../site/versions';
import { writeDocuments, writeSidebars } from './output/published';
import { developmentCheck } from './development/developmentCheck';
import { contentCache } from './compile/pageCache';
import { allContent, refreshContent, shownFileTest } from './compile/store';
import { createChangeNodes } from './seo/changeNodes';
import { writeMedia } from './media';
import { isDeveloping } from './versions/mode';
import { rememberLast } from './versions/rememberLast';
import { writeRunFiles } from './output/runFiles';
import { pathsWithNode, rememberPageNodes } from './pageNodes';
import { updateSearchFiles } from './search';
import { createVersionNodes } from './compile/versionNodes';

interface PagesQuery {
  readonly allMdx: {
    readonly nodes: readonly {
      readonly id: string;
      readonly path: string;
      readonly draft: boolean;
    }[];
  };
  readonly allDocSidebar: {
    readonly nodes: readonly {
      readonly name: SidebarId;
      readonly version: string;
      readonly items: readonly SidebarEntry[];
    }[];
  };
}

const query = /* GraphQL */ `
  query Pages {
    allMdx {
      nodes {
        id
        path
        draft
      }
    }
    allDocSidebar {
      nodes {
        name
        version
        items
      }
    }
  }
`;

/**
 * Writes the files generated from reference data; does nothing if only other files have changed.
 */
const writeReference = rememberLast(
  async (root: string, output: string, ..._references: readonly unknown[]): Promise<void> => {
    await writeDocuments(output, allContent());
    await writeRunFiles(root, output, allContent());
  },
);

async function writeFiles(
  root: string,
  output: string,
  sidebars: PagesQuery['allDocSidebar']['nodes'],
): Promise<void> {
  await writeSidebars(output, sidebars);
  await writeMedia(root, output, allContent(), shownFileTest(contentCache(root)));
  const references = allContent().flatMap(({ library }) => [
    library.tokens,
    ...library.documents.values(),
  ]);
  await writeReference(output, root, output, ...references);
}

/**
 * Returns the paths of the pages to create. In a build, leaves out drafts. In development,
 * remembers the pages' nodes, so that it can include pages whose nodes Gatsby is replacing.
 */
function pagePaths(
  pages: PagesQuery['allMdx']['nodes'],
  getNode: NodePluginArgs['getNode'],
): readonly string[] {
  if (!isDeveloping()) return pages.filter(({ draft }) => !draft).map(({ path }) => path);
  rememberPageNodes(
    pages.flatMap(({ id, path }) => {
      const node = getNode(id);
      return node === undefined ? [] : [[path, node] as const];
    }),
  );
  return pathsWithNode(allContent());
}

/**
 * Creates the documentation pages, and writes the files that they use. In development, Gatsby runs
 * this hook after every change to a content file, so the hook rereads the content.
 */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, getNode, graphql, reporter, store } = args;
  const { directory } = store.getState().program;
  const output = resolve(directory, 'public');
  const check = developmentCheck();
  let stamp = '';
  let paths: readonly string[] = [];
  check?.suspend();
  do {
    if (check !== undefined) {
      stamp = check.readStamp();
      refreshContent(directory, true);
      check.noteReadProblems();
      createVersionNodes(args, check.digest);
      createChangeNodes({ ...args, root: directory });
    }
    const { data, errors } = await graphql<PagesQuery>(query);
    if (data === undefined || errors !== undefined) {
      reporter.panic('The pages could not be queried. Correct the GraphQL errors below.', errors);
      return;
    }
    paths = pagePaths(data.allMdx.nodes, getNode);
    await writeFiles(directory, output, data.allDocSidebar.nodes);
    // Gatsby does not run this hook again for a file that is saved while the hook runs.
  } while (check !== undefined && check.readStamp() !== stamp);

  // The page query finds a node by its path, because node ids depend on the project's folder.
  for (const path of paths) {
    actions.createPage({
      path,
      component: resolve(directory, 'src/templates/Doc/index.tsx'),
    });
  }
  if (check === undefined) return;

  // In a build, the host handles redirects, so they need not be in the app.
  for (const { from, to } of allContent().flatMap(({ redirects }) => redirects)) {
    actions.createRedirect({ fromPath: from, toPath: to, redirectInBrowser: true });
  }
  const component = resolve(directory, 'src/templates/Gallery/index.tsx');
  actions.createPage({ path: '/gallery', component, context: {} });
  // A build writes the search files in onPostBuild, once the hashes in the file names are final.
  check.resume(stamp, () => updateSearchFiles(output, args));
};
