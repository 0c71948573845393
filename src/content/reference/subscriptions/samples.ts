import { formatMultiline } from '../../../shared/json';
import { quoteForShell } from '../../../shared/samples/apiCurl';
import type { Subscription } from './document';

type Message = Readonly<Record<string, unknown>>;

/** Returns the notification that a node sends for a result. */
export function notificationOf(subscription: Subscription, result: unknown, id: unknown): Message {
  const { name } = subscription['x-notification'];
  return { jsonrpc: '2.0', method: name, params: { result, subscription: id } };
}

/** Returns a wscat command that sends the request and prints notifications for a minute. */
export function wscatSample(endpoint: string, request: Message): string {
  const body = quoteForShell(JSON.stringify(request));
  return [`wscat --connect ${endpoint} \\`, '  --wait 60 \\', `  --execute ${body}`].join('\n');
}

/** Returns a program for browsers and Node.js that subscribes and prints notifications. */
export function typescriptSample(
  endpoint: string,
  request: Message,
  { 'x-notification': { name } }: Subscription,
): string {
  return `const socket = new WebSocket('${endpoint}');
const request = ${formatMultiline(request)};

socket.addEventListener('open', () => socket.send(JSON.stringify(request)));
socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(data);
  if (message.error) console.error(message.error);
  else if (message.id === request.id) console.log('Subscription', message.result);
  else if (message.method === '${name}') console.log(message.params.result);
});
socket.addEventListener('close', () => console.error('Connect, subscribe and read again.'));`;
}
