import type { RouteValue } from '../../../components/contexts';
import type { OtherVersion } from '../../../site/versions';

/** What a documentation page asks of its node about versions (src/templates/Doc). */
interface VersionData {
  readonly mdx?: {
    readonly docVersionName?: string;
    readonly otherVersions?: readonly OtherVersion[];
  };
}

const none: readonly OtherVersion[] = [];

/**
 * The version of a page and the page in the others, by the answer to its query; none for pages
 * outside the documentation.
 */
export function pageVersionsOf(data: unknown): Pick<RouteValue, 'version' | 'otherVersions'> {
  const { docVersionName, otherVersions } = (data as VersionData | undefined)?.mdx ?? {};
  return { version: docVersionName ?? null, otherVersions: otherVersions ?? none };
}
