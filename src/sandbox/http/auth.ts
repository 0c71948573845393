import type { SandboxData } from '../data';
import type { Ids } from '../ids';
import { second } from '../time/format';
import type { PlainRequest } from './plain';
import { Problem } from './problem';

interface Token {
  readonly clientId: string;
  readonly scopes: ReadonlySet<string>;
  /** The client certificate that the token was issued to; empty if there was none. */
  readonly certificate: string;
  readonly expiresAt: number;
}

/** Returns the client certificate that a TLS proxy passes on (RFC 9440); empty if there is none. */
export function certificateOf(request: Pick<PlainRequest, 'headers'>): string {
  return request.headers.get('Client-Cert') ?? '';
}

/** Returns whether a problem is about the access token or its client certificate. */
export function isUnauthorized({ code }: Problem): boolean {
  return code === 'invalid_token' || code === 'certificate_mismatch';
}

/**
 * Returns the value of `WWW-Authenticate` for a request whose token was refused or is missing (RFC
 * 6750).
 */
export function challengeFor({ headers }: PlainRequest): string {
  return headers.has('Authorization') ? 'Bearer error="invalid_token"' : 'Bearer';
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const tokenBytes = 16;

/** Issues access tokens, bound to the client certificate if there is one, and checks them. */
export class Tokens {
  readonly #tokens = new Map<string, Token>();

  constructor(
    private readonly data: SandboxData,
    private readonly ids: Ids,
  ) {}

  get allScopes(): string[] {
    return this.data.environments.scopes.map(({ scope }) => scope);
  }

  issue(clientId: string, scopes: readonly string[], certificate: string, now: number): string {
    const token = base64url(this.ids.bytes(tokenBytes));
    const { tokenSeconds } = this.data.environments.authentication;
    this.#tokens.set(token, {
      clientId,
      scopes: new Set(scopes),
      certificate,
      expiresAt: now + tokenSeconds * second,
    });
    return token;
  }

  /**
   * Checks the access token of a request, and returns it.
   * @throws Problem `invalid_token` or `certificate_mismatch`
   */
  check(request: PlainRequest, now: number): Token {
    const [, value] = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
    const token = value === undefined ? undefined : this.#tokens.get(value);
    if (token === undefined || token.expiresAt <= now) {
      throw new Problem(
        'invalid_token',
        'The access token is missing, unknown or expired. Get a new one.',
      );
    }
    if (token.certificate !== certificateOf(request)) {
      throw new Problem(
        'certificate_mismatch',
        'The token was not issued to the client certificate of this request. Use the certificate of the token request, or get a new token.',
      );
    }
    return token;
  }
}
