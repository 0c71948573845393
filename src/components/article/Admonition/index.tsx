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
  /** The kind's own word when the author gives no title. */
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A box beside the flow of the text. Its kind is told to assistive technology in its label. */
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
