import { basename, join } from 'node:path';
import { writeFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Writes files of TypeScript into a folder and compiles them in strict mode.
 *
 * @returns the compiler's messages, such as `calls.ts:7 Cannot find name 'x'.`
 */
export function compile(folder: string, files: ReadonlyMap<string, string>): string[] {
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  const program = ts.createProgram(
    [...files.keys()].map((name) => join(folder, name)),
    {
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    },
  );
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file?.text.slice(0, start).split('\n').length;
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    return `${file && basename(file.fileName)}:${line} ${text}`;
  });
}
