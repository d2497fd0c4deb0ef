/**
 * What the shop needs of an identity provider (OpenID Connect, authorization code flow): where to send a
 * visitor, and the identity of the one who returns. Nothing else from the provider is requested, stored or
 * logged, above all no tokens.
 */
export interface IdentityProvider {
  /** What a browser needs to begin. Makes no network call; the shop sets `redirectUri`, never the client. */
  authorization(): Authorization;
  /**
   * Exchanges the code for the user's identity, once: the provider accepts each code only once. Returns
   * within 5 s. May not be called inside a transaction.
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
  /** Whether it is a sandbox on this machine, where anybody can sign in as anybody. Screens say so. */
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
 * A user as the provider confirms them. Only `issuer` and `subject` together identify; all else may change.
 */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  /** Whether the provider has verified that the user receives email there. */
  emailVerified: boolean;
  /** As the provider has it; may be empty. */
  firstName: string;
  lastName: string;
  picture: string | null;
}

/** The provider confirms no identity: the code or token is forged, used, expired or somebody else's. */
export class IdentityRejectedError extends Error {
  override readonly name = 'IdentityRejectedError';
}

/** The provider is unreachable, too slow, or fails. The code has probably been used. */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';
}
