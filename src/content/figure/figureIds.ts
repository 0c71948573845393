import { didYouMean } from '../../shared/suggest';

/** Properties that hold ids of the drawing without a sign before them. */
const idLists = new Set(
  'ActiveDescendant Controls DescribedBy Details ErrorMessage FlowTo LabelledBy Owns'
    .split(' ')
    .map((name) => `aria${name}`),
);

const urlOfId = /url\(\s*(['"]?)#([^'")\s]*)/gi;

type Complain = (message: string, advice: string) => void;

/** The ids of one drawing and what refers to them, made its own by a prefix. */
export class FigureIds {
  readonly #prefix: string;
  readonly #ids = new Set<string>();
  readonly #references: { readonly id: string; readonly complain: Complain }[] = [];

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** The value of an attribute with the prefix before the ids in it. */
  take(name: string, value: string, complain: Complain): string {
    if (name === 'id') {
      if (this.#ids.has(value)) {
        complain(`The id "${value}" is there twice.`, 'Give each element an id of its own.');
      }
      this.#ids.add(value);
      return `${this.#prefix}${value}`;
    }
    const refer = (id: string) => {
      this.#references.push({ id, complain });
      return `${this.#prefix}${id}`;
    };
    if (idLists.has(name)) return refer(value);
    if (name === 'href' || name === 'xLinkHref') return `#${refer(value.slice(1))}`;
    return value.replace(
      urlOfId,
      (_whole, quote: string, id: string) => `url(${quote}#${refer(id)}`,
    );
  }

  /** Reports references to ids that the drawing does not have, once all of it is read. */
  checkReferences(): void {
    for (const { id, complain } of this.#references) {
      if (this.#ids.has(id)) continue;
      const otherwise = 'Give the element that is meant this id.';
      complain(`The drawing has no id "${id}".`, didYouMean(id, this.#ids, otherwise));
    }
  }
}
