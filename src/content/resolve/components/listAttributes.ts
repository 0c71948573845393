import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { duplicateIndexes } from '../../../shared/duplicateIndexes';
import { fixUrl } from '../links/fixUrl';
import { report, type PageContext, type Positioned } from '../context';

/**
 * Splits a list at its commas or, if it has none, at semicolons and pipes, which authors write by
 * mistake.
 */
const valuesIn = (list: string): string[] =>
  list
    .split(list.includes(',') ? /\s*,\s*/ : /\s*[;|]\s*/)
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** Splits a menu into its name and its values. Only the values may contain colons. */
export function readFacet(facet: string): { readonly name: string; readonly values: string } {
  const [, name = facet, values = ''] = /^([^:]*):(.*)$/s.exec(facet) ?? [];
  return { name: name.trim(), values: values.trim() };
}

const formatFacets = (facets: string): string =>
  facets
    .split(';')
    .filter((facet) => facet.trim() !== '')
    .map((facet) => {
      const { name, values } = readFacet(facet);
      return `${name}: ${valuesIn(values).join(', ')}`;
    })
    .join('; ');

function checkForm(
  written: string,
  expected: string,
  name: string,
  at: MdxJsxAttribute,
  context: PageContext,
): boolean {
  if (written === expected) return true;
  const message = `The list in "${name}" has wrong, stray or missing separators.`;
  const fix = fixUrl(written, expected, at, context);
  report(context, at, message, `Write ${name}="${expected}".`, { fix });
  return false;
}

function checkRepeats(
  values: readonly string[],
  name: string,
  at: Positioned,
  context: PageContext,
) {
  const [index] = duplicateIndexes(values);
  if (index === undefined) return;
  const message = `The list in "${name}" has "${values[index] ?? ''}" twice.`;
  report(context, at, message, 'Remove one of the two.');
}

/**
 * Reports wrong separators and repeated values in the list attributes of a component. Skips
 * generated components, whose values may contain other separators.
 *
 * @returns whether the lists can be read
 */
export function checkListAttributes(
  { attributes, name, data }: MdxJsxFlowElement,
  context: PageContext,
): boolean {
  if (data?.isGenerated === true) return true;
  return attributes.every((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return true;
    const { value } = attribute;
    if (name === 'Field' && attribute.name === 'values') {
      const values = valuesIn(value);
      if (!checkForm(value, values.join(', '), 'values', attribute, context)) return false;
      checkRepeats(values, 'values', attribute, context);
    }
    if (name === 'TableFilter' && attribute.name === 'facets') {
      const facets = value.split(';').map(readFacet);
      // A menu without values is reported by `checkTableFilters`.
      if (facets.some(({ values }) => valuesIn(values).length === 0)) return true;
      if (!checkForm(value, formatFacets(value), 'facets', attribute, context)) return false;
      checkRepeats(
        facets.map((facet) => facet.name),
        'facets',
        attribute,
        context,
      );
      for (const facet of facets)
        checkRepeats(valuesIn(facet.values), 'facets', attribute, context);
    }
    return true;
  });
}
