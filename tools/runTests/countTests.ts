/** The parts of Jest's JSON report that we read. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Test files that failed to run. */
  readonly numRuntimeErrorTestSuites: number;
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Counts tests. Skipped tests, `todo` tests and files that failed to run count as failed. */
export function countTests(report: JestReport): Count {
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.numPendingTests +
      report.numTodoTests +
      report.numRuntimeErrorTestSuites,
  };
}
