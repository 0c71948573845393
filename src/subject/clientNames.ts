/**
 * Patterns of the names that client libraries give to the methods of nodes, each with what replaces
 * it by the node's own name, apart from case: `onAccountChange` becomes `AccountSubscribe`.
 */
export const clientNames: readonly (readonly [RegExp, string])[] = [
  [/\bon([A-Z]\w*?)(?:Change)?(?=\s*\()/g, '$1Subscribe'],
  [/\b(\w+)Notifications(?=\s*\()/g, '$1Subscribe'],
  [/\bgetParsed(?=\w+\s*\()/g, 'get'],
];
