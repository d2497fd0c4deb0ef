/**
 * Requests to addresses that people have typed: pictures in a sheet, receivers of webhooks. Whoever types one
 * must not reach what only the shop's own machine or network can reach (OWASP: server-side request forgery),
 * nor keep the shop busy for long or fill its memory.
 */
export interface OutgoingHttp {
  /**
   * Sends a request without cookies or credentials. Any status is an answer, too. Must not be called inside a
   * transaction.
   * @throws OutgoingHttpError
   */
  send(request: OutgoingRequest): Promise<OutgoingResponse>;

  /** Whether a request to this URL could ever be sent, as far as the URL alone says; null: it could. */
  problemOf(url: string): Extract<OutgoingFailure, 'INVALID_URL' | 'PRIVATE_ADDRESS'> | null;
}

export interface OutgoingRequest {
  url: string;
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /**
   * How many redirects are followed, each by a GET without a body; of one more, the redirect is the answer.
   */
  maxRedirects: number;
  /** The most bytes of the answer's body. */
  maxBytes: number;
  /** Of a longer body, return what it begins with instead of failing; of a compressed one, nothing. */
  cutsBody?: boolean;
  /** For all of it, redirects included, in ms. */
  timeout: number;
  /** Ends it early. */
  signal?: AbortSignal;
}

export interface OutgoingResponse {
  status: number;
  body: Uint8Array;
}

/**
 * INVALID_URL: not https, or with a port or a password. PRIVATE_ADDRESS: it is, or leads to, an address that
 * is not public. COMPRESSED: the answer is, though it must not be. UNREACHABLE: anything else that keeps it
 * from coming.
 */
export type OutgoingFailure =
  'INVALID_URL' | 'PRIVATE_ADDRESS' | 'TOO_LARGE' | 'COMPRESSED' | 'TIMED_OUT' | 'UNREACHABLE';

/** A request got no answer that can be used. */
export class OutgoingHttpError extends Error {
  override readonly name = 'OutgoingHttpError';

  constructor(
    readonly failure: OutgoingFailure,
    cause?: unknown,
  ) {
    super(`an outgoing request failed: ${failure}`, { cause });
  }
}
