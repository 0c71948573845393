import { languageOf } from '../../codeBlocks/languages';
import {
  imageAdvice,
  cardsAdvice,
  detailsAdvice,
  linkAdvice,
  removeTagsAdvice,
  tableAdvice,
  tabsAdvice,
} from '../../foreign';
import type { Explanation } from '../../types';
import { kindOfAnyTool } from './admonitionKinds';

/*
 * Advice on blocks of other tools, by the name of the block. A name can occur in several syntaxes:
 * `:::tabs`, `{% tabs %}`, `{{< tabs >}}`, `.. tabs::`.
 */

const pageLinkAdvice = 'Write [text](./page.mdx).';
const importAdvice = 'Write an empty code block with a file: ```text file="/samples/name.ts".';
const stepsAdvice = 'Write <Steps> with a <Step title="Title"> for each step.';
const codeAdvice = 'Write a code block: ```text.';

const adviceByNames: readonly (readonly [names: string, advice: string])[] = [
  ['card cards card-carousel grid grid-item grid-item-card linkcard', cardsAdvice],
  ['code code-block code-cell highlight parsed-literal raw sourcecode', codeAdvice],
  ['code-group code-tabs tab tabs tab-item tab-set tabpane', tabsAdvice],
  ['column columns div center', removeTagsAdvice],
  ['comment', 'Write {/* … */}.'],
  ['collapse details dropdown expand expandable spoiler toggle', detailsAdvice],
  ['contents toc', 'Remove it: the page has a table of contents.'],
  ['content-ref doc link page-ref ref relref', pageLinkAdvice],
  ['embed iframe video vimeo youtube', linkAdvice],
  ['figure image img', imageAdvice],
  ['file', 'Put the file in static/ and write [text](/name.pdf).'],
  ['filetree', 'Write <FileTree>, with a list of names inside.'],
  [
    'glossary',
    'Write each term on its own line, and its definition on the next, after a colon and a space.',
  ],
  ['include snippet', 'Write <Include file="/partials/name.md" />.'],
  ['literalinclude', importAdvice],
  ['math', 'Write $$, the formula and $$ on separate lines.'],
  ['mermaid', 'Write a code block: ```mermaid.'],
  ['openapi openapi-operation swagger', 'Write <ApiOperation id="addCustomer" />.'],
  ['param var', 'Write a token such as {network}.'],
  ['step stepper steps', stepsAdvice],
  ['csv-table list-table table', tableAdvice],
  ['toctree', 'Remove it: sidebars.yaml lists the pages.'],
];

const blockAdvice: ReadonlyMap<string, string> = new Map(
  adviceByNames.flatMap(([names, advice]) => names.split(' ').map((name) => [name, advice])),
);

/** Names for an admonition of any kind; the block's options name the kind. */
const anyAdmonition =
  /^(?:admonition|alert|aside|callout|hint|notice|deprecated|versionadded|versionchanged)$/;

/**
 * Returns what to write instead of a block of another tool; undefined if the block's name is
 * unknown. For admonitions, use `adviceOnBlock`.
 */
export const adviceOnContainer = (name: string): string | undefined =>
  blockAdvice.get(name.toLowerCase());

/** Returns what to write instead of a block or an admonition; undefined if the name is unknown. */
export function adviceOnBlock(name: string, options = ''): string | undefined {
  const isAny = anyAdmonition.test(name);
  const [kind] = (isAny ? (options.match(/\w+/g) ?? []) : [name]).flatMap(
    (word) => kindOfAnyTool(word) ?? [],
  );
  return kind === undefined && !isAny
    ? adviceOnContainer(name)
    : `Write :::${kind ?? 'note'}, the text and ::: on separate lines.`;
}

/**
 * Explains a directive of MyST: `{name}` and an argument, after three colons or backticks.
 *
 * @param argument the rest of the line, such as the language of a code block
 */
export function explainDirective(name: string, argument: string): Explanation {
  const isCode = /^(?:code|code-block|code-cell|sourcecode)$/.test(name);
  const language = isCode ? languageOf(argument.trim()) : languageOf(name);
  const title = name === 'admonition' && argument !== '' ? `[${argument.trim()}]` : '';
  return {
    message: `"{${name}}" is a MyST directive.`,
    advice:
      title !== ''
        ? `Write :::note${title}, the text and ::: on separate lines.`
        : language !== undefined
          ? `Write \`\`\`${language === 'markup' ? 'html' : language}.`
          : (adviceOnBlock(name) ?? otherAdvice),
  };
}

/** Advice on a block without a counterpart here. */
export const otherAdvice = 'Write it in Markdown, as an admonition (:::note) or as a component.';

const roleMarkup: Readonly<Record<string, string>> = {
  abbr: '<abbr title="Full name">ABC</abbr>',
  kbd: '<kbd>Ctrl</kbd>',
  math: '$$x^2$$',
  sub: '<sub>2</sub>',
  subscript: '<sub>2</sub>',
  sup: '<sup>2</sup>',
  superscript: '<sup>2</sup>',
};

/** Explains a role of MyST: a name in braces before inline code, such as `` {ref}`label` ``. */
export function explainRole(name: string): Explanation {
  const markup = Object.hasOwn(roleMarkup, name) ? roleMarkup[name] : undefined;
  return {
    message: `"{${name}}" is a MyST role.`,
    advice:
      markup === undefined
        ? 'Write [text](./page.mdx) for a link, or just `code`.'
        : `Write ${markup}.`,
  };
}

/** Confluence macros, each with the block whose advice applies. */
const macros: Readonly<Record<string, string>> = {
  code: 'code',
  expand: 'expand',
  info: 'info',
  noformat: 'code',
  note: 'note',
  panel: 'note',
  tip: 'tip',
  toc: 'toc',
  warning: 'warning',
};

/**
 * Explains a Confluence macro, such as `{info}` or `{code:java}`; undefined for any other text.
 *
 * @param before the text before the macro, which may open a block that the macro closes
 * @returns 'reported' for a macro that closes a block
 */
export function explainMacro(value: string, before: string): Explanation | 'reported' | undefined {
  const [, name = '', argument] = /^([a-z]+)(?::(.*))?$/.exec(value) ?? [];
  const block = Object.hasOwn(macros, name) ? macros[name] : undefined;
  if (block === undefined) return undefined;
  const earlier = before.match(new RegExp(`\\{${name}(?::[^}\\n]*)?\\}`, 'g')) ?? [];
  if (argument === undefined && earlier.length % 2 === 1) return 'reported';
  const { advice } = explainDirective(block, argument ?? '');
  return { message: `"{${value}}" is a Confluence macro.`, advice };
}
