import type { Principal } from '../shared/principal.ts';

/** What a caller asks for under a key. */
export interface KeyedRequest {
  /** The value of the header `Idempotency-Key`. */
  header: string;
  caller: { principal: Principal; ip: string };
  /** What is called, in either API. */
  operation: string;
  /** All that it is given: JSON, or the bytes of a file. */
  input: unknown;
}

/** An answer as it was sent. */
export interface StoredResponse {
  status: number;
  /** JSON. */
  body: string;
}

/** A request that is carried out. */
export interface StartedRequest {
  /**
   * Stores the response for a repeat of the request. A request that changed nothing and failed for a
   * transient reason may run again instead. A visitor's response with a secret is never stored: visitors are
   * identified by their network only, which many people share.
   */
  end(answer: StoredResponse, about: ResponseTraits): Promise<void>;
}

export interface ResponseTraits {
  isTransient: boolean;
  hasSecret: boolean;
}

/** Carries out once what is asked for several times under one key (decision 0060). */
export interface Idempotency {
  /**
   * Starts a request, or returns what was answered to it before.
   * @throws RequestError for a malformed key, one of another request, or one that is under way
   */
  start(request: KeyedRequest): Promise<StartedRequest | StoredResponse>;
}
