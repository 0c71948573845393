import { countTests } from './countTests';

const none = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

test.each([
  [{ numPassedTests: 3 }, { passed: 3, failed: 0 }],
  [
    { numPassedTests: 3, numFailedTests: 1 },
    { passed: 3, failed: 1 },
  ],
  [
    { numPendingTests: 1, numTodoTests: 1 },
    { passed: 0, failed: 2 },
  ],
  [{ numRuntimeErrorTestSuites: 1 }, { passed: 0, failed: 1 }],
])('counts %j as %j', (report, expected) => {
  expect(countTests({ ...none, ...report })).toEqual(expected);
});
