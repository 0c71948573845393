import { withMethodNames } from './clientNames';

test.each([
  ['connection.onAccountChange(key, call)', 'connection.AccountSubscribe(key, call)'],
  ['connection.onProgramAccountChange(key)', 'connection.programSubscribe(key)'],
  ['connection.onLogs("all", call)', 'connection.LogsSubscribe("all", call)'],
  ['connection.onSignatureWithOptions(id)', 'connection.signatureSubscribe(id)'],
  ['connection.onSlotUpdate(call)', 'connection.slotsUpdatesSubscribe(call)'],
  ['subscriptions.programNotifications(id)', 'subscriptions.programSubscribe(id)'],
  ['connection.getParsedTransaction(id)', 'connection.getTransaction(id)'],
])('replaces the name in %s with that of the method: %s', (call, expected) => {
  expect(withMethodNames(call)).toBe(expected);
});

test('leaves a method name that is not called as it is', () => {
  expect(withMethodNames('onAccountChange is a name')).toBe('onAccountChange is a name');
});
