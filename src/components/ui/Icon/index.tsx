import * as styles from './styles.module.css';

/** SVG paths on a 20 × 20 grid; stroked unless the name is in `filled`. */
const paths = {
  menu: 'M3 6h14M3 10h14M3 14h14',
  close: 'M5 5l10 10M15 5L5 15',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11zM13.2 13.2L17 17',
  chevron: 'M6 8l4 4 4-4',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6L16 16M4 16l1.4-1.4M14.6 5.4L16 4',
  moon: 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z',
  left: 'M16 10H4M9 5l-5 5 5 5',
  right: 'M4 10h12M11 5l5 5-5 5',
  x: 'M3 3h4.4l3.5 4.9L15 3h1.8l-5.1 5.9L17.3 17h-4.4l-3.8-5.4L4.4 17H2.6l5.7-6.5zM5.5 4.4l8.1 11.2h1.3L6.8 4.4z',
  linkedin:
    'M4.7 3a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 0 1 0-3.4zM3.2 7.7h3V17h-3zM8.1 7.7H11V9c.6-1 1.6-1.6 3-1.6 2.3 0 3.3 1.5 3.3 4V17h-3v-5c0-1.3-.4-2-1.5-2s-1.7.8-1.7 2.1V17h-3z',
} as const;

const filled: ReadonlySet<string> = new Set(['x', 'linkedin']);

export interface IconProps {
  readonly name: keyof typeof paths;
}

/** A decorative icon, hidden from screen readers: the element around it needs a name. */
export function Icon({ name }: IconProps): React.JSX.Element {
  return (
    <svg
      className={filled.has(name) ? styles.filled : styles.icon}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
