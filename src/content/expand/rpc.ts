import { z } from 'zod';
import { expandRpcIndex, expandRpcMethod } from '../reference/rpc';
import { documentOf, type Expander } from './expander';

/** `<RpcMethod name="getBalance" />`: everything the OpenRPC document says of a method. */
export const rpcMethod: Expander = {
  attributes: z.strictObject({ name: z.string().trim().min(1) }),
  expand: ({ name = '' }, library) => expandRpcMethod(documentOf(library, 'openrpc'), name),
};

/** `<RpcIndex />`: all methods of the OpenRPC document. */
export const rpcIndex: Expander = {
  attributes: z.strictObject({}),
  expand: (_attributes, library) => expandRpcIndex(documentOf(library, 'openrpc')),
};
