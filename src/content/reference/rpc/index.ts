export { expandRpcErrors } from './expandRpcErrors';
export { expandRpcIndex } from './expandRpcIndex';
export { expandRpcMethod } from './expandRpcMethod';
export { expandRpcNotes } from './expandRpcNotes';
export { expandRpcShared, sharedParts } from './expandRpcShared';
