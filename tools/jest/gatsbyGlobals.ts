/* Globals of Gatsby's browser runtime that its `Link` needs. */
const loader = { enqueue: () => undefined, hovering: () => undefined };
Object.assign(globalThis, { __PATH_PREFIX__: '', __BASE_PATH__: '', ___loader: loader });
