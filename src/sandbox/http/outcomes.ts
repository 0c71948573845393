import { inProgressProblem } from './idempotency';
import { Problem } from './problem';
import { rateProblem } from './rateLimits';

/**
 * Problems of the service that the header `Sandbox-Outcome` can request, with the text of the real
 * cause. They end a call before its operation, so they are not stored for the idempotency key.
 */
export const requestableProblems = new Map(
  [
    new Problem('internal_error', 'The service failed to process the call.'),
    new Problem('service_unavailable', 'The service is temporarily unavailable.', {
      retryAfter: 1,
    }),
    rateProblem(1),
    inProgressProblem(),
  ].map((problem) => [problem.code, problem]),
);
