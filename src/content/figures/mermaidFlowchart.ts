import type { DiagramFault } from './mermaidBalance';

const flowchart = /^\s*(?:flowchart|graph)\b/;

/**
 * Writes a flowchart in the form that the renderer reads: with a direction, without a semicolon
 * after it, and without spaces between an arrow and its label. Leaves other diagrams, and all line
 * numbers, unchanged.
 */
export function normalizeFlowchart(text: string): string {
  const [kind] = /^(?:\s*%%.*\n)*\s*\w+/.exec(text) ?? [];
  if (kind === undefined || !/(?:flowchart|graph)$/.test(kind)) return text;
  return text
    .replace(
      /^([ \t]*(?:flowchart|graph))(?:[ \t]+(TB|TD|BT|RL|LR))?[ \t]*;?[ \t]*$/m,
      (_line, start: string, direction = 'TB') => `${start} ${direction}`,
    )
    .replace(/((?:--+|==+|-\.+-)>?)[ \t]+(?=\|)/g, '$1');
}

/**
 * Returns a fault if the first line of a flowchart contains more than its kind and direction;
 * otherwise undefined.
 */
export function findHeaderFault(header: string, line: number): DiagramFault | undefined {
  if (!flowchart.test(header)) return undefined;
  if (/^\s*\w+\s+(?:TB|TD|BT|RL|LR)\s*$/i.test(normalizeFlowchart(header))) return undefined;
  return {
    line,
    message: 'The first line of a flowchart may contain only its kind and direction.',
    advice: 'Write flowchart TD or flowchart LR, and the arrows on the lines below.',
  };
}
