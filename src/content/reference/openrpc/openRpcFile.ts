/** The file of the OpenRPC document, relative to a version's folder. */
export const openRpcFile = 'reference/openrpc.json';
