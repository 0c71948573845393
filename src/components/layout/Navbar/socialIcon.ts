import type { IconProps } from '../../ui/Icon';

const icons: Readonly<Record<string, IconProps['name']>> = { X: 'x', LinkedIn: 'linkedin' };

/**
 * The sign of a social network by its label in the navbar.
 *
 * @throws Error naming the item where there is no sign for it
 */
export function socialIcon(label: string): IconProps['name'] {
  const icon = icons[label];
  if (icon === undefined) throw new Error(`The navbar item "${label}" has no icon.`);
  return icon;
}
