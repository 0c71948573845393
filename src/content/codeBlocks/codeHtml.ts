import { grammarOf, Prism } from './languages';
import type { Mark } from './markers';

interface LineOptions {
  readonly emphasizedLines?: readonly number[];
  readonly lineNumbers?: boolean;
  /** Line numbers, from 1, by mark. */
  readonly marks?: Readonly<Record<Exclude<Mark, 'highlight'>, readonly number[]>>;
}

interface Run {
  readonly text: string;
  /** Letter of the CSS class `t-*`; '' for plain text. */
  readonly syntax: string;
}

/** Letters of the CSS classes `t-*`, by Prism's type or alias. */
const syntaxClasses: Readonly<Record<string, string>> = {
  keyword: 'k',
  builtin: 'k',
  'control-flow': 'k',
  selector: 'k',
  atrule: 'k',
  important: 'k',
  directive: 'k',
  method: 'k',
  string: 's',
  char: 's',
  'template-string': 's',
  'string-interpolation': 's',
  'attr-value': 's',
  regex: 's',
  url: 's',
  number: 'n',
  boolean: 'n',
  constant: 'n',
  null: 'n',
  'file-descriptor': 'n',
  'response-status': 'n',
  comment: 'c',
  shebang: 'c',
  prolog: 'c',
  cdata: 'c',
  coord: 'c',
  function: 'f',
  'function-definition': 'f',
  'function-name': 'f',
  macro: 'f',
  decorator: 'f',
  property: 'p',
  key: 'p',
  'attr-name': 'p',
  'header-name': 'p',
  'property-query': 'p',
  parameter: 'p',
  variable: 'v',
  'assign-left': 'v',
  environment: 'v',
  'lifetime-annotation': 'v',
  'class-name': 't',
  'type-definition': 't',
  tag: 't',
  table: 't',
  attribute: 't',
  namespace: 't',
  'inserted-sign': 'i',
  inserted: 'i',
  'deleted-sign': 'd',
  deleted: 'd',
};

interface PrismNode {
  readonly type: string;
  readonly alias?: string | string[];
  readonly content: unknown;
}

function syntaxOf({ type, alias }: PrismNode): string {
  // A grammar may have a node named `constructor`.
  const known = [type, alias ?? []].flat().find((name) => Object.hasOwn(syntaxClasses, name));
  return known === undefined ? '' : (syntaxClasses[known] ?? '');
}

/** Punctuation and operators do not inherit the class of the node around them. */
function flatten(content: unknown, syntax: string, runs: Run[]): void {
  if (typeof content === 'string') {
    const last = runs.at(-1);
    if (last?.syntax === syntax) runs[runs.length - 1] = { text: last.text + content, syntax };
    else if (content !== '') runs.push({ text: content, syntax });
  } else if (Array.isArray(content)) {
    for (const item of content as unknown[]) flatten(item, syntax, runs);
  } else {
    const node = content as PrismNode;
    const ownSyntax = syntaxOf(node);
    const isPlain = node.type === 'punctuation' || node.type === 'operator';
    flatten(node.content, ownSyntax !== '' ? ownSyntax : isPlain ? '' : syntax, runs);
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function renderRun({ text, syntax }: Run): string {
  return syntax === '' || text.trim() === ''
    ? escapeHtml(text)
    : `<span class="t-${syntax}">${escapeHtml(text)}</span>`;
}

function toLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const { text, syntax } of runs) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)?.push({ text: part, syntax });
      if (part.endsWith('\n')) lines.push([]);
    }
  }
  return lines;
}

const maxCachedTexts = 2000;
const cache = new Map<string, readonly Run[]>();

function runsOf(code: string, language: string): readonly Run[] {
  const key = `${language}\n${code}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const grammar = grammarOf(language);
  const runs: Run[] = [];
  flatten(grammar === undefined ? code : Prism.tokenize(code, grammar), '', runs);
  if (cache.size >= maxCachedTexts) cache.clear();
  cache.set(key, runs);
  return runs;
}

const prompt = /^(?:\$|#|>|%|PS>|>>>|\.\.\.)[ \t]/;

/** Renders prompts as attributes, so that they are not part of the text. */
function renderSession(code: string): string {
  return code
    .split(/(?<=\n)/)
    .map((line) => {
      const [sign] = prompt.exec(line) ?? [];
      if (sign === undefined) return `<span class="a-output">${escapeHtml(line)}</span>`;
      const command = runsOf(line.slice(sign.length), 'console').map(renderRun).join('');
      return `<span class="a-prompt" data-prompt="${escapeHtml(sign).replace('>', '&gt;')}">${command}</span>`;
    })
    .join('');
}

/**
 * Renders code as HTML with classes for its syntax. The text content is the code, without the
 * prompts of a console session. The options have no effect on a console session.
 */
export function codeHtml(code: string, language: string, options: LineOptions = {}): string {
  if (language === 'console') return renderSession(code);
  const runs = runsOf(code, language);
  const { add = [], remove = [], focus = [] } = options.marks ?? {};
  const classes: readonly (readonly [string, ReadonlySet<number>])[] = [
    ['on', new Set(options.emphasizedLines)],
    ['add', new Set(add)],
    ['remove', new Set(remove)],
    ['focus', new Set(focus)],
  ];
  const isMarked = classes.some(([, lines]) => lines.size > 0);
  if (!isMarked && options.lineNumbers !== true) return runs.map(renderRun).join('');
  return toLines(runs)
    .map((line, index) => {
      const marks = classes.flatMap(([name, lines]) =>
        lines.has(index + 1) ? [` ${name === 'on' ? 'a' : 'm'}-line-${name}`] : [],
      );
      return `<span class="a-line${marks.join('')}">${line.map(renderRun).join('')}</span>`;
    })
    .join('');
}
