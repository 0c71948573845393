import { readApiText } from './apiDocument';

/*
 * Checks that examples in the OpenAPI document agree if they show the same object, at the same time
 * or at different times.
 */

type Shown = Readonly<Record<string, unknown>>;

/** Returns the objects in a value's examples that have an `id` and `updated_at`. */
function shownObjects(value: unknown, isExample = false): Shown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = value as Shown;
  const isShown = isExample && typeof own['id'] === 'string' && 'updated_at' in own;
  const inside = Object.entries(own).flatMap(([name, member]) =>
    shownObjects(member, isExample || /^examples?$/.test(name)),
  );
  return isShown ? [own, ...inside] : inside;
}

const shown = shownObjects(JSON.parse(readApiText()));
const ids = [...new Set(shown.map(({ id }) => String(id)))];

it('has examples that show the same object', () => {
  expect(shown.length).toBeGreaterThan(ids.length);
});

it.each(ids)(
  'examples of %s with the same updated_at are equal, and all have the same created_at',
  (id) => {
    const versions = shown.filter((object) => object['id'] === id);
    for (const version of versions) {
      const same = versions.find(({ updated_at: time }) => time === version['updated_at']);
      expect(version).toEqual(same);
      expect(version['created_at']).toBe(versions[0]?.['created_at']);
    }
  },
);
