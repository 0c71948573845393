import { localNode } from '../model/address';

/**
 * Local storage key of the node's address. The panel stores nothing else, and stores the address
 * only if the reader asks for it.
 */
const storageKey = 'run.node';

/** Returns the remembered address of the reader's node; undefined if there is none. */
export function rememberedNode(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the address, or removes it if undefined. Does nothing if the browser denies storage. */
export function rememberNode(address: string | undefined): void {
  try {
    if (address === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, address);
  } catch {
    // Without storage, the address is kept only for this visit.
  }
}

/** The node chosen in this visit: an environment by its name, or the reader's own. */
export const chosenNode = {
  environment: undefined as string | undefined,
  own: undefined as string | undefined,
};

/**
 * Returns the address of the reader's own node: the one entered, the remembered one, or the
 * default.
 */
export const ownNode = (): string => chosenNode.own ?? rememberedNode() ?? localNode;
