import type { Node } from 'gatsby';
import type { Page } from './versions/versionPages';
import { docChangeId } from './seo/changeNodes';
import { pageNodeResolver, pathsWithNode, rememberPageNodes } from './pageNodes';

const page = (id: string): [string, Page] => [
  id,
  { path: `/${id}`, source: { file: `content/current/${id}.mdx`, text: '' } } as Page,
];
const contents = [{ pages: new Map([page('regions'), page('unread')]) }];
const node = { id: 'node of regions' } as Node;
const queried = { id: 'found by the query' } as Node;

async function resolvePage(path: string, stored: Node | null) {
  const dependencies: string[] = [];
  const getNodeById = ({ id }: { id: string }) => {
    dependencies.push(id);
    return id === node.id ? stored : null;
  };
  const result = await pageNodeResolver(() => contents)(
    {},
    { path: { eq: path } },
    { nodeModel: { getNodeById } },
    { originalResolver: () => Promise.resolve(queried) },
  );
  return { result, dependencies };
}

beforeAll(() => rememberPageNodes([['/regions', node]]));

test('lists the paths of only those pages that have had a node', () => {
  expect(pathsWithNode(contents)).toEqual(['/regions']);
  expect(pathsWithNode([])).toEqual([]);
});

test.each([
  ['its node', { ...node, children: ['new'] } as Node],
  ['its last node while Gatsby replaces it', null],
])('the query of a page returns %s', async (_name, stored) => {
  const { result, dependencies } = await resolvePage('/regions', stored);
  expect(result).toBe(stored ?? node);
  expect(dependencies).toEqual([docChangeId('content/current/regions.mdx'), node.id]);
});

test.each(['/unread', '/none'])('%s, which has had no node, is left to Gatsby', async (path) => {
  const { result, dependencies } = await resolvePage(path, null);
  expect(result).toBe(queried);
  expect(dependencies).toEqual([]);
});
