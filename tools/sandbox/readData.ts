import { readSandboxData } from '../../src/gatsby/versions/sandboxData';
import type { SandboxData } from '../../src/sandbox';
import { versions } from '../../src/site/versions';
import { projectRoot } from '../copyProject';

/** Reads the sandbox's data from the current version. */
export function readCurrentData(): SandboxData {
  return readSandboxData(projectRoot, versions[0]);
}
