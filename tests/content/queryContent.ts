/**
 * Runs GraphQL queries about the content with Gatsby's own schema, without a build. Reads a list of
 * queries as JSON from stdin and writes the results as JSON to stderr. Needs a process of its own,
 * because Gatsby changes how its process handles errors.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { graphql, type GraphQLSchema } from 'gatsby/graphql';
import { createResolvers } from '../../src/gatsby/createResolvers';
import { createSchemaCustomization } from '../../src/gatsby/createSchemaCustomization';
import { allContent, refreshContent } from '../../src/gatsby/compile/store';
import { createVersionNodes } from '../../src/gatsby/compile/versionNodes';
import { projectRoot } from '../../tools/copyProject';

interface Action {
  readonly type: string;
  readonly payload?: unknown;
}

/** The parts of Gatsby's internals that the queries need. */
interface Internals {
  readonly store: {
    dispatch(action: Action | ((dispatch: unknown) => unknown)): unknown;
    getState(): {
      readonly schema: GraphQLSchema;
      readonly schemaCustomization: { readonly composer: unknown; readonly context: unknown };
    };
  };
  readonly actions: Record<'createNode' | 'createTypes', (...args: unknown[]) => Action>;
  readonly build: (options: object) => Promise<void>;
  readonly withResolverContext: (options: object) => unknown;
  readonly setGatsbyPluginCache: (plugin: object, module: string, hooks: object) => void;
}

async function loadInternals(): Promise<Internals> {
  const { store } = (await import('gatsby/dist/redux' as string)) as Pick<Internals, 'store'>;
  const { actions } = (await import('gatsby/dist/redux/actions' as string)) as Pick<
    Internals,
    'actions'
  >;
  const { build } = (await import('gatsby/dist/schema' as string)) as Pick<Internals, 'build'>;
  const context = (await import('gatsby/dist/schema/context' as string)) as {
    default: Internals['withResolverContext'];
  };
  const { setGatsbyPluginCache } = (await import(
    'gatsby/dist/utils/import-gatsby-plugin' as string
  )) as Pick<Internals, 'setGatsbyPluginCache'>;
  return { store, actions, build, withResolverContext: context.default, setGatsbyPluginCache };
}

const createContentDigest = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('hex');

const site = {
  name: 'default-site-plugin',
  id: 'site',
  version: '1',
  resolve: projectRoot,
  nodeAPIs: ['createResolvers'],
  browserAPIs: [],
  ssrAPIs: [],
  pluginOptions: { plugins: [] },
};

async function runQueries(queries: readonly string[]): Promise<unknown[]> {
  const { store, actions, build, withResolverContext, setGatsbyPluginCache } =
    await loadInternals();
  const createNode = (node: object): void => {
    store.dispatch(actions.createNode({ parent: null, children: [], ...node }, site));
  };
  store.dispatch({ type: 'SET_PROGRAM', payload: { directory: projectRoot } });
  refreshContent(projectRoot, false);
  const createTypes = (types: string) => store.dispatch(actions.createTypes(types, site));
  createSchemaCustomization?.({ actions: { createTypes } } as never, {} as never, () => undefined);
  createVersionNodes({ actions: { createNode }, createContentDigest } as never);
  for (const { source, frontMatter } of allContent().flatMap(({ pages }) => [...pages.values()])) {
    createNode({
      id: source.file,
      frontmatter: { ...frontMatter },
      internal: {
        type: 'Mdx',
        contentDigest: createContentDigest(source.text),
        contentFilePath: join(projectRoot, source.file),
      },
    });
  }
  setGatsbyPluginCache(site, 'gatsby-node', { createResolvers });
  store.dispatch({ type: 'SET_SITE_FLATTENED_PLUGINS', payload: [site] });
  await build({});
  const { schema, schemaCustomization } = store.getState();
  return Promise.all(
    queries.map((source) => {
      const contextValue = withResolverContext({
        schema,
        schemaComposer: schemaCustomization.composer,
        context: {},
        customContext: schemaCustomization.context,
      });
      return graphql({ schema, source, contextValue });
    }),
  );
}

void runQueries(JSON.parse(readFileSync(0, 'utf8')) as string[]).then((results) => {
  // Not to stdout, which Gatsby's reporter also uses.
  process.stderr.write(JSON.stringify(results), () => process.exit(0));
});
