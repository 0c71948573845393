import { isObject } from '../../shared/isObject';
import { parseJson } from '../../shared/json';
import type { Members } from './values';

/** The reason why the page got no response to a call. */
export type Failure =
  | 'unreachable'
  | 'not shared'
  | 'mixed content'
  | 'no permission'
  | 'policy'
  | 'timeout'
  | 'cut off'
  | 'cancelled';

/** Advice to the reader about the outcome of a call. */
export interface Advice {
  readonly title: string;
  readonly steps: readonly string[];
  /** `to` is a path in the newest version, without the site's prefix. */
  readonly link?: { readonly to: string; readonly text: string };
}

const errorsPage = '/validators/network-documentation/errors';

interface Attempt {
  readonly address: string;
  readonly isLocal: boolean;
  readonly isSecurePage: boolean;
  readonly seconds: number;
}

/** Returns advice on a call that got no response. */
export function failureAdvice(failure: Failure, attempt: Attempt): Advice {
  const { address, isLocal, isSecurePage, seconds } = attempt;
  const { host } = new URL(address);
  switch (failure) {
    case 'unreachable':
      return isLocal
        ? {
            title: `No node answers at ${host}`,
            steps: [
              'Start the node, or check that it is running.',
              'Compare the port with the node’s --rpc-port; 8899 is the default.',
              'If the browser asked whether this page may reach devices on your network, allow it.',
              ...(isSecurePage && address.startsWith('http:')
                ? ['Safari blocks http on https pages. Use another browser, or the curl command.']
                : []),
            ],
          }
        : {
            title: `${host} cannot be reached`,
            steps: [
              'Check your connection, and whether a proxy or a firewall blocks the host.',
              'Or run a node on this computer and choose “My node”.',
            ],
          };
    case 'not shared':
      return {
        title: 'The browser blocked the answer',
        steps: [
          `A server answers at ${host}, but does not let web pages read its answers (CORS).`,
          'A node’s RPC port lets web pages read them. Check that this is the RPC port, and that any proxy in front of it sends Access-Control-Allow-Origin.',
          'Or copy the curl command: CORS applies only to browsers.',
        ],
      };
    case 'mixed content':
      return {
        title: 'The browser blocked the call',
        steps: [
          'A page loaded over https may call http only on this computer.',
          'Use an https address, or the curl command.',
        ],
      };
    case 'no permission':
      return {
        title: 'The browser does not let this page reach your computer',
        steps: [
          'Allow “Local network access” for this site in the browser’s site settings, then run again.',
          'Or use the curl command.',
        ],
      };
    case 'policy':
      return {
        title: 'The page’s security policy blocked the call',
        steps: ['Choose an environment or a node on this computer, or use the curl command.'],
      };
    case 'timeout':
      return {
        title: `No answer within ${seconds} seconds`,
        steps: [
          'The node may be starting, catching up or overloaded, or the network may drop the call; look at the node’s log.',
          'Request less: a smaller range, a filter, or dataSlice.',
        ],
      };
    case 'cut off':
      return {
        title: 'The answer was cut off',
        steps: ['The connection broke before the end of the answer. Run again, or request less.'],
      };
    case 'cancelled':
      return { title: 'Cancelled', steps: ['The node may still be working on the call.'] };
  }
}

const statusSteps: Readonly<Record<number, readonly string[]>> = {
  403: ['The server refuses this page or this call. Check its access rules.'],
  404: ['There is nothing at this path. A node’s RPC is at the root of its port.'],
  405: ['The server does not accept POST requests here. Check the address.'],
  413: ['The request is larger than the node accepts. Send less, or split it into several calls.'],
  415: ['The server does not accept JSON, so it is probably not a node. Check the address.'],
  429: ['Too many calls. Wait, then run again; use a node of your own for many calls.'],
  502: ['The proxy cannot reach its node. Try again later or use another node.'],
  503: ['The node is not ready. Try again later or use another node.'],
  504: ['The node took too long. Request less, or use another node.'],
};

const defaultStep = 'Look at the response below and at the server’s log.';

interface RpcReading {
  readonly advice?: Advice;
  readonly result?: { readonly value: unknown };
}

interface RawAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: parseJson(text) };
  } catch {
    return undefined;
  }
}

function notJsonAdvice({ contentType, text, status }: RawAnswer): Advice {
  const isHtml = contentType.includes('html') || /^\s*<(?:!doctype|html)/i.test(text);
  const steps = statusSteps[status] ?? [
    'Check the address and the port: a node’s RPC listens on 8899 by default, its WebSocket on 8900.',
  ];
  if (text.trim() === '') return { title: 'The answer is empty', steps };
  return {
    title: isHtml ? 'The answer is a web page, not JSON' : 'The answer is not JSON',
    steps: [
      isHtml
        ? 'Something other than a node answers at this address, such as a proxy or a login page.'
        : 'Something other than a node answers at this address, or the answer was cut off.',
      ...steps,
    ],
  };
}

/** Returns the result in a node's answer or, if there is none, advice on the answer. */
export function readRpcAnswer(
  received: RawAnswer,
  fixes: Readonly<Record<string, string>>,
): RpcReading {
  const { status, text } = received;
  const parsed = parse(text);
  if (parsed === undefined) return { advice: notJsonAdvice(received) };
  const { value } = parsed;
  const answer: Members = isObject(value) ? value : {};
  const { error } = answer;
  if (isObject(error) && typeof error['code'] === 'number') {
    const { code, message } = error;
    const fix = Object.hasOwn(fixes, String(code)) ? fixes[String(code)] : undefined;
    const name = `Error ${String(code)}`;
    return {
      advice: {
        title: typeof message === 'string' ? `${name}: ${message}` : name,
        steps: [fix ?? 'The reference does not list this code. Read the answer.'],
        ...(fix !== undefined && {
          link: { to: `${errorsPage}#error${String(code)}`, text: name },
        }),
      },
    };
  }
  if (status < 200 || status > 299) {
    const steps = statusSteps[status] ?? [defaultStep];
    return { advice: { title: `The server answered with status ${status}`, steps } };
  }
  if ('result' in answer) return { result: { value: answer['result'] } };
  return {
    advice: {
      title: 'The answer is JSON, but not from a node',
      steps: ['It has neither a result nor an error with a code. Check the address and the port.'],
    },
  };
}
