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
export interface KeptAnswer {
  status: number;
  /** JSON. */
  body: string;
}

/** A request that is carried out. */
export interface StartedRequest {
  /**
   * Keeps the answer, for when the same is asked again. One that failed for a reason that passes, and has
   * changed nothing, may be carried out again instead. An answer with a secret is not kept for a visitor: a
   * client network, by which visitors are told apart, is many people's.
   */
  end(answer: KeptAnswer, about: AnswerTraits): Promise<void>;
}

export interface AnswerTraits {
  isPassing: boolean;
  hasSecret: boolean;
}

/** Carries out once what is asked for several times under one key (decision 0060). */
export interface Idempotency {
  /**
   * Starts a request, or returns what was answered to it before.
   * @throws RequestError for a malformed key, one of another request, or one that is under way
   */
  start(request: KeyedRequest): Promise<StartedRequest | KeptAnswer>;
}
