import { expect, it } from 'vitest';
import { authorizationUrl, newFlowSecrets } from './authorization-request.ts';

const provider = {
  clientId: 'shop client',
  authorizationEndpoint: 'https://accounts.example/auth',
  redirectUri: 'https://shop.example/login/google',
  scope: 'openid email',
  isSandbox: false,
};

it('requests a code, with the hash of the verifier and never the verifier itself', async () => {
  // The example of RFC 7636, appendix B.
  const codeVerifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const url = new URL(await authorizationUrl(provider, { state: 's', nonce: 'n', codeVerifier }));

  expect(url.origin + url.pathname).toBe(provider.authorizationEndpoint);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'shop client',
    redirect_uri: 'https://shop.example/login/google',
    scope: 'openid email',
    state: 's',
    nonce: 'n',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
});

it('generates secrets that differ from each other and from flow to flow', () => {
  const secrets = [newFlowSecrets(), newFlowSecrets()].flatMap(({ state, codeVerifier, nonce }) => [
    state,
    codeVerifier,
    nonce,
  ]);

  expect(new Set(secrets).size).toBe(6);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
});
