/** The path of the OpenRPC document, relative to a version's folder. */
export const openRpcFile = 'reference/openrpc.json';
