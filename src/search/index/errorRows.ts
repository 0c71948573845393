import { textSeparator } from '../../site/search';
import type { PageRecord, SearchablePage } from './searchablePage';

/** Matches codes as tables list them: `insufficient_scope 403`. */
const codePattern = /\b[a-z]+(?:_[a-z]+)+ [45]\d\d(?= )/g;
/** Minimum number of codes in the catalogue; a shorter table lists the codes of one operation. */
const smallestCatalogue = 10;

/** Matches `METHOD_NOT_FOUND: … Message: Method not found Cause: …`. */
const messagePattern = /^([A-Z]+(?:_[A-Z]+)+): .*? Message: (.+?) Cause: /;

/**
 * Returns the text of a body record, with separators replaced by spaces; empty for other records.
 */
const textOf = ({ kind, text }: PageRecord): string =>
  kind === 'body' ? text.replaceAll(textSeparator, ' ') : '';

const codesIn = (record: PageRecord): readonly string[] => [
  ...new Set(textOf(record).match(codePattern)),
];

/**
 * Returns the catalogue of error codes: the section that lists the most. Returns undefined if no
 * section lists at least ten.
 */
export function catalogueOf(pages: readonly SearchablePage[]): PageRecord | undefined {
  let best: PageRecord | undefined;
  let most = smallestCatalogue - 1;
  for (const record of pages.flatMap(({ records }) => records)) {
    const { length } = codesIn(record);
    if (length <= most) continue;
    most = length;
    best = record;
  }
  return best;
}

/**
 * Returns the errors that a section describes, as readers paste them: a name with its message and,
 * if the section is the catalogue, codes with their statuses.
 */
export function errorsIn(record: PageRecord, isCatalogue: boolean): readonly string[] {
  const [, name, message] = messagePattern.exec(textOf(record)) ?? [];
  const described = name && message ? [`${name}: ${message}`] : [];
  return [...described, ...(isCatalogue ? codesIn(record) : [])];
}
