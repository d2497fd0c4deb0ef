import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import {
  type Authorization,
  type AuthorizationProof,
  type Identity,
  type IdentityProvider,
  IdentityRejectedError,
  IdentityUnavailableError,
} from '../../modules/auth/google/identity-provider.port.ts';

/** The provider's endpoints, and our client. */
export interface OpenIdSettings extends Authorization {
  clientSecret: string;
  /** The provider's name in its tokens. */
  issuer: string;
  tokenEndpoint: string;
  /** The URL of its public keys. */
  keysEndpoint: string;
}

/** Timeouts of the two requests of an exchange, in ms. */
const timeout = { token: 3000, keys: 2000 };

/** We choose the algorithm, never the token (RFC 8725, section 3.1). */
const ALGORITHMS = ['RS256'];

const tokenResponse = z.object({ id_token: z.string() });
const tokenError = z.object({ error: z.string() });

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  azp: z.string().optional(),
  nonce: z.string().optional(),
  email: z.string().min(1),
  email_verified: z.unknown().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
});

/**
 * Any OpenID Connect provider. `settings` is called on each use, because the shop's own URL is only known
 * once it listens.
 */
export class OpenIdProvider implements IdentityProvider {
  private keys: ReturnType<typeof createRemoteJWKSet> | null = null;

  constructor(
    private readonly settings: () => OpenIdSettings,
    private readonly timeouts = timeout,
  ) {}

  authorization(): Authorization {
    const { clientId, authorizationEndpoint, redirectUri, scope, isSandbox } = this.settings();
    return { clientId, authorizationEndpoint, redirectUri, scope, isSandbox };
  }

  async exchange(proof: AuthorizationProof): Promise<Identity> {
    return toIdentity(await this.verify(await this.requestToken(proof)), this.settings(), proof.nonce);
  }

  /** @returns the ID token. The access token does not prove the user's identity and is ignored. */
  private async requestToken({ code, codeVerifier }: AuthorizationProof): Promise<string> {
    const { tokenEndpoint, clientId, clientSecret, redirectUri } = this.settings();
    const form = {
      grant_type: 'authorization_code',
      code,
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
      ...(codeVerifier !== undefined && { code_verifier: codeVerifier }),
    };
    const { status, body } = await request(tokenEndpoint, form, this.timeouts.token);
    if (status === 200) {
      const response = tokenResponse.safeParse(body);
      if (response.success) return response.data.id_token;
      throw new IdentityRejectedError('The answer of the identity provider has no ID token');
    }
    const reason = tokenError.safeParse(body).data?.error ?? 'no reason';
    if (status >= 500 || status === 429)
      throw new IdentityUnavailableError(`It answered ${status}: ${reason}`);
    if (reason === 'invalid_grant') throw new IdentityRejectedError('The code is not good');
    // Anything else, such as invalid_client, is our own error, which the operator must learn about.
    throw new Error(`The identity provider does not accept this shop: ${status} ${reason}`);
  }

  private async verify(idToken: string): Promise<JWTPayload> {
    const { issuer, clientId, keysEndpoint } = this.settings();
    this.keys ??= createRemoteJWKSet(new URL(keysEndpoint), { timeoutDuration: this.timeouts.keys });
    try {
      const { payload } = await jwtVerify(idToken, this.keys, {
        algorithms: ALGORITHMS,
        issuer,
        audience: clientId,
        requiredClaims: ['iss', 'aud', 'exp', 'iat', 'sub'],
      });
      return payload;
    } catch (error) {
      throw isAboutToken(error)
        ? new IdentityRejectedError('The ID token is not good', { cause: error })
        : new IdentityUnavailableError('The keys of the identity provider can’t be read', { cause: error });
    }
  }
}

interface Answer {
  status: number;
  body: unknown;
}

/** @throws IdentityUnavailableError when no complete response arrives in time */
async function request(baseUrl: string, form: Record<string, string>, timeout: number): Promise<Answer> {
  try {
    const response = await fetch(baseUrl, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    return { status: response.status, body: parseJson(text) };
  } catch (error) {
    throw new IdentityUnavailableError('The identity provider can’t be reached', { cause: error });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether the token is invalid; otherwise the key set could not be loaded. */
function isAboutToken(error: unknown): boolean {
  const isAboutKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  return error instanceof errors.JOSEError && error.code !== errors.JOSEError.code && !isAboutKeys;
}

function toIdentity(payload: JWTPayload, { clientId }: OpenIdSettings, nonce: string | undefined): Identity {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) throw new IdentityRejectedError('The ID token lacks a claim');
  const { iss, sub, azp, email, email_verified: isVerified, picture, ...said } = parsed.data;
  // A token with a nonce is valid only in the flow with the same nonce, so both have one or neither.
  if (said.nonce !== nonce) throw new IdentityRejectedError('The ID token is of another flow');
  if (azp !== undefined && azp !== clientId)
    throw new IdentityRejectedError('The ID token is for another party');
  return {
    issuer: iss,
    subject: sub,
    email,
    emailVerified: isVerified === true,
    firstName: said.given_name ?? said.name ?? '',
    lastName: said.given_name === undefined ? '' : (said.family_name ?? ''),
    picture: picture ?? null,
  };
}
