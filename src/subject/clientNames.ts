/**
 * Patterns of the names that client libraries give to the methods of nodes, each with a replacement.
 * The result is the node's own name, apart from case: `AccountSubscribe` for `onAccountChange`.
 */
export const clientNames: readonly (readonly [RegExp, string])[] = [
  [/\bonProgramAccountChange(?=\s*\()/g, 'programSubscribe'],
  [/\bonSlotUpdate(?=\s*\()/g, 'slotsUpdatesSubscribe'],
  [/\bonSignatureWithOptions(?=\s*\()/g, 'signatureSubscribe'],
  [/\bon([A-Z]\w*?)(?:Change)?(?=\s*\()/g, '$1Subscribe'],
  [/\b(\w+)Notifications(?=\s*\()/g, '$1Subscribe'],
  [/\bgetParsed(?=\w+\s*\()/g, 'get'],
];
