import { join } from 'node:path';
import { cardSize } from '../../shared/socialCards';
import { siteTitle } from '../../site/metadata';
import { readTypeface, type Typeface } from './typeface';
import { wrapText } from './wrapText';

interface Card {
  readonly title: string;
  readonly description: string;
  /** Labels of the categories above the page, outermost first. */
  readonly categories: readonly string[];
}

/** `paper`, `ink`, `muted` and `accent` are colours of the dark theme in src/styles/tokens.css. */
const colors = {
  paper: '#0d1311',
  rule: '#1b2521',
  margin: '#33423b',
  ink: '#e2eae5',
  muted: '#a0b1a8',
  accent: '#74d6a9',
} as const;

/** The card looks like a ledger: text sits on ruled lines, this many pixels apart. */
const rowHeight = 42;
const firstRuleY = 63;
const left = 176;
const width = cardSize.width - left - 96;
const ruleAt = (index: number): number => firstRuleY + rowHeight * index;

/** Each line of the title takes two rows. */
const titleRule = (line: number): number => 5 + 2 * line;
const lastRule = 12;

const titleSizes = { usual: { size: 76, lines: 2 }, long: { size: 62, lines: 3 } } as const;
const text = { size: 31, lines: 3 } as const;
const label = { size: 27 } as const;

interface Typefaces {
  readonly regular: Typeface;
  readonly bold: Typeface;
}

/** Reads the fonts that cards use. @param root the project's folder */
export function readTypefaces(root: string): Typefaces {
  const folder = join(root, 'src/gatsby/cards/fonts');
  return {
    regular: readTypeface(join(folder, 'regular.woff')),
    bold: readTypeface(join(folder, 'bold.woff')),
  };
}

interface Line {
  readonly text: string;
  readonly typeface: Typeface;
  readonly size: number;
  readonly rule: number;
  readonly color: string;
}

function drawLine({ text: words, typeface, size, rule, color }: Line): string {
  const position = `translate(${left} ${ruleAt(rule) - 9})`;
  return `<g fill="${color}" transform="${position}">${typeface.outlinesOf(words, size)}</g>`;
}

/**
 * Wraps the title to at most two lines in the usual size or, if it does not fit, to at most three
 * in a smaller one.
 */
function wrapTitle(title: string, typeface: Typeface): { lines: string[]; size: number } {
  const wrapAt = ({ size, lines }: { size: number; lines: number }) => ({
    lines: wrapText(title, (line) => typeface.widthOf(line, size), width, lines),
    size,
  });
  const usual = wrapAt(titleSizes.usual);
  const isComplete = usual.lines.at(-1)?.endsWith('…') === false;
  return isComplete ? usual : wrapAt(titleSizes.long);
}

const rules = Array.from({ length: 14 }, (_, index) => `M0 ${ruleAt(index)}h${cardSize.width}`);
const background = [
  `<path fill="${colors.paper}" d="M0 0h${cardSize.width}v${cardSize.height}H0z"/>`,
  `<path stroke="${colors.rule}" stroke-width="2" d="${rules.join('')}"/>`,
  `<path stroke="${colors.margin}" stroke-width="2" d="M129 0v630M137 0v630"/>`,
  // A double rule, like the one under a total in a ledger.
  `<path stroke="${colors.accent}" stroke-width="3" d="M864 601h240M864 610h240"/>`,
].join('');

/** The logo from static/favicon.svg in its dark-theme colours, left of the margin lines. */
const mark = `<g transform="translate(24 64) scale(2.6)"><path fill="${colors.ink}" d="M4 12V5h24v5H9v2zM28 20v7H4v-5h19v-2z"/><path fill="${colors.accent}" d="M4 13.5h24v5H4z"/></g>`;

/** Returns a page's card as SVG. Text is converted to outlines, so renderers need no fonts. */
export function cardSvg(
  { title, description, categories }: Card,
  { regular, bold }: Typefaces,
): string {
  const wrap = (words: string, size: number, lines: number): string[] =>
    wrapText(words, (line) => regular.widthOf(line, size), width, lines);

  const path = [siteTitle, ...categories.filter((name) => name !== title)].join('  /  ');
  const heading = wrapTitle(title, bold);
  const firstTextRule = titleRule(heading.lines.length - 1) + 2;
  const freeLines = Math.min(text.lines, lastRule - firstTextRule + 1);
  const lines: Line[] = [
    ...wrap(path, label.size, 1).map((words) => {
      return { text: words, typeface: regular, size: label.size, rule: 2, color: colors.accent };
    }),
    ...heading.lines.map((words, index) => {
      const { size } = heading;
      return { text: words, typeface: bold, size, rule: titleRule(index), color: colors.ink };
    }),
    ...wrap(description, text.size, freeLines).map((words, index) => {
      const rule = firstTextRule + index;
      return { text: words, typeface: regular, size: text.size, rule, color: colors.muted };
    }),
  ];
  const size = `width="${cardSize.width}" height="${cardSize.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${background}${mark}${lines.map(drawLine).join('')}</svg>`;
}
