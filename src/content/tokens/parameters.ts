import { copyReported } from './reportedData';
import type { Tokens, TokenValue } from '../types';

/**
 * Returns the tokens with one more group, `param`. Other groups are still read through `tokens`,
 * which may record what is read.
 */
export function withParameters(tokens: Tokens, param: TokenValue): Tokens {
  const isParam = (name: string | symbol) => name === 'param';
  const copy = new Proxy(tokens, {
    get: (target, name, receiver) =>
      isParam(name) ? param : (Reflect.get(target, name, receiver) as unknown),
    getOwnPropertyDescriptor: (target, name) =>
      isParam(name)
        ? { value: param, configurable: true, enumerable: true, writable: false }
        : Reflect.getOwnPropertyDescriptor(target, name),
    ownKeys: (target) => [...new Set([...Reflect.ownKeys(target), 'param'])],
  });
  copyReported(tokens, copy);
  return copy;
}
