import { joinWords } from '../../shared/joinWords';
import { isMisspeltOrRenamed } from '../../shared/suggest';
import { membersOf, type Finding, type Members } from './finding';
import { keyOf } from '../../shared/schema/keyOf';

/** Returns the names in the references to shared parts of one kind. */
export function namesInRefs(refs: ReadonlySet<string>, kind: string): ReadonlySet<string> {
  const start = `#/components/${kind}/`;
  return new Set(
    [...refs].flatMap((ref) => {
      // A discriminator may name a schema without a pointer.
      if (!ref.startsWith('#')) return kind === 'schemas' ? [ref] : [];
      if (!ref.startsWith(start)) return [];
      const [name = ''] = ref.slice(start.length).split('/');
      return [keyOf(name)];
    }),
  );
}

/** Returns one warning for all shared parts that nothing uses, or an empty list. */
export function unusedParts(
  document: Members,
  kinds: readonly string[],
  usedNames: (kind: string) => ReadonlySet<string>,
): Finding[] {
  const components = membersOf(document['components']);
  const unused = kinds.flatMap((kind) => {
    const names = Object.keys(membersOf(components[kind]));
    const used = usedNames(kind);
    return (
      names
        // Leaves out a part that a misspelt reference seems to mean; the reference is reported.
        .filter((name) => !used.has(name) && !isMisspeltOrRenamed(name, names, used))
        .map((name) => ({ kind, name }))
    );
  });
  const [first] = unused;
  if (first === undefined) return [];
  const names = unused.map(({ kind, name }) => `${kind}/${name}`);
  return [
    {
      path: ['components', first.kind, first.name],
      atKey: true,
      severity: 'warning',
      message: `Nothing uses ${joinWords(names)} in "components".`,
      advice: unused.length === 1 ? 'Remove it, or use it.' : 'Remove them, or use them.',
    },
  ];
}

/**
 * Returns whether a finding is a warning about something in `components`, such as an unused schema.
 */
export const isUnusedPart = ({ path, severity }: Finding): boolean =>
  severity === 'warning' && path[0] === 'components';
