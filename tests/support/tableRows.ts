import ts from 'typescript';

/** Stands for a value that is not in the source, such as an import or the result of a call. */
const notInSource = Symbol('notInSource');

type Constants = ReadonlyMap<string, ts.Expression>;

/** Returns the initializers of a file's variables by name, without variables that share a name. */
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
    return constant === undefined ? notInSource : read(constant);
  }
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal }) => [
      read(expression),
      literal.text,
    ]);
    if (parts.some(([value]) => typeof value !== 'string')) return notInSource;
    return [node.head.text, ...parts.flat()].join('');
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element): unknown[] => {
      if (!ts.isSpreadElement(element)) return [read(element)];
      const spread = read(element.expression);
      return Array.isArray(spread) ? spread : [notInSource];
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
    const object = argument ? read(argument) : notInSource;
    return typeof object === 'object' && object !== null ? Object.entries(object) : notInSource;
  }
  return notInSource;
}

function formatValue(placeholder: string, value: unknown): string | undefined {
  if (value === notInSource || (Array.isArray(value) && value.includes(notInSource)))
    return undefined;
  if (placeholder === '%j') return JSON.stringify(value) ?? 'undefined';
  return '%s%i%d'.includes(placeholder) ? String(value) : undefined;
}

/**
 * Fills a row's values into a title; returns the title unchanged if a value is not in the source.
 */
function fillTitle(title: string, row: unknown): string {
  const values = Array.isArray(row) ? [...(row as unknown[])] : [row];
  const [first] = values;
  let isKnown = true;
  const insert = (text: string | undefined): string => {
    isKnown &&= text !== undefined;
    return text ?? '';
  };
  const text = title.replace(/%[a-z]|\$(\w+)/g, (placeholder, name: string | undefined) => {
    if (name === undefined)
      return insert(formatValue(placeholder, values.length > 0 ? values.shift() : notInSource));
    const isObject = typeof first === 'object' && first !== null && name in first;
    return insert(
      isObject ? formatValue('%s', (first as Record<string, unknown>)[name]) : undefined,
    );
  });
  return isKnown ? text : title;
}

/**
 * Returns the distinct titles that the rows of a table give to a test or group. A title keeps its
 * placeholders if the values of its row are not in the source.
 *
 * @param table the argument of `each`
 */
export function titlesOfRows(title: string, table: ts.Expression, constants: Constants): string[] {
  const rows = valueOf(table, constants);
  if (!Array.isArray(rows)) return [title];
  return [...new Set(rows.map((row: unknown) => fillTitle(title, row)))];
}
