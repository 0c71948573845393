import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { didYouMean } from '../../../shared/suggest';
import { report, type PageContext } from '../context';

interface Documents {
  readonly paths?: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId?: string }>>>
  >;
  readonly methods?: readonly { readonly name?: string }[];
}

/** What the run panel can open, by the first word of `run`. */
const kinds = {
  api: { document: 'openapi', noun: 'operation' },
  rpc: { document: 'openrpc', noun: 'method' },
} as const;

/** Reports a Run button that would open nothing. @param run `api addCustomer` or `rpc getBlock` */
export function checkRun(
  run: string | undefined,
  node: MdxJsxFlowElement,
  context: PageContext,
): void {
  if (run === undefined || node.position === undefined) return;
  const attribute = node.attributes.find((a) => a.type === 'mdxJsxAttribute' && a.name === 'run');
  const at = attribute ?? node;
  const [, kind, name = ''] = /^(api|rpc) (\S+)(?: \S+)?$/.exec(run) ?? [];
  if (kind === undefined) {
    const message = `The attribute "run" of <Endpoint> cannot be "${run}".`;
    report(context, at, message, 'Write run="api addCustomer" or run="rpc getBlock".');
    return;
  }
  const { document, noun } = kinds[kind as keyof typeof kinds];
  const data = context.library.documents.get(document) as Documents | undefined;
  if (data === undefined || context.library.faultyDocuments?.has(document) === true) return;
  const names = [
    ...Object.values(data.paths ?? {}).flatMap((item) =>
      Object.values(item).flatMap(({ operationId }) => operationId ?? []),
    ),
    ...(data.methods ?? []).flatMap((method) => method.name ?? []),
  ];
  if (names.includes(name)) return;
  const message = `reference/${document}.json has no ${noun} "${name}".`;
  report(context, at, message, didYouMean(name, names, 'Use one from that file.'));
}
