/**
 * The text of an inline script that calls a function with an argument made of plain data.
 *
 * The function is written out by its source, so it may use nothing but its argument, what the
 * browser offers and syntax that needs no helper of a compiler.
 *
 * @throws Error where the source holds what ends a script element or changes how it is read:
 * `</`, `<!--`, `<script`; in the argument every `<` is escaped
 */
export function inlineScript<Argument>(
  run: (argument: Argument) => void,
  argument: Argument,
): string {
  const source = run.toString().replace(/\n\s+/g, '\n');
  const unsafe = /<\/|<!--|<script/i.exec(source);
  if (unsafe !== null) throw new Error(`An inline script may not hold "${unsafe[0]}".`);
  return `(${source})(${JSON.stringify(argument).replaceAll('<', '\\u003c')})`;
}
