export { expandRpcIndex } from './expandRpcIndex';
export { expandRpcMethod } from './expandRpcMethod';
