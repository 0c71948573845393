import type { RouteValue } from '../../../components/contexts';
import type { OtherVersion } from '../../../site/versions';

/** The version fields of a documentation page's query (src/templates/Doc). */
interface VersionData {
  readonly mdx?: {
    readonly docVersionName?: string;
    readonly otherVersions?: readonly OtherVersion[];
  };
}

const noVersions: readonly OtherVersion[] = [];

/**
 * Returns the version of a page and its counterparts in other versions, from its query data; null
 * and an empty list for pages outside the documentation.
 */
export function pageVersionsOf(data: unknown): Pick<RouteValue, 'version' | 'otherVersions'> {
  const { docVersionName, otherVersions } = (data as VersionData | undefined)?.mdx ?? {};
  return { version: docVersionName ?? null, otherVersions: otherVersions ?? noVersions };
}
