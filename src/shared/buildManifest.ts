/** Path of the list of all published files, without the site's prefix. */
export const buildManifestPath = '/build-manifest.json';

/** What `npm run verify` compares a deployed copy with. */
export interface BuildManifest {
  /** Commit that the build was made from; null outside a repository. */
  readonly commit: string | null;
  /** Whether tracked files had uncommitted changes. */
  readonly modified: boolean;
  /** SHA-256 of every published file in base64, by path: `/a.html`. */
  readonly files: Readonly<Record<string, string>>;
}
