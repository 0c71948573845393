import { didYouMean } from '../../shared/suggest';

/** ARIA properties whose value is a bare id. */
const idLists = new Set(
  'ActiveDescendant Controls DescribedBy Details ErrorMessage FlowTo LabelledBy Owns'
    .split(' ')
    .map((name) => `aria${name}`),
);

const urlOfId = /url\(\s*(['"]?)#([^'")\s]*)/gi;

type Report = (message: string, advice: string) => void;

/** Prefixes the ids of one drawing and everything that refers to them. */
export class FigureIds {
  readonly #prefix: string;
  readonly #ids = new Set<string>();
  readonly #targets: { readonly id: string; readonly report: Report }[] = [];

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Returns the value of an attribute with its ids prefixed. */
  prefixed(name: string, value: string, report: Report): string {
    if (name === 'id') {
      if (this.#ids.has(value)) {
        report(`Duplicate id "${value}".`, 'Give each element a different id.');
      }
      this.#ids.add(value);
      return `${this.#prefix}${value}`;
    }
    const refer = (id: string) => {
      this.#targets.push({ id, report });
      return `${this.#prefix}${id}`;
    };
    if (idLists.has(name)) return refer(value);
    if (name === 'href' || name === 'xLinkHref') return `#${refer(value.slice(1))}`;
    return value.replace(
      urlOfId,
      (_whole, quote: string, id: string) => `url(${quote}#${refer(id)}`,
    );
  }

  /**
   * Reports references to ids that the drawing does not have; call it after reading the whole
   * drawing.
   */
  checkTargets(): void {
    for (const { id, report } of this.#targets) {
      if (this.#ids.has(id)) continue;
      const otherwise = 'Add the id to the intended element.';
      report(`The drawing has no id "${id}".`, didYouMean(id, this.#ids, otherwise));
    }
  }
}
