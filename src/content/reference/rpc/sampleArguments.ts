import { refName, resolveRef, type Schema, type SharedSchemas } from '../fields/schema';

/** Code that stays on one line (a string), or code that can be broken between its parts. */
export type Code =
  string | { readonly open: string; readonly close: string; readonly parts: readonly Part[] };

interface Part {
  /** Text before the code, such as the name of a member. */
  readonly prefix: string;
  readonly code: Code;
}

function onOneLine(code: Code): string {
  if (typeof code === 'string') return code;
  const { open, close, parts } = code;
  const space = open.endsWith('{') ? ' ' : '';
  const inner = parts.map((part) => part.prefix + onOneLine(part.code)).join(', ');
  return `${open}${space}${inner}${space}${close}`;
}

interface Indentation {
  /** Indent of the line where the code begins. */
  readonly indent?: string;
  /** Indent added for each level. */
  readonly step?: string;
  /** Number of characters that precede the code on its line, apart from the indent. */
  readonly before?: number;
}

/** Breaks code into lines of at most about 80 characters, where possible. */
export function breakLines(
  code: Code,
  { indent = '', step = '  ', before = 0 }: Indentation = {},
): string {
  const line = onOneLine(code);
  if (typeof code === 'string' || indent.length + before + line.length <= 78) return line;
  const { open, close, parts } = code;
  const inner = indent + step;
  const lines = parts.map(({ prefix, code: part }) => {
    const layout = { indent: inner, step, before: prefix.length };
    return `${inner}${prefix}${breakLines(part, layout)},\n`;
  });
  return `${open}\n${lines.join('')}${indent}${close}`;
}

interface Literals {
  /**
   * Returns code for a value of a shared schema such as `Pubkey`; undefined if the schema needs no
   * special code.
   */
  readonly componentLiteral: (component: string, value: string | number) => string | undefined;
  readonly other: (value: unknown) => string;
  readonly list: (items: readonly Part[]) => Code;
}

/**
 * Returns a schema and, recursively, the schemas in its `allOf` and `oneOf` and the target of its
 * `$ref`. Only the target of a `$ref` has a name.
 */
function partsOf(
  shared: SharedSchemas,
  schema: Schema,
  name?: string,
): { readonly name: string | undefined; readonly schema: Schema }[] {
  const inner = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])];
  return [
    { name, schema },
    ...inner.flatMap((part) => partsOf(shared, part)),
    ...(schema.$ref === undefined
      ? []
      : partsOf(
          shared,
          resolveRef(shared.file, shared.schemas, schema.$ref),
          refName(schema.$ref),
        )),
  ];
}

/** Returns the code of a parameter's value. `literals` writes lists, and values without members. */
export function codeOf(
  shared: SharedSchemas,
  schema: Schema,
  value: unknown,
  literals: Literals,
): Code {
  const parts = partsOf(shared, schema);
  if (Array.isArray(value)) {
    const items = parts.map((part) => part.schema.items).find((item) => item !== undefined);
    const item = items === undefined || Array.isArray(items) ? {} : (items as Schema);
    return literals.list(
      value.map((each) => ({ prefix: '', code: codeOf(shared, item, each, literals) })),
    );
  }
  if (typeof value === 'object' && value !== null) {
    const fields = new Map(parts.flatMap((part) => Object.entries(part.schema.properties ?? {})));
    return {
      open: '{',
      close: '}',
      parts: Object.entries(value).map(([key, member]) => ({
        prefix: `${key}: `,
        code: codeOf(shared, fields.get(key) ?? {}, member, literals),
      })),
    };
  }
  if (typeof value === 'string' || typeof value === 'number') {
    for (const { name } of parts) {
      const code = name === undefined ? undefined : literals.componentLiteral(name, value);
      if (code !== undefined) return code;
    }
  }
  return literals.other(value);
}
