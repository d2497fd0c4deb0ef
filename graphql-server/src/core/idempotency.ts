import type { Principal } from '../shared/principal.ts';

/** A request with an idempotency key. */
export interface KeyedRequest {
  header: string;
  caller: { principal: Principal; ip: string };
  /** The operation, in either API. */
  operation: string;
  /** Its whole input: JSON, or the bytes of a file. */
  input: unknown;
}

export interface StoredResponse {
  status: number;
  /** JSON. */
  body: string;
}

/** A request that is being executed. */
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

/** Executes requests with the same key only once (decision 0060). */
export interface Idempotency {
  /**
   * Starts a request, or returns the response of its first execution.
   * @throws RequestError when the key is malformed, belongs to another request, or its request is still
   * running
   */
  start(request: KeyedRequest): Promise<StartedRequest | StoredResponse>;
}
