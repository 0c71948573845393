import { closest } from '../../closest';
import { addCompareButtons, compareOnClick } from './compare';
import { sampleField, sampleFields, type SampleField } from './fieldPaths';
import { matchesField, jsonPlaces, placeAt, type Place } from './jsonPlaces';

/*
 * While the reader points at a field or focuses it, marks the field's values in the samples. While
 * the reader points at a value in a sample, marks the value and its field, or neither if the value
 * has no field. A click on the value goes to the field.
 * Marks in samples are highlights of the CSS Custom Highlight API, so the HTML of the samples does
 * not change.
 */

const pointedAttribute = 'data-pointed';
const highlight = 'sample';
const rowSelector = '.a-fields > li:has(> .a-field)';

const placeCache = new WeakMap<Element, Place[]>();
const fieldCache = new WeakMap<Element, SampleField[]>();

function cached<Value>(cache: WeakMap<Element, Value>, key: Element, compute: () => Value): Value {
  const value = cache.get(key) ?? compute();
  cache.set(key, value);
  return value;
}

const placesIn = (code: Element): Place[] =>
  cached(placeCache, code, () => jsonPlaces(code.textContent));

function isRequest(code: Element): boolean {
  const title = code.closest('figure')?.querySelector('figcaption')?.textContent;
  return code.closest('[data-group="language"]') !== null || title === 'Request';
}

function rangeOf(element: Element, start: number, end: number): Range {
  const range = new Range();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { length } = node as Text;
    if (at <= start && start < at + length) range.setStart(node, start - at);
    if (end <= at + length) {
      range.setEnd(node, end - at);
      break;
    }
    at += length;
  }
  return range;
}

/** Unlike `scrollIntoView`, does not scroll the page. */
function scrollTo(range: Range, block: Element): void {
  const target = range.getBoundingClientRect();
  const frame = block.getBoundingClientRect();
  if (target.top < frame.top || target.top + 24 > frame.bottom) {
    block.scrollTop += target.top - frame.top - 24;
  }
}

function unmark(): void {
  document.querySelector(`[${pointedAttribute}]`)?.removeAttribute(pointedAttribute);
  if ('highlights' in CSS) CSS.highlights.delete(highlight);
}

function markRanges(ranges: readonly Range[]): void {
  if ('highlights' in CSS && ranges.length > 0) {
    CSS.highlights.set(highlight, new Highlight(...ranges));
  }
}

function markSamples(row: HTMLElement, operation: Element): void {
  const field = sampleField(row, operation);
  if (field === undefined) return;
  const ranges = [...operation.querySelectorAll('.a-samples code')].flatMap((code) => {
    if (isRequest(code) !== field.isRequest || !code.checkVisibility()) return [];
    const fieldRanges = placesIn(code)
      .filter(({ path }) => matchesField(path, field.path))
      .map(({ start, end }) => rangeOf(code, start, end));
    const [first] = fieldRanges;
    const block = code.closest('pre');
    if (first !== undefined && block !== null) scrollTo(first, block);
    return fieldRanges;
  });
  markRanges(ranges);
}

/** Undefined if the point is outside the block. */
function offsetAt(code: Element, x: number, y: number): number | undefined {
  let node: Node | undefined;
  let offset = 0;
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    node = position?.offsetNode;
    offset = position?.offset ?? 0;
  } else {
    const caret = (document as Document).caretRangeFromPoint(x, y);
    node = caret?.startContainer;
    offset = caret?.startOffset ?? 0;
  }
  if (node === undefined || !code.contains(node)) return undefined;
  const before = new Range();
  before.setStart(code, 0);
  before.setEnd(node, offset);
  return before.toString().length;
}

/**
 * Returns the value whose text or key is at the pointer, with the row of its field, if any;
 * undefined if the pointer is elsewhere.
 */
function valueAt(
  event: MouseEvent,
): { code: Element; place: Place; row: HTMLElement | undefined } | undefined {
  const code = closest(event, '.a-samples code');
  const operation = code?.closest('.a-op');
  if (!code || !operation) return undefined;
  const offset = offsetAt(code, event.clientX, event.clientY);
  const place = offset === undefined ? undefined : placeAt(placesIn(code), offset);
  if (place === undefined) return undefined;
  const fields = cached(fieldCache, operation, () => sampleFields(operation)).filter(
    (field) => field.isRequest === isRequest(code) && matchesField(place.path, field.path),
  );
  // Several rows may describe the value, one in each alternative form; a visible row is preferred.
  const shown = fields.find(({ row }) => row.checkVisibility()) ?? fields[0];
  return { code, place, row: shown?.row };
}

/** Returns the row itself or, if a closed list hides it, its nearest visible ancestor row. */
function visibleRow(row: HTMLElement): HTMLElement {
  let shown = row;
  for (;;) {
    const closed = shown.closest('details:not([open])');
    const parent = closed?.closest<HTMLElement>(rowSelector);
    if (!parent) return shown;
    shown = parent;
  }
}

let lastTarget: Element | Place | undefined;

function markForField(event: Event): void {
  if (closest(event, '.a-samples code') !== null) return;
  const row = closest(event, rowSelector);
  const operation = row?.closest('.a-op');
  if (lastTarget !== undefined && lastTarget === row) return;
  unmark();
  lastTarget = row ?? undefined;
  if (row && operation) markSamples(row, operation);
}

function markForValue(event: MouseEvent): void {
  if (closest(event, '.a-samples code') === null) return;
  const value = valueAt(event);
  if (lastTarget !== undefined && lastTarget === value?.place) return;
  unmark();
  lastTarget = value?.place;
  if (value?.row === undefined) return;
  markRanges([rangeOf(value.code, value.place.start, value.place.head)]);
  visibleRow(value.row).setAttribute(pointedAttribute, '');
}

/** Goes to the field of the clicked value, unless the click ends a text selection. */
function openField(event: MouseEvent): void {
  if (window.getSelection()?.isCollapsed === false) return;
  const row = valueAt(event)?.row;
  const href = row?.querySelector<HTMLAnchorElement>(':scope > .a-field > a')?.hash;
  if (href !== undefined) window.location.hash = href;
}

/**
 * Adds the listeners for samples.
 *
 * @param event the event that triggered loading, handled here because the listeners missed it
 */
export function startSamples(event: Event): void {
  const onPoint = (pointEvent: Event): void => {
    addCompareButtons(pointEvent);
    markForField(pointEvent);
  };
  document.addEventListener('pointerover', onPoint);
  document.addEventListener('focusin', onPoint);
  document.addEventListener('pointermove', markForValue);
  document.addEventListener('click', (click) => {
    openField(click);
    void compareOnClick(click);
  });
  onPoint(event);
}
