import { didYouMean } from '../../shared/suggest';

/** ARIA properties whose values are ids, without a #. */
const idProperties = new Set(
  'ActiveDescendant Controls DescribedBy Details ErrorMessage FlowTo LabelledBy Owns'
    .split(' ')
    .map((name) => `aria${name}`),
);

const idUrl = /url\(\s*(['"]?)#([^'")\s]*)/gi;

type Report = (message: string, advice: string) => void;

/**
 * Prefixes the ids of a drawing and the references to them, and reports duplicate and missing ids.
 */
export class FigureIds {
  readonly #prefix: string;
  readonly #ids = new Set<string>();
  readonly #targets: { readonly id: string; readonly report: Report }[] = [];

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  withPrefix(name: string, value: string, report: Report): string {
    if (name === 'id') {
      if (this.#ids.has(value)) {
        report(`Duplicate id "${value}".`, 'Give each element a different id.');
      }
      this.#ids.add(value);
      return `${this.#prefix}${value}`;
    }
    const addReference = (id: string) => {
      this.#targets.push({ id, report });
      return `${this.#prefix}${id}`;
    };
    if (idProperties.has(name)) return addReference(value);
    if (name === 'href' || name === 'xLinkHref') return `#${addReference(value.slice(1))}`;
    return value.replace(
      idUrl,
      (_whole, quote: string, id: string) => `url(${quote}#${addReference(id)}`,
    );
  }

  /**
   * Reports references to ids that the drawing does not have. Call it after reading the whole
   * drawing.
   */
  checkTargets(): void {
    for (const { id, report } of this.#targets) {
      if (this.#ids.has(id)) continue;
      const fallback = 'Add the id to the intended element.';
      report(`The drawing has no id "${id}".`, didYouMean(id, this.#ids, fallback));
    }
  }
}
