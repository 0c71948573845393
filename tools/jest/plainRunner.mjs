import LightRunner from 'jest-light-runner';
import { register as registerRequire } from 'tsx/cjs/api';
import { register as registerImport } from 'tsx/esm/api';

/**
 * Runs test files one after the other in Jest's own process, where they share the modules they
 * load. Jest's own runner gives each file a separate environment, which would load the content
 * pipeline and the data again.
 */
export default class PlainRunner extends LightRunner {
  constructor(globalConfig, ...others) {
    super({ ...globalConfig, maxWorkers: 1 }, ...others);
  }

  async runTests(tests, ...others) {
    const unregisterRequire = registerRequire();
    const unregisterImport = registerImport();
    try {
      // One project at a time, because the runner keeps a project's state in this process.
      for (const project of new Set(tests.map(({ context }) => context))) {
        await super.runTests(
          tests.filter(({ context }) => context === project),
          ...others,
        );
      }
    } finally {
      await unregisterImport();
      unregisterRequire();
    }
  }
}
