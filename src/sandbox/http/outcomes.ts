import { inProgressProblem } from './idempotency';
import { Problem } from './problem';
import { rateProblem } from './rateLimits';

/** Problems that the header `Sandbox-Outcome` can request, with the text of the real cause. */
export const requestableProblems = new Map(
  [
    new Problem('internal_error', 'The service failed to process the call.'),
    new Problem('service_unavailable', 'The service is closed for a while.', { retryAfter: 1 }),
    rateProblem(1),
    inProgressProblem(),
    new Problem('participant_required', 'Your institution has no contract with the issuer.'),
  ].map((problem) => [problem.code, problem]),
);
