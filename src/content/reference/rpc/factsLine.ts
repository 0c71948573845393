import type { RootContent } from 'mdast';
import { inlineCode, joined, link, paragraph, strong, text, type Inline } from '../nodes';
import { refName } from '../schema';
import type { Method, RpcDocument } from './document';
import { sourceLink } from './sources';
import { indexPage, methodPage } from '../../../subject/rpcPages';

function tierFact(method: Method): Inline[] {
  switch (method['x-tier']) {
    case 'minimal':
      return ['served by every node, with or without ', inlineCode('--full-rpc-api')];
    case 'full':
      return ['needs a node with ', inlineCode('--full-rpc-api')];
    case 'removed':
      return ['served by no current node'];
  }
}

/** The line of facts above the tables: group, which nodes serve it, commitment, deprecation. */
export function factsLine(document: RpcDocument, method: Method): RootContent {
  const [tag] = method.tags;
  const group = document['x-groups'].find(({ name }) => name === (tag && refName(tag.$ref)));
  const facts: Inline[][] = [[strong(group?.title ?? '')], tierFact(method)];
  const requires = method['x-requires'];
  if (requires !== undefined) facts.push(['needs ', inlineCode(requires)]);
  const commitment = method['x-commitment'];
  if (commitment !== undefined) {
    facts.push([
      link(`${indexPage}#commitment`, text('commitment')),
      ' ',
      ...joined(
        commitment.allowed.map((level) => [inlineCode(level)]),
        ', ',
      ),
    ]);
  }
  if (method.deprecated === true) {
    facts.push([
      `deprecated since ${method['x-deprecated-in'] ?? ''}, removed in ${method['x-removed-in'] ?? ''}, replaced by `,
      ...joined(
        (method['x-replacement'] ?? []).map((name) => [link(methodPage(name), inlineCode(name))]),
        ' and ',
      ),
    ]);
  }
  const source = method['x-source'][0];
  if (source !== undefined) {
    const label = method['x-tier'] === 'removed' ? 'removal' : 'implementation';
    facts.push([sourceLink(document, source, label)]);
  }
  facts.push([
    inlineCode(`methods[${document.methods.indexOf(method)}]`),
    ' of the ',
    link('/openrpc.json', 'OpenRPC document'),
  ]);
  return paragraph(...joined(facts, ' · '));
}
