import { asRpcDocument } from '../openrpc/document';
import type { Limit, Method, Note, RpcDocument, Sources } from '../openrpc/types';
import type { Schema } from '../fields/schema';
import { isObject } from '../../../shared/isObject';
import { didYouMean, listNames } from '../../../shared/suggest';
import { ContentError } from '../../contentError';

const file = 'reference/subscriptions.json';

/** The schema and the examples describe `params.result`. */
interface Notification {
  readonly name: string;
  readonly description: string;
  readonly schema: Schema;
  readonly examples: readonly {
    readonly name: string;
    readonly description: string;
    readonly value: unknown;
  }[];
  readonly 'x-source': Sources;
}

/** A subscribe or unsubscribe call. An unsubscribe call has no notification. */
export interface SubscriptionMethod extends Omit<Method, 'x-tier'> {
  readonly 'x-unsubscribe'?: string;
  readonly 'x-notification'?: Notification;
  /** The flag that a node needs to accept the call. */
  readonly 'x-enabled-by'?: {
    readonly flag: string;
    readonly description: string;
    readonly 'x-source': Sources;
  };
}

/** A subscribe call with its notification and unsubscribe call. */
export interface Subscription extends SubscriptionMethod {
  readonly 'x-unsubscribe': string;
  readonly 'x-notification': Notification;
}

export interface NodeLimit extends Omit<Limit, 'value' | 'unit'> {
  readonly name: string;
  /** A number with a unit, or text. */
  readonly value: number | string;
  readonly unit?: string;
  readonly flag?: string;
  readonly 'x-source': Sources;
}

/** The subscriptions document: OpenRPC, with notifications and shared notes as extensions. */
export interface SubscriptionsDocument extends Pick<RpcDocument, 'info' | 'servers'> {
  readonly methods: readonly SubscriptionMethod[];
  readonly 'x-groups': readonly { readonly name: string; readonly title: string }[];
  readonly 'x-limits': readonly NodeLimit[];
  readonly 'x-notes': Readonly<Record<string, readonly Note[]>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/**
 * Casts a parsed `subscriptions.json`.
 *
 * @throws ContentError if it is missing or has no `x-notes`
 */
export function asSubscriptionsDocument(document: unknown): SubscriptionsDocument {
  if (isObject(document) && 'x-notes' in document) {
    return document as unknown as SubscriptionsDocument;
  }
  throw new ContentError(
    `${file} is missing or has no "x-notes".`,
    'Add the file, or add "x-notes": {} to it.',
  );
}

function isSubscription(method: SubscriptionMethod): method is Subscription {
  return method['x-notification'] !== undefined && method['x-unsubscribe'] !== undefined;
}

/** Returns all subscribe calls in document order. */
export function subscriptionsOf({ methods }: SubscriptionsDocument): Subscription[] {
  return methods.filter(isSubscription);
}

/** Finds a subscription by name. @throws ContentError if the document has no such subscription */
export function findSubscription(document: SubscriptionsDocument, name: string): Subscription {
  const match = subscriptionsOf(document).find((subscription) => subscription.name === name);
  if (match === undefined) {
    const names = subscriptionsOf(document).map((subscription) => subscription.name);
    const advice = didYouMean(name, names, listNames('subscriptions', names));
    throw new ContentError(`${file} has no subscription "${name}".`, advice);
  }
  return match;
}

/**
 * Returns the call that ends a subscription.
 *
 * @throws ContentError if the document has no such call
 */
export function unsubscribeOf(
  { methods }: SubscriptionsDocument,
  subscription: Subscription,
): SubscriptionMethod {
  const name = subscription['x-unsubscribe'];
  const match = methods.find((method) => method.name === name);
  if (match === undefined) {
    throw new ContentError(
      `${file} has no method "${name}".`,
      `Add it, or correct "x-unsubscribe" of "${subscription.name}".`,
      { text: name, key: 'x-unsubscribe' },
    );
  }
  return match;
}

/**
 * Returns the OpenRPC document with the subscriptions' schemas added, so that references from these
 * schemas to the document's own schemas can be resolved.
 *
 * @throws ContentError if the OpenRPC document is missing or invalid
 */
export function withSubscriptionSchemas(
  openrpc: unknown,
  { components }: SubscriptionsDocument,
): RpcDocument {
  const rpc = asRpcDocument(openrpc);
  const schemas = { ...rpc.components.schemas, ...components.schemas };
  return { ...rpc, components: { ...rpc.components, schemas } };
}
