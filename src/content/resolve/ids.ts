import GithubSlugger from 'github-slugger';
import { reservedIds } from '../../site/reservedIds';

const validId = /^[\p{L}\p{N}_][\p{L}\p{N}_.:-]*$/u;

/** Returns whether an explicit id has the allowed form. */
export function isValidId(id: string): boolean {
  return validId.test(id);
}

/**
 * The ids of one page. Explicit ids are registered first. Derived ids avoid them and each other:
 * `Fees`, `Fees`, `Fees 1` become `fees`, `fees-1`, `fees-1-1`.
 */
export class PageIds {
  readonly #slugger = new GithubSlugger();
  readonly #ids = new Set<string>();

  /** All ids of the page so far. */
  get all(): ReadonlySet<string> {
    return this.#ids;
  }

  /** Registers an explicit id; returns false if the page already has it. */
  take(id: string): boolean {
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    this.#slugger.occurrences[id] = 0;
    return true;
  }

  /**
   * Uses github-slugger to derive a new id from text: `section` if the slug is empty, with a number
   * if the page or the page shell already has it.
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
