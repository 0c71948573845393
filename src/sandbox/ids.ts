import { base58Alphabet } from '../shared/base58';
import { randomIntegers } from '../shared/randomIntegers';
import { idDigits } from '../shared/timeOfId';

const randomBits = 80n;

function encode(value: bigint, alphabet: string, length: number): string {
  const size = BigInt(alphabet.length);
  let text = '';
  for (let rest = value; rest > 0n; rest /= size)
    text = alphabet.charAt(Number(rest % size)) + text;
  return text.padStart(length, alphabet.charAt(0));
}

/** Generates ids, addresses and signatures; the same seed and calls always give the same ones. */
export class Ids {
  readonly #random: () => number;
  #lastTime = 0;
  #lastRandom = 0n;

  constructor(seed: number) {
    this.#random = randomIntegers(seed);
  }

  bytes(length: number): Uint8Array<ArrayBuffer> {
    return Uint8Array.from({ length }, () => this.#random() & 0xff);
  }

  private randomNumber(bits: bigint): bigint {
    let value = 0n;
    for (const byte of this.bytes(Number(bits / 8n))) value = (value << 8n) | BigInt(byte);
    return value;
  }

  /** Returns an id that sorts by creation: prefix, 10 characters of time, 16 random ones. */
  next(prefix: string, time: number): string {
    const isSameTime = time <= this.#lastTime;
    this.#lastTime = Math.max(time, this.#lastTime);
    // Starts in the lowest quarter of the range, to leave room for more ids in the same
    // millisecond.
    this.#lastRandom = isSameTime
      ? this.#lastRandom + 1n + this.randomNumber(32n)
      : this.randomNumber(randomBits) >> 2n;
    const random = encode(this.#lastRandom, idDigits, 16);
    return `${prefix}_${encode(BigInt(this.#lastTime), idDigits, 10)}${random}`;
  }

  /** Returns an on-chain address: 32 bytes in base58, the first of them not 0. */
  address(): string {
    return encode(this.randomNumber(256n) | (1n << 248n), base58Alphabet, 0);
  }

  /** Returns a transaction signature: 64 bytes in base58. */
  signature(): string {
    return encode(this.randomNumber(512n) | (1n << 504n), base58Alphabet, 0);
  }
}

/**
 * Returns the reference that a payment must carry: `K3GB-WM4S`.
 *
 * @param id of the transaction, issuance or redemption that the payment is for
 */
export function paymentReference(id: string): string {
  const code = id.slice('txn_01kaz'.length).toUpperCase();
  return `${code.slice(0, 4)}-${code.slice(4, 8)}`;
}
