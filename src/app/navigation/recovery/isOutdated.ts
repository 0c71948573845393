import { withPrefix } from '../../../site/addresses';
import { gatsbyRuntime } from '../../../compat/gatsby/runtime';

/** Whether a new build was published since this app was loaded, so that its files may be gone. */
export async function isOutdated(): Promise<boolean> {
  const own = gatsbyRuntime().___webpackCompilationHash;
  try {
    const answer = await fetch(withPrefix('/page-data/app-data.json'), { cache: 'no-store' });
    const { webpackCompilationHash: newest } = (await answer.json()) as Record<string, unknown>;
    return own !== undefined && typeof newest === 'string' && newest !== own;
  } catch {
    return false;
  }
}
