import { isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import { quoted, yamlScalar } from './sidebarText';

const heading = `# Old addresses of pages that have moved. \`npm run move\` adds entries.
`;

const entry = (from: string, to: string): string =>
  `- from: ${yamlScalar(from)}\n  to: ${yamlScalar(to)}\n`;

/**
 * Adds redirects to the text of `redirects.yaml`. Entries that point to an old address then point
 * to the new one, and entries from an address that has a page again are removed.
 *
 * @param text '' if there is no such file
 * @param moves new addresses by old address, with name tokens
 */
export function addRedirects(text: string, moves: ReadonlyMap<string, string>): string {
  const list = parseDocument(text, { prettyErrors: false }).contents;
  if (isSeq(list) && list.flow === true && list.range) {
    // Entries on lines of their own cannot follow a list in brackets.
    const [start, end] = list.range;
    const entries = list.items.map((item) =>
      isNode(item) && item.range ? `- ${text.slice(item.range[0], item.range[1])}` : '',
    );
    return addRedirects(text.slice(0, start) + entries.join('\n') + text.slice(end), moves);
  }
  const targets = new Set(moves.values());
  let result = '';
  let end = 0;
  for (const item of isSeq(list) ? list.items : []) {
    const [from, to] = ['from', 'to'].map((key) => (isMap(item) ? item.get(key, true) : undefined));
    if (!isScalar(from) || !isScalar(to) || !isMap(item)) continue;
    if (!from.range || !to.range || !item.range) continue;
    if (targets.has(String(from.value))) {
      const start = text.lastIndexOf('\n', item.range[0]) + 1;
      const lineEnd = text.indexOf('\n', Math.max(from.range[1], to.range[1]));
      result += text.slice(end, Math.max(start, end));
      end = lineEnd === -1 ? text.length : lineEnd + 1;
      continue;
    }
    const moved = moves.get(String(to.value));
    if (moved === undefined) continue;
    // In braces, a plain scalar cannot contain braces.
    const written = item.flow === true ? quoted(moved) : yamlScalar(moved);
    result += text.slice(end, to.range[0]) + written;
    end = to.range[1];
  }
  const kept = result + text.slice(end);
  const before = kept.trim() === '' ? heading : kept.replace(/\n*$/, '\n');
  return before + [...moves].map(([from, to]) => entry(from, to)).join('');
}
