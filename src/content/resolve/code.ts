import type { Code } from 'mdast';
import { readCodeMeta } from '../code/meta';
import { isLanguage, languages } from '../code/prism';
import { didYouMean } from '../source/suggest';
import { replaceKnownTokens } from '../tokens';
import { report, startOf, type PageContext } from './context';

/** Checks the language and options of a code block and replaces the tokens in it. */
export function resolveCode(node: Code, context: PageContext): Code {
  const { line, column } = startOf(node);
  const language = node.lang ?? '';
  const fence = context.lines[line - 1] ?? '';
  if (language === '') {
    report(context, node, 'The code block names no language.', 'Write ```text for plain text.');
  } else if (!isLanguage(language)) {
    const at = Math.max(fence.indexOf(language, column - 1), column - 1);
    report(
      context,
      { line, column: at + 1 },
      `Unknown language "${language}" of a code block.`,
      didYouMean(language, languages, `Languages are ${languages.join(', ')}.`),
    );
  }
  const lineCount = node.value.split('\n').length;
  const { meta, mistakes } = readCodeMeta(node.meta ?? '', lineCount);
  const metaStart = Math.max(fence.indexOf(node.meta ?? '', column + language.length), 0);
  for (const { offset, message, advice } of mistakes) {
    report(context, { line, column: metaStart + offset + 1 }, message, advice);
  }
  const { tokens } = context.library;
  if (!meta.raw) node.value = replaceKnownTokens(node.value, tokens, 'code');
  node.data = {
    ...node.data,
    highlighted: meta.highlighted,
    lineNumbers: meta.lineNumbers,
    ...(meta.title === undefined ? {} : { title: replaceKnownTokens(meta.title, tokens, 'prose') }),
  };
  return node;
}
