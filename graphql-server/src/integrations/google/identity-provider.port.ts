/**
 * What the shop needs of whoever vouches for people (OpenID Connect, authorization code flow): where to send a visitor,
 * and who it was that came back. Nothing else of the provider's is asked for, kept or logged, tokens least of all.
 */
export interface IdentityProvider {
  /** What a browser needs to begin. Asks nobody; `redirectUri` is the shop's to say, never the client's. */
  authorization(): Authorization;
  /**
   * Exchanges the code for the person's identity, once: the provider takes a code a second time from nobody. Answers
   * within 5 s. May not be called inside a transaction.
   * @throws IdentityRejectedError when the code, its verifier or what comes back is not good; IdentityUnavailableError
   */
  exchange(proof: AuthorizationProof): Promise<Identity>;
}

export interface Authorization {
  clientId: string;
  /** An absolute address, without parameters. */
  authorizationEndpoint: string;
  /** Where the provider sends the visitor back to, with the code. An absolute address. */
  redirectUri: string;
  /** Separated by spaces. */
  scope: string;
  /** Whether anybody can be anybody: a stand-in on this machine, for trying the shop out. Screens say so. */
  isSandbox: boolean;
}

/** What the visitor came back with. */
export interface AuthorizationProof {
  code: string;
  /** The secret whose hash began the flow (PKCE, RFC 7636); undefined when it began without. */
  codeVerifier?: string | undefined;
  /** What the flow began with, if it did; the identity must name the same. */
  nonce?: string | undefined;
}

/** A person, as the provider vouches for. Only `issuer` and `subject` together identify; all else may change. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  /** Whether the provider has seen that the person reads mail there. */
  emailVerified: boolean;
  /** As the provider writes them; perhaps empty. */
  firstName: string;
  lastName: string;
  picture: string | null;
}

/** The provider does not vouch for anybody here: a forged, used, expired or foreign code or token. */
export class IdentityRejectedError extends Error {
  override readonly name = 'IdentityRejectedError';
}

/** The provider can't be reached, is too slow, or fails. The code is probably used up. */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';
}
