import type { RootContent } from 'mdast';
import { capitalize } from '../../shared/capitalize';
import { groupBy } from '../../shared/groupBy';
import { emphasis } from '../mdast/make';
import {
  codeList,
  inlineCode,
  joinInline,
  paragraph,
  strong,
  table,
  type Inline,
} from '../reference/nodes';
import { joinLines } from './cells';
import { joinWords } from '../../shared/joinWords';
import type { Change, Machine } from './machine';
import type { MoneyLine } from './movements';

const identifiers = /\b([a-z]+(?:_[a-z]+)+|[a-z]+(?:[A-Z][a-z]+)+|[a-z]+\.[a-z_]+)\b/;

/** Keeps a number and an arrow on the same line as the state that follows. */
const noBreakSpace = '\u00a0';

/** Formats identifiers of several words, such as `awaiting_funds`, as code. */
export function withCode(text: string): Inline[] {
  return text.split(identifiers).flatMap((part, index): Inline[] => {
    if (part === '') return [];
    return [index % 2 === 1 ? inlineCode(part) : part];
  });
}

function amountOf(name: string): Inline[] {
  return name === 'net' ? [inlineCode('amount'), ' less ', inlineCode('fee')] : [inlineCode(name)];
}

function moneyLine(line: MoneyLine | string): Inline[] {
  if (typeof line === 'string') return [line];
  return [...amountOf(line.amount), `: ${line.debit.name} → ${line.credit.name}`];
}

/** Leaves out the event that `sends` names and, unless it is fully known, the money. */
function effectsOf(change: Change, { isMoneyKnown, sends }: Machine): Inline[][] {
  const { money, report, problems, failures } = change;
  return [
    ...(isMoneyKnown ? money.map(moneyLine) : []),
    report === undefined ? [] : [`Report: ${report}`],
    change.sends === sends || change.sends === undefined
      ? []
      : ['Event: ', inlineCode(change.sends)],
    problems.length === 0 ? [] : ['Call refused: ', ...codeList(problems)],
    failures.length === 0 ? [] : ['Failure: ', ...codeList(failures)],
  ].filter((fact) => fact.length > 0);
}

function eventSentence({ changes, sends }: Machine): Inline[] {
  if (sends !== undefined) {
    const someKeepStatus = changes.some(({ from, to }) => from === to);
    const subject = someKeepStatus ? 'Each change to another status' : 'Each change';
    return [`${subject} sends the event `, inlineCode(sends), '.'];
  }
  return changes.every((change) => change.sends === undefined)
    ? ['The API sends no event for these changes.']
    : [];
}

/**
 * Returns a sentence that says which changes can be undone, and how; empty unless this is known for
 * all of them.
 */
function undoSentence(changes: readonly Change[]): Inline[] {
  if (changes.some(({ reversible }) => reversible === undefined)) return [];
  const undoable = changes.filter(({ reversible }) => reversible !== 'No');
  if (undoable.length === 0) {
    return [
      changes.length === 1
        ? 'This change cannot be undone.'
        : 'None of these changes can be undone.',
    ];
  }
  const byWay = groupBy(undoable, ({ reversible = '' }) => reversible);
  const phrases = [...byWay].map(([way, group]) => {
    const numbers = group.map(({ number }) => number);
    const subject = numbers.length === 1 ? 'change' : 'changes';
    return `${subject} ${joinWords(numbers)} can be undone ${way.charAt(0).toLowerCase()}${way.slice(1)}`;
  });
  const text = joinWords(phrases);
  const others = undoable.length < changes.length ? '; no other change can be undone' : '';
  return [`${capitalize(text)}${others}.`];
}

/**
 * Returns a table of the state changes and a paragraph that says, as far as known, which event they
 * send and which of them can be undone. Leaves out the column for effects if there are none.
 */
export function statesTable(machine: Machine): RootContent[] {
  const { changes } = machine;
  const sentences = joinInline(
    [eventSentence(machine), undoSentence(changes)].filter((sentence) => sentence.length > 0),
    ' ',
  );
  const effects = changes.map((change) => effectsOf(change, machine));
  const hasEffects = effects.some((facts) => facts.length > 0);
  const rows = changes.map(({ number, from, to, event, by, within }, index) => {
    const cells = [
      [
        strong(String(number)),
        noBreakSpace,
        ...(from === undefined ? [] : [inlineCode(from), ' ']),
        `→${noBreakSpace}`,
        inlineCode(to),
      ],
      joinLines([withCode(event), [emphasis(by), ' · ', ...withCode(within)]]),
      ...(hasEffects ? [joinLines(effects[index] ?? [])] : []),
    ];
    return { cells };
  });
  return [
    table(['Change', 'When, by whom, within', ...(hasEffects ? ['Effects'] : [])], rows),
    ...(sentences.length === 0 ? [] : [paragraph(...sentences)]),
  ];
}
