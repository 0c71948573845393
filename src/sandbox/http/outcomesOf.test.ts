import { TestClient } from '../../../tools/sandbox/testClient';
import { outcomesOf } from './outcomesOf';

const { data } = new TestClient();
const operations = Object.values(data.document.paths).flatMap((methods) =>
  Object.values(methods).map((operation) => ({
    id: operation.operationId,
    outcomes: outcomesOf(data, operation.operationId, operation['x-problems']).map(
      ({ outcome }) => outcome,
    ),
  })),
);
const operationsWith = (outcome: string) =>
  operations.filter(({ outcomes }) => outcomes.includes(outcome)).map(({ id }) => id);

it('each outcome in sandbox.yaml is possible in at least one operation', () => {
  for (const { outcome } of data.sandbox.outcomes) expect(operationsWith(outcome)).not.toEqual([]);
});

it('an outcome is offered only where it has an effect', () => {
  expect(operationsWith('export_failed')).toEqual(['createReportExport']);
  expect(operationsWith('stablecoin_paused')).toHaveLength(operations.length);
  expect(operationsWith('service_unavailable')).toHaveLength(operations.length);
  expect(operationsWith('participant_required')).toContain('createIssuance');
  expect(operationsWith('participant_required')).not.toContain('createTransaction');
  expect(operationsWith('idempotency_in_progress')).not.toContain('getTransaction');
});
