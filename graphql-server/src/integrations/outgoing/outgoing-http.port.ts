/**
 * Requests to URLs that staff entered: pictures in a sheet, receivers of webhooks. Such a URL must not reach
 * what only the shop's own machine or network can reach (OWASP: server-side request forgery), nor keep the
 * shop busy for long or fill its memory.
 */
export interface OutgoingHttp {
  /**
   * Sends a request without cookies or credentials. Any status counts as a response. Do not call it inside a
   * transaction.
   * @throws OutgoingHttpError
   */
  send(request: OutgoingRequest): Promise<OutgoingResponse>;

  /** Why a request to this URL can never be sent, judging by the URL alone; null: it can. */
  problemOf(url: string): Extract<OutgoingFailure, 'INVALID_URL' | 'PRIVATE_ADDRESS'> | null;
}

export interface OutgoingRequest {
  url: string;
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /**
   * How many redirects to follow, each by a GET without a body; the next redirect is returned as the
   * response.
   */
  maxRedirects: number;
  maxBytes: number;
  /**
   * Whether to return the beginning of a longer body instead of failing, and nothing of a compressed body.
   */
  cutsBody?: boolean;
  /** For the whole request with its redirects, in ms. */
  timeout: number;
  signal?: AbortSignal;
}

export interface OutgoingResponse {
  status: number;
  body: Uint8Array;
}

/**
 * INVALID_URL: not https, or with a port or password. PRIVATE_ADDRESS: the URL is, or resolves to, an IP that
 * is not public. COMPRESSED: the response is, though it must not be. UNREACHABLE: any other reason for no
 * response.
 */
export type OutgoingFailure =
  'INVALID_URL' | 'PRIVATE_ADDRESS' | 'TOO_LARGE' | 'COMPRESSED' | 'TIMED_OUT' | 'UNREACHABLE';

/** A request got no usable response. */
export class OutgoingHttpError extends Error {
  override readonly name = 'OutgoingHttpError';

  constructor(
    readonly failure: OutgoingFailure,
    cause?: unknown,
  ) {
    super(`an outgoing request failed: ${failure}`, { cause });
  }
}
