import type { Code } from 'mdast';
import { didYouMean } from '../../../shared/suggest';
import { languageNames, languageOf, languages } from '../../codeBlocks/languages';
import { fixRestOfLine } from '../../parse/fix';
import { explainDirective } from '../foreignSyntax/foreignBlocks';
import { report, startOf, type PageContext } from '../context';

/**
 * Returns the canonical name of a block's language. Reports a missing, unknown or malformed
 * language, and returns `text` instead.
 */
export function readLanguage(node: Code, context: PageContext): string {
  const { line, column } = startOf(node);
  const name = node.lang ?? '';
  const [, attribute] = /^\{\.([\w+#-]+)\}?$/.exec(name) ?? [];
  if (attribute !== undefined) {
    const advice = `Write \`\`\`${languageOf(attribute) ?? 'text'}, then the options without braces or dots.`;
    report(context, node, 'The language of the code block is in braces.', advice);
    // Avoids further messages about the options in the braces.
    delete node.meta;
    return 'text';
  }
  const [, directive] = /^\{([\w:-]+)\}$/.exec(name) ?? [];
  if (directive !== undefined) {
    const { message, advice } = explainDirective(directive, node.meta ?? '');
    report(context, node, message, advice);
    // Prevents reports of the directive's options, and of a block without code.
    delete node.meta;
    node.value = '-';
    return 'text';
  }
  if (/^[\w-]+=/.test(name)) {
    const advice = 'Write it before the options: ```text for plain text.';
    report(context, node, 'The code block has no language.', advice);
    // Prevents a report of an empty block, because an option may name a file with its code.
    node.value = '-';
    return 'text';
  }
  if (name === '') {
    const fix = fixRestOfLine(context.lines, startOf(node), (rest) =>
      rest.replace(/^(`{3,}|~{3,})(?=\s*$|\s*\{)/, '$1text'),
    );
    const advice = 'Write ```text for plain text.';
    report(context, node, 'The code block has no language.', advice, { fix });
    return 'text';
  }
  if (name === 'math') {
    const advice = 'Write $$, the formula and $$ on separate lines.';
    report(context, node, 'A code block with the language math is not a formula.', advice);
    return 'text';
  }
  const language = languageOf(name);
  if (language !== undefined) return language;
  const fence = context.lines[line - 1] ?? '';
  const [, beforeBrace, braces] = /^([\w+#-]+)(\{.*)$/.exec(name) ?? [];
  if (beforeBrace !== undefined && languageOf(beforeBrace) !== undefined) {
    const advice = `Write \`\`\`${beforeBrace} ${braces}.`;
    const fix = fixRestOfLine(context.lines, startOf(node), (rest) =>
      rest.replace(/^([`~]{3,}\s*[\w+#-]+)(?=\{)/, '$1 '),
    );
    report(context, node, 'The language of the code block is followed by a brace.', advice, {
      fix,
    });
    return 'text';
  }
  const at = Math.max(fence.indexOf(name, column - 1), column - 1);
  report(
    context,
    { line, column: at + 1 },
    `Unknown code block language "${name}", shown as plain text.`,
    didYouMean(
      // Other tools add options to the name: `rust,ignore`, `js:client.js`.
      /^\w+(?=[,:.=])/.exec(name)?.[0] ?? name,
      languageNames,
      `Write \`\`\`text, or a Prism language, such as ${languages.slice(0, 5).join(', ')}.`,
    ),
    { severity: 'warning' },
  );
  return 'text';
}
