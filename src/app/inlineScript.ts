/**
 * The text of an inline script that calls a function with an argument made of plain data.
 *
 * The function is written out by its source, so it may use nothing but its argument, what the
 * browser offers and syntax that needs no helper of a compiler. The text holds no `<`, which could
 * end the script element.
 */
export function inlineScript<Argument>(
  run: (argument: Argument) => void,
  argument: Argument,
): string {
  const source = run.toString().replace(/\n\s+/g, '\n');
  if (source.includes('</')) throw new Error('An inline script may not hold "</".');
  return `(${source})(${JSON.stringify(argument).replaceAll('<', '\\u003c')})`;
}
