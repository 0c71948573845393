import type { RootContent } from 'mdast';
import { report, type PageContext } from './context';

/** Reports tabs of one `<Tabs>` with equal labels, which readers could not tell apart. */
export function checkTabLabels(tabs: readonly RootContent[], context: PageContext): void {
  const labels = new Set<string>();
  for (const tab of tabs) {
    const label = tab.type === 'articleComponent' ? tab.attributes['label'] : undefined;
    if (label === undefined) continue;
    if (labels.has(label)) {
      report(
        context,
        tab,
        `<Tabs> has two tabs with the label "${label}".`,
        'Give each <Tab> a label of its own.',
      );
    }
    labels.add(label);
  }
}
