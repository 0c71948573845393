import type { ReactNode } from 'react';
import { tabTitle } from '../../../shared/tabTitle';

/*
 * The markup that src/app/articleBehaviour/tabs.ts relies on:
 *
 *     <div class="a-tabs" data-group="language">
 *       <section class="a-tab" data-label="bash"><p class="a-tab-label">Bash</p>…</section>
 *       <section class="a-tab" data-label="rust"><p class="a-tab-label">Rust</p>…</section>
 *     </div>
 *
 * Without scripting, all panels are stacked, each below its label. The script turns the labels into
 * an ARIA tablist and hides all panels but one. Containers with the same `data-group`, which is
 * optional, change together and remember the reader's choice.
 */

interface TabsProps {
  readonly group?: string;
  readonly children?: ReactNode;
}

/** A container of tab panels. */
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

/**
 * A tab panel with its label. For a language code such as `bash`, the label shown is the language's
 * name.
 */
export function Tab({ label, children }: TabProps) {
  return (
    <section className="a-tab" data-label={label}>
      <p className="a-tab-label">{tabTitle(label)}</p>
      {children}
    </section>
  );
}
