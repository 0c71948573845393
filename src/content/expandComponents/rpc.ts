import { z } from 'zod';
import { expandRpcErrors } from '../reference/rpc/expandRpcErrors';
import { expandRpcIndex } from '../reference/rpc/expandRpcIndex';
import { expandRpcMethod } from '../reference/rpc/expandRpcMethod';
import { expandRpcShared } from '../reference/rpc/expandRpcShared';
import { methodOmissions } from './omissions';
import { documentOf, optionalDocument, type Expander } from './expander';

/** `<RpcMethod name="getBalance" />`: the reference for a method. */
export const rpcMethod: Expander = {
  showsPart: true,
  attributes: z.strictObject({ name: z.string().trim().min(1) }),
  expand: ({ name = '' }, library) => expandRpcMethod(documentOf(library, 'openrpc'), name),
  omissions: ({ name = '' }, library, page) =>
    methodOmissions(documentOf(library, 'openrpc'), name, page),
};

/** `<RpcShared part="transport" />`: a part of the reference that methods share. */
export const rpcShared: Expander = {
  attributes: z.strictObject({ part: z.string().trim().min(1) }),
  expand: ({ part = '' }, library) => expandRpcShared(documentOf(library, 'openrpc'), part),
};

/**
 * `<RpcIndex />`: tables of the methods, by group, and of the error codes of the OpenRPC document.
 */
export const rpcIndex: Expander = {
  attributes: z.strictObject({}),
  expand: (_attributes, library) => expandRpcIndex(documentOf(library, 'openrpc')),
};

/** `<RpcErrors />`: a table of the error codes of the OpenRPC document, and a section for each. */
export const rpcErrors: Expander = {
  attributes: z.strictObject({}),
  expand: (_attributes, library) =>
    expandRpcErrors(documentOf(library, 'openrpc'), optionalDocument(library, 'subscriptions')),
};
