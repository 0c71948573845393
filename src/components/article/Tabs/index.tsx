import type { ReactNode } from 'react';

/*
 * Markup, and the contract with the browser's runtime:
 *
 *     <div class="a-tabs" data-group="language">
 *       <section class="a-tab" data-label="bash"><p class="a-tab-label">bash</p>…</section>
 *       <section class="a-tab" data-label="rust"><p class="a-tab-label">rust</p>…</section>
 *     </div>
 *
 * Without JavaScript all panels are shown one below the other, each under its label. The runtime
 * makes an ARIA tablist of the labels, hides them and all panels but one. Containers with the same
 * `data-group` (absent when the author names none) change together and remember the choice.
 */

interface TabsProps {
  readonly group?: string;
  readonly children?: ReactNode;
}

export function Tabs({ group, children }: TabsProps) {
  return (
    <div className="a-tabs" data-group={group}>
      {children}
    </div>
  );
}

interface TabProps {
  readonly label: string;
  readonly children?: ReactNode;
}

export function Tab({ label, children }: TabProps) {
  return (
    <section className="a-tab" data-label={label}>
      <p className="a-tab-label">{label}</p>
      {children}
    </section>
  );
}
