import ts from 'typescript';
import { constantsOf, titlesOfRows } from './tableRows';

const groups = new Set(['describe']);
const tests = new Set(['test', 'it']);

/**
 * Returns the word at the start of a call: `test` of `test(…)`, `test.each(…)(…)` and
 * ``test.each`…`(…)``.
 */
function firstWord(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression)) {
    return firstWord(expression.expression);
  }
  return ts.isTaggedTemplateExpression(expression) ? firstWord(expression.tag) : '';
}

/** Returns the table of `test.each(table)(…)`; undefined for any other form of call. */
function tableOf({ expression }: ts.CallExpression): ts.Expression | undefined {
  return ts.isCallExpression(expression) ? expression.arguments[0] : undefined;
}

function isSkipped(call: ts.CallExpression): boolean {
  return /^\w+\.(?:skip|todo)\b/.test(call.getText());
}

/**
 * Returns the titles of the tests in a file, each prefixed with those of its groups: `colour mode ›
 * is light`. Each row of a table has a title of its own, with its values in place of `%s` and
 * `$name` if they are in the source. Tests marked `skip` or `todo` are left out.
 */
export function testTitles(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = constantsOf(source);
  const titles: string[] = [];

  function visit(node: ts.Node, prefixes: readonly string[]): void {
    let inside = prefixes;
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const word = firstWord(node.expression);
      if (title && ts.isStringLiteralLike(title) && !isSkipped(node)) {
        const table = tableOf(node);
        const ownTitles = table ? titlesOfRows(title.text, table, constants) : [title.text];
        const fullTitles = prefixes.flatMap((group) => ownTitles.map((each) => `${group}${each}`));
        if (tests.has(word)) titles.push(...fullTitles);
        if (groups.has(word)) inside = fullTitles.map((group) => `${group} › `);
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  }

  visit(source, ['']);
  return titles;
}
