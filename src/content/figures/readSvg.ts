import type { Element, Properties, Text } from 'hast';
import { find, svg as svgSchema } from 'property-information';
import { SaxesParser } from 'saxes';
import type { Point } from '../types';
import { pointAt } from '../parse/sourceText';

/** A drawing as a tree, with positions. */
export interface Drawing {
  readonly root: Element;
  /** Returns the position of a text node, an element or one of its attributes. */
  readonly pointOf: (node: Element | Text, property?: string) => Point;
}

/** The first XML syntax error in a drawing. */
export class XmlSyntaxError extends Error {
  constructor(
    message: string,
    readonly advice: string,
    readonly point: Point,
  ) {
    super(message);
  }
}

interface OpenElement {
  readonly element: Element;
  readonly name: string;
  readonly offset: number;
}

function adviceOn(reason: string): string {
  if (reason.includes('root')) return 'Save the drawing again, as one <svg> element.';
  if (reason.startsWith('undefined entity'))
    return 'Write the character itself in place of the entity.';
  return 'Quote values, use each attribute once, and write & and < as &amp; and &lt;.';
}

/** Matches attributes that an SVG inside HTML does not need. */
const xmlAttribute = /^(?:xml\b|xmlns\b|version$)/;

class SvgReader {
  readonly #text: string;
  readonly #parser = new SaxesParser({ position: false });
  readonly #starts = new Map<Element | Text, Map<string, number>>();
  readonly #open: OpenElement[] = [];
  #root: Element | undefined;
  #closed: OpenElement | undefined;
  #properties: Properties = {};
  #offsets = new Map<string, number>();
  #cursor = 0;
  #start = 0;

  constructor(text: string) {
    this.#text = text;
    const parser = this.#parser;
    parser.on('error', ({ message }) => {
      throw this.#explain(message);
    });
    parser.on('opentagstart', ({ name }) => {
      this.#start = text.lastIndexOf(`<${name}`, parser.position - 1);
      this.#cursor = this.#start + name.length + 1;
      this.#properties = {};
      this.#offsets = new Map();
    });
    parser.on('attribute', (attribute) => this.#attribute(attribute.name, attribute.value));
    parser.on('opentag', ({ name }) => this.#element(name));
    parser.on('closetag', () => {
      this.#closed = this.#open.pop();
      this.#cursor = parser.position;
    });
    parser.on('comment', () => {
      this.#cursor = parser.position;
    });
    const addText = (value: string) => {
      const node: Text = { type: 'text', value };
      const offset = this.#cursor + text.slice(this.#cursor).search(/\S|$/);
      this.#starts.set(node, new Map([['', offset]]));
      this.#open.at(-1)?.element.children.push(node);
    };
    parser.on('text', addText);
    parser.on('cdata', addText);
  }

  read(): Drawing {
    this.#parser.write(this.#text).close();
    // The parser throws if there is no root element.
    const root = this.#root as Element;
    const pointOf = (node: Element | Text, property?: string): Point => {
      const starts = this.#starts.get(node);
      return pointAt(this.#text, starts?.get(property ?? '') ?? starts?.get('') ?? 0);
    };
    return { root, pointOf };
  }

  #attribute(name: string, value: string): void {
    const offset = this.#text.slice(this.#cursor).search(/\S/) + this.#cursor;
    this.#cursor = this.#parser.position;
    if (xmlAttribute.test(name)) return;
    const { property, spaceSeparated } = find(svgSchema, name);
    this.#properties[property] = spaceSeparated ? value.split(/\s+/).filter(Boolean) : value;
    this.#offsets.set(property, offset);
  }

  #element(name: string): void {
    const element: Element = {
      type: 'element',
      tagName: name,
      properties: this.#properties,
      children: [],
    };
    this.#starts.set(element, this.#offsets.set('', this.#start));
    const parent = this.#open.at(-1)?.element;
    if (parent === undefined) this.#root = element;
    else parent.children.push(element);
    this.#open.push({ element, name, offset: this.#start });
    this.#cursor = this.#parser.position;
  }

  #explain(reason: string): XmlSyntaxError {
    const { position } = this.#parser;
    const isUnclosed = reason.startsWith('unclosed tag');
    const open = isUnclosed ? this.#open.at(-1) : this.#closed;
    // After an unescaped &, the parser reads on to the end, and then reports an unclosed tag.
    const ampersandOffset = isUnclosed ? this.#text.search(/&(?!#?\w+;)/) : -1;
    if (ampersandOffset !== -1) return this.#notWellFormed('unescaped &', ampersandOffset);
    if (open !== undefined && (isUnclosed || reason === 'unexpected close tag.')) {
      const before = isUnclosed
        ? 'the end of the drawing'
        : this.#text.slice(this.#text.lastIndexOf('</', position - 1), position);
      return new XmlSyntaxError(
        `<${open.name}> is not closed before ${before}.`,
        isUnclosed
          ? `Close it with </${open.name}>, or with /> if it is empty.`
          : `Close it with </${open.name}>, or with /> if it is empty; or remove ${before}.`,
        pointAt(this.#text, open.offset),
      );
    }
    return this.#notWellFormed(reason, Math.max(position - 1, 0));
  }

  #notWellFormed(reason: string, offset: number): XmlSyntaxError {
    return new XmlSyntaxError(
      `The XML is not well-formed: ${reason.replace(/\.*$/, '.')}`,
      adviceOn(reason),
      pointAt(this.#text, offset),
    );
  }
}

/**
 * Reads an SVG file as XML. Drops comments, processing instructions, and the attributes `xmlns`,
 * `xml:…` and `version`.
 *
 * @param text with LF line endings
 * @throws XmlSyntaxError at the first error
 */
export function readSvg(text: string): Drawing {
  return new SvgReader(text).read();
}
