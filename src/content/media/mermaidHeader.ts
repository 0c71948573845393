import type { DiagramFault } from './mermaidBalance';

const flowchart = /^\s*(?:flowchart|graph)\b/;

/**
 * Writes the first line of a flowchart as the renderer reads it: with a direction, and without the
 * semicolon that Mermaid allows. Changes no other line.
 */
export const normalizeHeader = (text: string): string =>
  text.replace(
    /^([ \t]*(?:flowchart|graph))(?:[ \t]+(TB|TD|BT|RL|LR))?[ \t]*;?[ \t]*$/m,
    (_line, kind: string, direction = 'TB') => `${kind} ${direction}`,
  );

/**
 * Returns what is wrong with the first line of a flowchart that has more than its kind and
 * direction; undefined for other diagrams.
 */
export function findHeaderFault(header: string, line: number): DiagramFault | undefined {
  if (!flowchart.test(header)) return undefined;
  if (/^\s*\w+\s+(?:TB|TD|BT|RL|LR)\s*$/i.test(normalizeHeader(header))) return undefined;
  return {
    line,
    message: 'The first line of a flowchart can only have its kind and direction.',
    advice: 'Write flowchart TD or flowchart LR, and the arrows on the lines below.',
  };
}
