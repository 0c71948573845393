/** What Gatsby's browser runtime defines and its `Link` expects. */
const page = { enqueue: () => undefined, hovering: () => undefined };
Object.assign(globalThis, { __PATH_PREFIX__: '', __BASE_PATH__: '', ___loader: page });
