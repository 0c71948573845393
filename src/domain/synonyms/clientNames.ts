const clientNames: readonly (readonly [RegExp, string])[] = [
  [/\bonProgramAccountChange(?=\s*\()/g, 'programSubscribe'],
  [/\bonSlotUpdate(?=\s*\()/g, 'slotsUpdatesSubscribe'],
  [/\bonSignatureWithOptions(?=\s*\()/g, 'signatureSubscribe'],
  [/\bon([A-Z]\w*?)(?:Change)?(?=\s*\()/g, '$1Subscribe'],
  [/\b(\w+)Notifications(?=\s*\()/g, '$1Subscribe'],
  [/\bgetParsed(?=\w+\s*\()/g, 'get'],
];

/**
 * Replaces client libraries' method names, where they are called, with the node's names. The case
 * may differ from the node's spelling: `onAccountChange(` becomes `AccountSubscribe(`.
 */
export function withMethodNames(text: string): string {
  return clientNames.reduce((named, [name, own]) => named.replace(name, own), text);
}
