import { withMethodNames } from './clientNames';

test.each([
  ['connection.onAccountChange(key, call)', 'connection.AccountSubscribe(key, call)'],
  ['connection.onProgramAccountChange(key)', 'connection.programSubscribe(key)'],
  ['connection.onLogs("all", call)', 'connection.LogsSubscribe("all", call)'],
  ['connection.onSignatureWithOptions(id)', 'connection.signatureSubscribe(id)'],
  ['connection.onSlotUpdate(call)', 'connection.slotsUpdatesSubscribe(call)'],
  ['subscriptions.programNotifications(id)', 'subscriptions.programSubscribe(id)'],
  ['connection.getParsedTransaction(id)', 'connection.getTransaction(id)'],
])('replaces the client name in %s with the name of the method: %s', (call, expected) => {
  expect(withMethodNames(call)).toBe(expected);
});

test('leaves a name unchanged if it is not called', () => {
  expect(withMethodNames('onAccountChange is a name')).toBe('onAccountChange is a name');
});
