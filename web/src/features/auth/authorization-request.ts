import type { ShopQuery } from '../../gql/graphql.ts';

/** What the shop says of how to sign in with Google. */
export type GoogleSignInInfo = NonNullable<ShopQuery['shop']['googleSignIn']>;

/** What stays in this browser while the visitor is at Google's, and proves on the way back that it is the same one. */
export interface FlowSecrets {
  /** Comes back in the address: an answer to anybody else's flow is not taken (RFC 6749, section 10.12). */
  state: string;
  /** Only its hash goes along; a stolen code is worth nothing without it (RFC 7636). */
  codeVerifier: string;
  /** Comes back in the ID token. */
  nonce: string;
}

/** Makes secrets that nobody can guess, of 32 random bytes each. */
export function newFlowSecrets(): FlowSecrets {
  return { state: randomText(), codeVerifier: randomText(), nonce: randomText() };
}

/** The address that begins the flow. Needs a secure context: https, or this machine. */
export async function authorizationUrl(provider: GoogleSignInInfo, secrets: FlowSecrets): Promise<string> {
  const url = new URL(provider.authorizationEndpoint);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: provider.redirectUri,
    scope: provider.scope,
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await hash(secrets.codeVerifier),
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}

function randomText(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

async function hash(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
