export { expandApiObject } from './expandApiObject';
export { expandApiOperation } from './expandApiOperation';
