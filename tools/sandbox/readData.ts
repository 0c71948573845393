import { readSandboxData } from '../../src/gatsby/content/sandboxData';
import type { SandboxData } from '../../src/sandbox';
import { versions } from '../../src/site/versions';
import { projectRoot } from '../copyProject';

/** Reads the sandbox's data from the current version. */
export function readCurrentData(): SandboxData {
  const [version] = versions;
  if (version === undefined) throw new Error('src/site/versions.ts lists no version. Add one.');
  return readSandboxData(projectRoot, version);
}
