/** Path of the file that lists all other published files, without the site's prefix. */
export const buildManifestPath = '/build-manifest.json';

/** The list that `npm run verify` compares a deployed site with. */
export interface BuildManifest {
  /** The commit that was built; null outside a Git repository. */
  readonly commit: string | null;
  /** Whether tracked files had uncommitted changes. */
  readonly modified: boolean;
  /** SHA-256 hash of each published file but this one, in base64, by path: `/a.html`. */
  readonly files: Readonly<Record<string, string>>;
}
