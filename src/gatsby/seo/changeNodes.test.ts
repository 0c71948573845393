import type { NodeInput } from 'gatsby';
import type { Page } from '../versions/versionPages';
import { createChangeNodes } from './changeNodes';

function digestOfNode(text: string): string {
  const page = { path: '/a', source: { file: 'content/current/a.mdx', text } } as Page;
  const nodes: NodeInput[] = [];
  const createNode = (node: NodeInput) => void nodes.push(node);
  createChangeNodes({
    actions: { createNode },
    createContentDigest: (value) => JSON.stringify(value),
    root: '.',
    contents: [{ pages: new Map([['a', page]]) }],
  });
  return nodes[0]?.internal.contentDigest ?? '';
}

test('the digest of a page covers its text in development', () => {
  expect(digestOfNode('one')).not.toBe(digestOfNode('two'));
});
