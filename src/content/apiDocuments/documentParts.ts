import { isObject } from '../../shared/isObject';
import type { ObjectShape } from './documentShapes';
import { openApiShapes } from './openApiShapes';
import { openRpcShapes } from './openRpcShapes';
import { membersOf, type Members, type Path } from './finding';

/** An object in a document, with the name of its shape, such as `schema`. */
export interface Part {
  readonly shape: string;
  readonly value: Members;
  readonly path: Path;
}

type Shapes = Readonly<Record<string, ObjectShape>>;

/** `kind` is in the notation of `ObjectShape`. */
function collect(value: unknown, kind: string, path: Path, shapes: Shapes, parts: Part[]): void {
  if (kind.startsWith('{')) {
    for (const [key, member] of Object.entries(membersOf(value))) {
      collect(member, kind.slice(1, -1), [...path, key], shapes, parts);
    }
    return;
  }
  const kinds = kind.split('|');
  if (Array.isArray(value)) {
    const list = kinds.find((candidate) => candidate.startsWith('['))?.slice(1, -1);
    if (list === undefined) return;
    value.forEach((entry: unknown, index) => {
      collect(entry, list, [...path, index], shapes, parts);
    });
    return;
  }
  const shape = kinds.find((candidate) => candidate in shapes);
  if (shape === undefined || !isObject(value)) return;
  parts.push({ shape, value, path });
  for (const [key, inner] of Object.entries(shapes[shape] ?? {})) {
    const name = key.replace('!', '');
    if (inner === 'any' || !Object.hasOwn(value, name)) continue;
    collect(value[name], inner, [...path, name], shapes, parts);
  }
}

/**
 * Returns all objects of known shape in an OpenAPI or OpenRPC document, the document itself
 * included.
 */
export function partsOf(document: Members): readonly Part[] {
  const parts: Part[] = [];
  const shapes = 'openapi' in document ? openApiShapes : openRpcShapes;
  collect(document, 'document', [], shapes, parts);
  return parts;
}
