/**
 * How client libraries name the calls of nodes, as patterns with the node's own name, such as
 * `accountSubscribe` for `onAccountChange` and for `accountNotifications`.
 */
export const clientNames: readonly (readonly [RegExp, string])[] = [
  [/\bon([A-Z]\w*?)(?:Change)?(?=\s*\()/g, '$1Subscribe'],
  [/\b(\w+)Notifications(?=\s*\()/g, '$1Subscribe'],
  [/\bgetParsed(?=\w+\s*\()/g, 'get'],
];
