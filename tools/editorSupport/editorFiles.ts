import { jsonSchemas } from './jsonSchemas';
import { snippets } from './snippets';

const text = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the generated files for editors, by path relative to the project root. */
export function editorFiles(): Map<string, string> {
  return new Map([
    ...[...jsonSchemas()].map(([name, schema]): [string, string] => [
      `.vscode/schemas/${name}.json`,
      // Without indentation, because nobody needs to read it.
      `${JSON.stringify(schema)}\n`,
    ]),
    ['.vscode/content.code-snippets', text(snippets())],
  ]);
}
