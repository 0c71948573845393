/** What is read of Jest's JSON report. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that could not be run at all. */
  readonly numRuntimeErrorTestSuites: number;
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Counts each test as one. A skipped test, and a file that could not be run, count as failed. */
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
