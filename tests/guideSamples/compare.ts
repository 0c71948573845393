import { isObject } from '../../src/shared/isObject';

/**
 * Patterns of values that differ in every run: ids, times, addresses, signatures, payment
 * references, and keys of 32 bytes in base64.
 */
const forms: readonly RegExp[] = [
  /^[a-z]+_[0-9a-hjkmnp-tv-z]{26}$/,
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  /^[1-9A-HJ-NP-Za-km-z]{32,90}$/,
  /^[0-9A-Z]{4}-[0-9A-Z]{4}$/,
  /^[0-9A-Za-z+/]{43}=$/,
];
const generatedFields = new Set([
  'access_token',
  'next_cursor',
  'sha256',
  'slot',
  'finalized_slot',
  'slot_index',
]);
const identifyingFields = new Set(
  'kind code currency date event type status reason entry reference external_id'.split(' '),
);
/** Fields with measured values; the page's value may differ from the run's by up to a tenth. */
const measuredFields = new Set(['bytes', 'settle_seconds_median']);

const [idForm, timeForm] = forms as [RegExp, RegExp];

/**
 * Pairs values on the pages one to one with values of the run. Paired times must be in the same
 * order on both sides.
 */
export class ValuePairs {
  readonly #toRun = new Map<string, string>();
  readonly #toPage = new Map<string, string>();

  /** Pairs two values; returns false if that contradicts an earlier pair. */
  pair(page: string, run: string): boolean {
    const known = this.#toRun.get(page);
    const taken = this.#toPage.get(run);
    if (known !== undefined || taken !== undefined) return known === run && taken === page;
    if (timeForm.test(page) && !this.#keepsOrder(page, run)) return false;
    this.#toRun.set(page, run);
    this.#toPage.set(run, page);
    return true;
  }

  #keepsOrder(page: string, run: string): boolean {
    return [...this.#toRun].every(
      ([otherPage, otherRun]) => !timeForm.test(otherPage) || page < otherPage === run < otherRun,
    );
  }

  copy(): ValuePairs {
    const pairs = new ValuePairs();
    pairs.adopt(this);
    return pairs;
  }

  /** Returns a copy with only those pairs whose page value occurs in a text. */
  usedIn(text: string): ValuePairs {
    const pairs = new ValuePairs();
    for (const [page, run] of this.#toRun) if (text.includes(page)) pairs.pair(page, run);
    return pairs;
  }

  /** Adds pairs, and removes earlier ones that contradict them. */
  adopt(pairs: ValuePairs): void {
    for (const [page, run] of pairs.#toRun) {
      this.#toPage.delete(this.#toRun.get(page) ?? '');
      this.#toRun.delete(this.#toPage.get(run) ?? '');
      this.#toRun.set(page, run);
      this.#toPage.set(run, page);
    }
  }

  /**
   * Returns the run's value for a value on the page; undefined if the page's value has not been
   * paired.
   */
  inRun(page: string): string | undefined {
    return this.#toRun.get(page);
  }

  /**
   * Replaces the page's values in a text with those of the run. Leaves whole numbers as they are.
   */
  replace(text: string): string {
    const changed = [...this.#toRun.keys()].filter(
      (page) => !/^\d+$/.test(page) && text.includes(page),
    );
    if (changed.length === 0) return text;
    const any = changed.map((page) => page.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`));
    return text.replaceAll(new RegExp(any.join('|'), 'g'), (page) => this.inRun(page) ?? page);
  }
}

/** What a page may leave out of the run's values: fields of objects, elements of lists. */
export interface Omissions {
  readonly fields: boolean;
  readonly elements: boolean;
}

const kindOf = (value: unknown) => (value === null ? 'null' : typeof value);

function isGenerated(name: string, value: string): boolean {
  return generatedFields.has(name) || forms.some((form) => form.test(value));
}

const isNear = (page: number, run: number) => Math.abs(page - run) <= run / 10;

function hasSameForm(page: string, run: string): boolean {
  const prefix = (text: string) => (idForm.test(text) ? text.split('_')[0] : '');
  return prefix(page) === prefix(run) && forms.every((form) => !form.test(page) || form.test(run));
}

/** Returns whether an element of a list on the page may correspond to one in the run. */
function describesSameElement(page: unknown, run: unknown, pairs: ValuePairs): boolean {
  if (!isObject(page) || !isObject(run)) return page === run;
  return Object.entries(page).every(([name, value]) => {
    if (typeof value !== 'string' || isGenerated(name, value)) {
      const known = typeof value === 'string' ? pairs.inRun(value) : undefined;
      return known === undefined || known === run[name];
    }
    return !identifyingFields.has(name) || value === run[name];
  });
}

/**
 * Returns the differences between a value that a page shows and the value from a run, each with its
 * path. Values that change from run to run are paired in `pairs`.
 */
export function differences(
  page: unknown,
  run: unknown,
  pairs: ValuePairs,
  omissions: Omissions,
  path = '',
): string[] {
  const name = path.split('.').at(-1) ?? '';
  const text = (value: unknown) => JSON.stringify(value) ?? 'nothing';
  const differs = [`${path}: the page has ${text(page)}, the run ${text(run)}`];
  if (Array.isArray(page)) {
    if (!Array.isArray(run)) return differs;
    let rest = [...(run as unknown[])];
    const found = page.map((element: unknown) => {
      if (!omissions.elements) return rest.shift();
      const at = rest.findIndex((candidate) => describesSameElement(element, candidate, pairs));
      const [match] = rest.slice(at, at + 1);
      rest = at === -1 ? rest : rest.slice(at + 1);
      return at === -1 ? undefined : match;
    });
    const more = omissions.elements ? 0 : rest.length;
    return [
      ...page.flatMap((element: unknown, index) =>
        differences(element, found[index], pairs, omissions, `${path}.${index}`),
      ),
      ...(more === 0 ? [] : [`${path}: the run has ${more} more: ${text(rest)}`]),
    ];
  }
  if (isObject(page)) {
    if (!isObject(run)) return differs;
    const missing = Object.keys(run).filter((key) => !Object.hasOwn(page, key));
    return [
      ...Object.entries(page).flatMap(([key, value]) =>
        differences(value, run[key], pairs, omissions, path === '' ? key : `${path}.${key}`),
      ),
      ...(omissions.fields || missing.length === 0
        ? []
        : [`${path}: the page lacks ${missing.join(', ')}`]),
    ];
  }
  if (kindOf(page) !== kindOf(run)) return differs;
  if (measuredFields.has(name)) return isNear(Number(page), Number(run)) ? [] : differs;
  if (typeof page === 'number' && typeof run === 'number' && generatedFields.has(name)) {
    return pairs.pair(String(page), String(run)) ? [] : differs;
  }
  if (typeof page === 'string' && typeof run === 'string' && isGenerated(name, page)) {
    return hasSameForm(page, run) && pairs.pair(page, run) ? [] : differs;
  }
  const known = typeof page === 'string' ? pairs.replace(page) : page;
  return known === run ? [] : differs;
}
