/**
 * An identity provider (OpenID Connect, authorization code flow): where to send a visitor, and the identity
 * of the one who returns. The shop requests, stores and logs nothing else from the provider, in particular no
 * tokens.
 */
export interface IdentityProvider {
  /**
   * The data that a browser needs to start. No network call. The shop sets `redirectUri`, never the client.
   */
  authorization(): Authorization;
  /**
   * Exchanges a code for the user's identity; the provider accepts each code once. Returns within 5 s. Must
   * not be called inside a transaction.
   * @throws IdentityRejectedError when the code, its verifier or the response is invalid;
   * IdentityUnavailableError
   */
  exchange(proof: AuthorizationProof): Promise<Identity>;
}

export interface Authorization {
  clientId: string;
  /** An absolute URL, without parameters. */
  authorizationEndpoint: string;
  /** Where the provider sends the visitor back to, with the code. An absolute URL. */
  redirectUri: string;
  /** Separated by spaces. */
  scope: string;
  /** Whether it is a sandbox on this machine, where anyone can sign in as anyone; screens say so. */
  isSandbox: boolean;
}

/** What the visitor returned with. */
export interface AuthorizationProof {
  code: string;
  /** The secret whose hash the flow began with (PKCE, RFC 7636); undefined when it began without one. */
  codeVerifier?: string | undefined;
  /** The nonce that the flow began with, if any; the identity must contain the same. */
  nonce?: string | undefined;
}

/**
 * A user as confirmed by the provider. Only `issuer` and `subject` together identify the user; everything
 * else may change.
 */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  /** Whether the provider has verified that the user receives email there. */
  emailVerified: boolean;
  /** From the provider; may be empty. */
  firstName: string;
  lastName: string;
  picture: string | null;
}

/**
 * The provider confirmed no identity: the code or token is forged, used, expired or belongs to someone else.
 */
export class IdentityRejectedError extends Error {
  override readonly name = 'IdentityRejectedError';
}

/** The provider is unreachable, too slow, or fails. The code has probably been used. */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';
}
