import ts from 'typescript';

const groups = new Set(['describe']);
const tests = new Set(['test', 'it']);

/** The word a call begins with: `test` of `test(…)`, `test.each(…)(…)` and ``test.each`…`(…)``. */
function firstWord(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression)) {
    return firstWord(expression.expression);
  }
  return ts.isTaggedTemplateExpression(expression) ? firstWord(expression.tag) : '';
}

function isSkipped(call: ts.CallExpression): boolean {
  return /^\w+\.(?:skip|todo)\b/.test(call.getText());
}

/**
 * The titles of a file of tests, as they are written, each after those of its groups:
 * `colour theme › is light at first`. Tests that are skipped are left out.
 */
export function testTitles(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const titles: string[] = [];

  function visit(node: ts.Node, above: readonly string[]): void {
    let inside = above;
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const word = firstWord(node.expression);
      if (title && ts.isStringLiteralLike(title) && !isSkipped(node)) {
        if (tests.has(word)) titles.push([...above, title.text].join(' › '));
        if (groups.has(word)) inside = [...above, title.text];
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  }

  visit(source, []);
  return titles;
}
