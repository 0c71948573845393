import { z } from 'zod';
import { expandRpcIndex, expandRpcMethod } from '../reference/rpc';
import type { Library } from '../types';
import type { Expander } from './types';

function openRpc({ documents }: Library): unknown {
  const document = documents.get('openrpc');
  if (document === undefined) throw new Error('The version has no reference/openrpc.json.');
  return document;
}

/** `<RpcMethod name="getBalance" />`: everything the OpenRPC document says of a method. */
export const rpcMethod: Expander = {
  attributes: z.strictObject({ name: z.string().trim().min(1) }),
  expand: ({ name = '' }, library) => expandRpcMethod(openRpc(library), name),
};

/** `<RpcIndex />`: all methods of the OpenRPC document. */
export const rpcIndex: Expander = {
  attributes: z.strictObject({}),
  expand: (_attributes, library) => expandRpcIndex(openRpc(library)),
};
