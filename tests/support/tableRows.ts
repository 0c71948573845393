import ts from 'typescript';

/** Stands for what the source alone does not tell: an import, the result of a call. */
const untold = Symbol('untold');

/** What the constants of a file are set to, by name. */
export type Constants = ReadonlyMap<string, ts.Expression>;

/** The constants of a file; of two with one name neither counts. */
export function constantsOf(source: ts.SourceFile): Constants {
  const found = new Map<string, ts.Expression>();
  const repeated = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const { text } = node.name;
      if (found.has(text)) repeated.add(text);
      found.set(text, node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const name of repeated) found.delete(name);
  return found;
}

/** The value of an expression made of literals and constants of the file. */
function valueOf(node: ts.Expression, constants: Constants): unknown {
  const read = (inner: ts.Expression): unknown => valueOf(inner, constants);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return read(node.expression);
  if (ts.isParenthesizedExpression(node)) return read(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isIdentifier(node)) {
    if (node.text === 'undefined') return undefined;
    const constant = constants.get(node.text);
    return constant === undefined ? untold : read(constant);
  }
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal }) => [
      read(expression),
      literal.text,
    ]);
    if (parts.some(([value]) => typeof value !== 'string')) return untold;
    return [node.head.text, ...parts.flat()].join('');
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element): unknown[] => {
      if (!ts.isSpreadElement(element)) return [read(element)];
      const spread = read(element.expression);
      return Array.isArray(spread) ? spread : [untold];
    });
  }
  if (ts.isObjectLiteralExpression(node)) {
    const entries = node.properties.flatMap((property): [string, unknown][] =>
      ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)
        ? [[property.name.text, read(property.initializer)]]
        : [],
    );
    return Object.fromEntries(entries);
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'Object.entries') {
    const [argument] = node.arguments;
    const object = argument ? read(argument) : untold;
    return typeof object === 'object' && object !== null ? Object.entries(object) : untold;
  }
  return untold;
}

function asText(placeholder: string, value: unknown): string | undefined {
  if (value === untold || (Array.isArray(value) && value.includes(untold))) return undefined;
  if (placeholder === '%j') return JSON.stringify(value) ?? 'undefined';
  return '%s%i%d'.includes(placeholder) ? String(value) : undefined;
}

/** A title with the values of a row in it; as it is written where the source does not tell them. */
function filled(title: string, row: unknown): string {
  const values = Array.isArray(row) ? [...(row as unknown[])] : [row];
  const [first] = values;
  let isTold = true;
  const put = (text: string | undefined): string => {
    isTold &&= text !== undefined;
    return text ?? '';
  };
  const text = title.replace(/%[a-z]|\$(\w+)/g, (placeholder, name: string | undefined) => {
    if (name === undefined)
      return put(asText(placeholder, values.length > 0 ? values.shift() : untold));
    const isObject = typeof first === 'object' && first !== null && name in first;
    return put(isObject ? asText('%s', (first as Record<string, unknown>)[name]) : undefined);
  });
  return isTold ? text : title;
}

/**
 * The titles that a table gives a test or a group: one for each row, or the title as it is written
 * where a row's values are not in the source.
 *
 * @param table what `each` is called with
 */
export function titlesOfRows(title: string, table: ts.Expression, constants: Constants): string[] {
  const rows = valueOf(table, constants);
  if (!Array.isArray(rows)) return [title];
  return [...new Set(rows.map((row: unknown) => filled(title, row)))];
}
