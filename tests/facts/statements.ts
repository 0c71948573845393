/** The location and the sources of a statement in a reference document. */
export interface Statement {
  readonly place: string;
  readonly sources: readonly string[] | undefined;
}

type Node = Readonly<Record<string, unknown>>;

/** Members whose entries are statements, each with its own `x-source`. */
const collections = new Set(['properties', 'params', 'methods', 'x-limits', 'x-errors-when']);
/** Members that are statements themselves. */
const singleStatements = new Set(['result', 'x-commitment', 'x-notification', 'x-enabled-by']);
/** Members that contain API values, in which the member names above have other meanings. */
const values = new Set(['examples', 'default', 'enum', 'const', 'x-error', 'sample']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** Lists all statements in a document or a part of it. */
export function statementsIn(node: unknown, place = ''): Statement[] {
  if (!isNode(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (values.has(key) || !isNode(value)) return [];
    const here = `${place}/${key}`;
    const isSchema = place.endsWith('/schemas');
    const isNote = /\/x-notes(\/\w+)?$/.test(place) && 'text' in value;
    const isEntry = collections.has(place.split('/').at(-1) ?? '');
    const own =
      isSchema || isNote || isEntry || singleStatements.has(key)
        ? [{ place: here, sources: value['x-source'] as readonly string[] | undefined }]
        : [];
    return [...own, ...statementsIn(value, here)];
  });
}

/**
 * Returns whether a source is "advice" or a reference to lines, such as `path#L1-L2`, optionally
 * with a release or library before the path.
 */
export function isSource(source: string): boolean {
  if (source === 'advice') return true;
  const lines = /^(?:(?:\w+@)?v[\w.-]+:)?[\w./-]+\.\w+#L(\d+)(?:-L(\d+))?$/.exec(source);
  return lines !== null && Number(lines[2] ?? lines[1]) >= Number(lines[1]);
}
