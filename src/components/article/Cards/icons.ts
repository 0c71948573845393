import octicons from '@primer/octicons';

/** Names of the Octicons that a card may show. */
export const iconNames = [
  'arrow-switch',
  'beaker',
  'bell',
  'book',
  'checklist',
  'code',
  'credit-card',
  'globe',
  'graph',
  'key',
  'law',
  'organization',
  'people',
  'rocket',
  'server',
  'shield-check',
  'terminal',
  'workflow',
] as const;

export type IconName = (typeof iconNames)[number];

/** Returns the SVG elements of a 24 × 24 px icon. @throws Error if Octicons lacks the icon */
export function iconElements(name: IconName): string {
  const drawing = octicons[name]?.heights['24'];
  if (drawing === undefined)
    throw new Error(`Octicons has no 24 px icon "${name}". Choose another one.`);
  return drawing.path;
}
