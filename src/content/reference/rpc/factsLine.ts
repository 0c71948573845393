import type { RootContent } from 'mdast';
import { inlineCode, joined, link, paragraph, type Inline } from '../nodes';
import type { Method, RpcDocument } from '../openrpc/document';
import { commitmentFact, fullRpcFact, groupFact, positionFact } from '../openrpc/facts';
import { sourceLink } from '../openrpc/sources';
import { methodPage } from '../../../subject/rpcPages';

function tierFact(method: Method): Inline[] {
  switch (method['x-tier']) {
    case 'minimal':
      return ['served by every node, with or without ', inlineCode('--full-rpc-api')];
    case 'full':
      return fullRpcFact;
    case 'removed':
      return ['served by no current node'];
  }
}

/** Returns the line of facts above the tables: group, which nodes serve it, commitment, deprecation. */
export function factsLine(document: RpcDocument, method: Method): RootContent {
  const facts: Inline[][] = [groupFact(document, method), tierFact(method)];
  const requires = method['x-requires'];
  if (requires !== undefined) facts.push(['needs ', inlineCode(requires)]);
  const commitment = method['x-commitment'];
  if (commitment !== undefined) facts.push(commitmentFact(commitment));
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
  facts.push(positionFact(document, method, link('/openrpc.json', 'OpenRPC document')));
  return paragraph(...joined(facts, ' · '));
}
