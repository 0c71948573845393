import type { SidebarSource } from '../../../components/layout/Sidebar';
import type { SidebarEntry } from '../../../shared/sidebar';
import { sidebarIds } from '../../../site/versions';

/** The sidebar fields of a documentation page's query (src/templates/Doc). */
interface SidebarData {
  readonly mdx?: {
    readonly docVersionName?: string;
    readonly sidebarPosition?: {
      readonly sidebar?: string;
      readonly branch?: readonly SidebarEntry[];
    };
  };
}

/**
 * Returns the sidebar of a page from its query data; null if the data is incomplete or names no
 * known sidebar, as on pages outside the documentation.
 */
export function sidebarOf(data: unknown): SidebarSource | null {
  const { docVersionName: version, sidebarPosition } = (data as SidebarData | undefined)?.mdx ?? {};
  const id = sidebarIds.find((candidate) => candidate === sidebarPosition?.sidebar);
  const branch = sidebarPosition?.branch;
  if (id === undefined || version === undefined || branch === undefined) return null;
  return { version, id, branch };
}
