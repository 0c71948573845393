import type { SidebarSource } from '../../components/Sidebar';
import type { SidebarEntry } from '../../site/sidebar';
import { sidebarIds } from '../../site/versions';

/**
 * The sidebar of a page by its page context; null for pages outside the documentation, whose
 * context says nothing of a sidebar.
 */
export function sidebarOf(pageContext: unknown): SidebarSource | null {
  const { version, sidebar, branch } = (pageContext ?? {}) as Record<string, unknown>;
  const id = sidebarIds.find((known) => known === sidebar);
  if (id === undefined || typeof version !== 'string' || !Array.isArray(branch)) return null;
  return { version, id, branch: branch as readonly SidebarEntry[] };
}
