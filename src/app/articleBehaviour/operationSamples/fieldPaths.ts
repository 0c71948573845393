import { pathOfField } from '../fields';

/** A field with the path of its value in a sample. */
export interface SampleField {
  readonly row: HTMLElement;
  readonly path: string;
  /** Whether the value is in a request; otherwise it is in a response or notification. */
  readonly isRequest: boolean;
}

const join = (base: string, path: string): string =>
  path.startsWith('[') || base === '' ? base + path : `${base}.${path}`;

function ownId(row: HTMLElement, operation: Element): string {
  const id = row.querySelector(':scope > .a-field > a')?.getAttribute('href')?.slice(1) ?? '';
  const heading = operation.querySelector(':scope > .a-op-header > :is(h2, h3)')?.id;
  return heading === undefined ? id : id.replace(`${heading}-`, '');
}

function parameterIndex(row: HTMLElement): number {
  const list = row.closest('.a-tree')?.querySelector(':scope > .a-fields');
  const top = [...(list?.children ?? [])].findIndex((child) => child.contains(row));
  return Math.max(top, 0);
}

/**
 * Returns where samples contain a field's value; undefined for query, path and header parameters,
 * which are not part of a JSON body.
 */
export function sampleField(row: HTMLElement, operation: Element): SampleField | undefined {
  const id = ownId(row, operation);
  const [, kind] = /^(params|result|notification|body|query|path|header)(?:-|$)/.exec(id) ?? [];
  const path = pathOfField(row);
  switch (kind) {
    case 'params': {
      const rest = path.replace(/^[^.[]*/, '');
      return { row, path: `params[${parameterIndex(row)}]${rest}`, isRequest: true };
    }
    case 'result':
      return { row, path: id === 'result' ? 'result' : join('result', path), isRequest: false };
    case 'notification': {
      const base = 'params.result';
      return { row, path: id === 'notification' ? base : join(base, path), isRequest: false };
    }
    case 'body':
      return { row, path, isRequest: true };
    case 'query':
    case 'path':
    case 'header':
      return undefined;
    default:
      return { row, path, isRequest: false };
  }
}

/** Returns the fields of an operation that its samples can contain. */
export function sampleFields(operation: Element): SampleField[] {
  return [...operation.querySelectorAll<HTMLElement>('.a-fields > li:has(> .a-field)')].flatMap(
    (row) => sampleField(row, operation) ?? [],
  );
}
