import {
  certificateOf,
  type PlainRequest,
  type PlainResponse,
  type Sandbox,
} from '../../src/sandbox';

const formType = /^application\/x-www-form-urlencoded *(?:;|$)/i;
const clientIdForm = /^client_[0-9a-hjkmnp-tv-z]{26}$/;

function respond(status: number, body: object): PlainResponse {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  return { status, headers, body: JSON.stringify(body) };
}

/**
 * Answers a request to the token endpoint of a sandbox (OAuth 2.0 client credentials). Accepts any
 * well-formed client id. As RFC 6749 says, a repeated parameter is an error, an empty one counts as
 * missing, and an unknown one is ignored.
 */
export async function answerToken(sandbox: Sandbox, request: PlainRequest): Promise<PlainResponse> {
  if (request.method !== 'POST')
    return { status: 405, headers: new Headers({ Allow: 'POST' }), body: null };
  const { authentication, scopes } = sandbox.world.data.environments;
  const allScopes = scopes.map(({ scope }) => scope);
  const form = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()));
  const refuse = (error: string) => respond(400, { error });
  if (!formType.test(request.headers.get('Content-Type') ?? '')) return refuse('invalid_request');
  if ([...form.keys()].length > new Set(form.keys()).size) return refuse('invalid_request');
  if (form.get('grant_type') !== 'client_credentials') return refuse('unsupported_grant_type');
  const clientId = form.get('client_id') ?? '';
  if (!clientIdForm.test(clientId)) return refuse('invalid_client');
  const scope = form.get('scope') ?? '';
  const wanted = scope === '' ? allScopes : [...new Set(scope.split(' '))];
  if (!wanted.every((name) => allScopes.includes(name))) return refuse('invalid_scope');
  return respond(200, {
    access_token: sandbox.issueToken(wanted, clientId, certificateOf(request)),
    token_type: 'Bearer',
    expires_in: authentication.tokenSeconds,
    scope: wanted.join(' '),
  });
}
