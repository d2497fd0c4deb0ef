import type { ShopQuery } from '../../../gql/graphql.ts';

/** The shop's settings for signing in with Google. */
export type GoogleSignInInfo = NonNullable<ShopQuery['shop']['googleSignIn']>;

/** Stays in this browser during the redirect to Google, and proves on return that it is the same browser. */
export interface FlowSecrets {
  /** Comes back in the redirect; a response to another flow is rejected (RFC 6749, section 10.12). */
  state: string;
  /** Only its hash is sent; a stolen code is worthless without it (RFC 7636). */
  codeVerifier: string;
  /** Comes back in the ID token. */
  nonce: string;
}

/** Generates unguessable secrets of 32 random bytes each. */
export function newFlowSecrets(): FlowSecrets {
  return { state: randomText(), codeVerifier: randomText(), nonce: randomText() };
}

/** The URL that starts the flow. Needs a secure context: https or localhost. */
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
