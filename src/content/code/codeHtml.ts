import { isLanguage, Prism } from './languages';

/** How a code block is shown, besides its text and language. */
export interface HighlightOptions {
  readonly highlighted?: readonly number[];
  readonly lineNumbers?: boolean;
}

interface Piece {
  readonly text: string;
  /** Short class, or '' for plain text. */
  readonly kind: string;
}

/**
 * Prism's token types by the few classes the stylesheet colours. What is not listed
 * (punctuation, operators) stays plain text: fewer elements, smaller pages.
 */
const kinds: Readonly<Record<string, string>> = {
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

type PrismToken = string | { type: string; alias?: string | string[]; content: unknown };

function kindOf(type: string, alias: string | string[] | undefined): string {
  const names = [type, ...(alias === undefined ? [] : [alias].flat())];
  for (const name of names) {
    const kind = kinds[name];
    if (kind !== undefined) return kind;
  }
  return '';
}

/** Flattens nested tokens: the innermost token that has a colour gives it. */
function flatten(content: unknown, kind: string, pieces: Piece[]): void {
  if (typeof content === 'string') {
    const last = pieces.at(-1);
    if (last?.kind === kind) pieces[pieces.length - 1] = { text: last.text + content, kind };
    else if (content !== '') pieces.push({ text: content, kind });
  } else if (Array.isArray(content)) {
    for (const item of content as unknown[]) flatten(item, kind, pieces);
  } else {
    const token = content as Exclude<PrismToken, string>;
    const own = kindOf(token.type, token.alias);
    const isPlain = token.type === 'punctuation' || token.type === 'operator';
    flatten(token.content, own !== '' ? own : isPlain ? '' : kind, pieces);
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function pieceHtml({ text, kind }: Piece): string {
  return kind === '' || text.trim() === ''
    ? escapeHtml(text)
    : `<span class="t-${kind}">${escapeHtml(text)}</span>`;
}

/** Cuts pieces after each line ending, which stays with its line. */
function toLines(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { text, kind } of pieces) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)?.push({ text: part, kind });
      if (part.endsWith('\n')) lines.push([]);
    }
  }
  return lines;
}

const cacheCap = 2000;
const cache = new Map<string, readonly Piece[]>();

function piecesOf(code: string, language: string): readonly Piece[] {
  const key = `${language}\n${code}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const grammar =
    isLanguage(language) && language !== 'text' ? Prism.languages[language] : undefined;
  const pieces: Piece[] = [];
  flatten(grammar === undefined ? code : Prism.tokenize(code, grammar), '', pieces);
  if (cache.size >= cacheCap) cache.clear();
  cache.set(key, pieces);
  return pieces;
}

/**
 * Highlights code as HTML whose text is the code, byte for byte. Lines get elements of their own
 * (`a-line`, `a-line-on`) only where lines stand out or are numbered.
 */
export function highlight(code: string, language: string, options: HighlightOptions = {}): string {
  const pieces = piecesOf(code, language);
  const highlighted = new Set(options.highlighted);
  if (highlighted.size === 0 && options.lineNumbers !== true) {
    return pieces.map(pieceHtml).join('');
  }
  return toLines(pieces)
    .map((line, index) => {
      const name = highlighted.has(index + 1) ? 'a-line a-line-on' : 'a-line';
      return `<span class="${name}">${line.map(pieceHtml).join('')}</span>`;
    })
    .join('');
}
