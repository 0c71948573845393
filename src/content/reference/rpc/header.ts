import type { RootContent } from 'mdast';
import { inlineCode, joinInline, link } from '../nodes';
import { operationHeader, type Badge } from '../operation';
import type { Method, RpcDocument } from '../openrpc/types';
import { commitmentBadge, fullRpcBadge, groupBadges, methodLink } from '../openrpc/facts';
import { sourceLink } from '../openrpc/sources';
import { indexPage, methodPage } from '../../../domain/referencePages/rpcPages';

function tierBadges(method: Method): Badge[] {
  const removedIn = method['x-removed-in'];
  switch (method['x-tier']) {
    case 'minimal':
      return [{ content: ['served by every node'] }];
    case 'full':
      return [fullRpcBadge];
    case 'removed':
      return [
        {
          content: [removedIn === undefined ? 'removed' : `removed in ${removedIn}`],
          isAlert: true,
        },
      ];
    default:
      return [];
  }
}

function historyBadges(document: RpcDocument, method: Method): Badge[] {
  const requiredFlag = method['x-requires'];
  const readsStorage = document['x-storage-failures'].some((entry) => entry.method === method.name);
  return [
    ...(requiredFlag === undefined ? [] : [{ content: ['needs ', inlineCode(requiredFlag)] }]),
    ...(readsStorage
      ? [{ content: ['reads ', link(`${indexPage}#long-term-storage`, 'long-term storage')] }]
      : []),
  ];
}

function deprecationBadges({ methods }: RpcDocument, method: Method): Badge[] {
  if (method.deprecated !== true) return [];
  // The document check reports unknown methods.
  const names = (method['x-replacement'] ?? []).filter((name) =>
    methods.some((other) => other.name === name),
  );
  const replacements = names.map((name) => [link(methodPage(name), inlineCode(name))]);
  const since = method['x-deprecated-in'];
  return [
    { content: [since === undefined ? 'deprecated' : `deprecated since ${since}`], isAlert: true },
    ...(replacements.length === 0
      ? []
      : [{ content: ['replaced by ', ...joinInline(replacements, ' and ')] }]),
  ];
}

/** Returns the header of a method: its name, badges and links. */
export function rpcHeader(document: RpcDocument, method: Method): RootContent[] {
  const { 'x-commitment': commitment, 'x-tier': tier, name } = method;
  const [source] = method['x-source'];
  const isRemoved = tier === 'removed';
  return operationHeader({
    label: 'JSON-RPC',
    name,
    ...(isRemoved ? {} : { run: `rpc ${name}` }),
    badges: [
      ...groupBadges(document, method),
      ...tierBadges(method),
      ...historyBadges(document, method),
      ...(commitment === undefined ? [] : [commitmentBadge(commitment)]),
      ...deprecationBadges(document, method),
    ],
    links: [
      ...(source === undefined
        ? []
        : [[sourceLink(document, source, isRemoved ? 'Removal' : 'Source')]]),
      methodLink('openrpc.json', document, method),
    ],
  });
}
