import GithubSlugger from 'github-slugger';
import { reservedIds } from '../../site/reservedIds';

const validId = /^[\p{L}\p{N}_][\p{L}\p{N}_.:-]*$/u;

/** Whether an id written as `{#id}` can stand in an address and in CSS selectors once escaped. */
export function isValidId(id: string): boolean {
  return validId.test(id);
}

/**
 * The ids of one page. Explicit ids are taken first, so that ids made from texts step aside, also
 * from one another: `Fees`, `Fees`, `Fees 1` become `fees`, `fees-1`, `fees-1-1`.
 */
export class PageIds {
  readonly #slugger = new GithubSlugger();
  readonly #ids = new Set<string>();

  /** Every id of the page so far. */
  get all(): ReadonlySet<string> {
    return this.#ids;
  }

  /** Takes an explicit id; false when the page has it already. */
  take(id: string): boolean {
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    this.#slugger.occurrences[id] = 0;
    return true;
  }

  /**
   * Makes a new id from a text, as github-slugger does: `section` where nothing is left of it, with
   * a number where the page, or the site around it, has the id already.
   */
  make(text: string): string {
    const base = text.trim();
    const isEmpty = new GithubSlugger().slug(base).replaceAll('-', '') === '';
    let id = this.#slugger.slug(isEmpty ? 'section' : base);
    while (this.#ids.has(id) || reservedIds.has(id)) {
      id = this.#slugger.slug(isEmpty ? 'section' : base);
    }
    this.#ids.add(id);
    return id;
  }
}
