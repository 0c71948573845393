import type { ReactNode } from 'react';

export const admonitionLabels = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
} as const;

export type AdmonitionKind = keyof typeof admonitionLabels;

interface AdmonitionProps {
  readonly kind: AdmonitionKind;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A highlighted note. Its accessible name is the label of its kind, even if it has a title. */
export function Admonition({ kind, title, children }: AdmonitionProps) {
  const label = admonitionLabels[kind];
  return (
    <aside
      className={kind === 'note' ? 'a-note' : `a-note a-${kind}`}
      role="note"
      aria-label={label}
    >
      <p className="a-note-title">{title ?? label}</p>
      {children}
    </aside>
  );
}
