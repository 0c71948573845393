import { clientNames } from './clientNames';

test.each([
  ['connection.onAccountChange(key, call)', 'connection.AccountSubscribe(key, call)'],
  ['connection.onProgramAccountChange(key)', 'connection.programSubscribe(key)'],
  ['connection.onLogs("all", call)', 'connection.LogsSubscribe("all", call)'],
  ['connection.onSignatureWithOptions(id)', 'connection.signatureSubscribe(id)'],
  ['connection.onSlotUpdate(call)', 'connection.slotsUpdatesSubscribe(call)'],
  ['subscriptions.programNotifications(id)', 'subscriptions.programSubscribe(id)'],
  ['connection.getParsedTransaction(id)', 'connection.getTransaction(id)'],
  ['onAccountChange is a name, not a call', 'onAccountChange is a name, not a call'],
])('%s names the method in %s', (call, expected) => {
  expect(clientNames.reduce((text, [name, own]) => text.replace(name, own), call)).toBe(expected);
});
