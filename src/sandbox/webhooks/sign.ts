const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const encoder = new TextEncoder();

/** The bytes that precede the 32 bytes of an Ed25519 key in PKCS #8, in hexadecimal. */
const pkcs8Prefix = '302e020100300506032b657004220420';

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Signs events according to Standard Webhooks. */
export interface Signer {
  /** In base64. */
  readonly publicKey: string;
  /** Returns the value of the header `webhook-signature`. */
  readonly sign: (id: string, timestamp: string, body: string) => Promise<string>;
}

/**
 * Creates a signer from a private key of 32 bytes.
 *
 * @param version prefix of the signature: `v1a`
 */
export async function createSigner(privateKey: Uint8Array, version: string): Promise<Signer> {
  const key = await crypto.subtle.importKey(
    'pkcs8',
    Uint8Array.from([...fromHex(pkcs8Prefix), ...privateKey]),
    { name: 'Ed25519' },
    true,
    ['sign'],
  );
  const { x = '' } = await crypto.subtle.exportKey('jwk', key);
  return {
    publicKey: x.replaceAll('-', '+').replaceAll('_', '/') + '=',
    sign: async (id, timestamp, body) => {
      const signed = encoder.encode(`${id}.${timestamp}.${body}`);
      const signature = await crypto.subtle.sign({ name: 'Ed25519' }, key, signed);
      return `${version},${base64(new Uint8Array(signature))}`;
    },
  };
}
