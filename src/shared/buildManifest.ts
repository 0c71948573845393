/** Path, without the site's prefix, of the file that lists all other files of the build. */
export const buildManifestPath = '/build-manifest.json';

/** The list that `npm run verify` compares a deployed site with. */
export interface BuildManifest {
  /** The commit that was built; null outside a Git repository. */
  readonly commit: string | null;
  /** Whether tracked files had uncommitted changes. */
  readonly modified: boolean;
  /** SHA-256 hash of each file of the build except this one, in base64, by path: `/a.html`. */
  readonly files: Readonly<Record<string, string>>;
}
