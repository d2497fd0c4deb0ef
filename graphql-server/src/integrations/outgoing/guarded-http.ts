import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import {
  type OutgoingHttp,
  OutgoingHttpError,
  type OutgoingRequest,
  type OutgoingResponse,
} from './outgoing-http.port.ts';
import { isPublicAddress } from './public-address.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The URL itself is not allowed. */
class InvalidUrlError extends OutgoingHttpError {
  constructor(override readonly failure: 'INVALID_URL' | 'PRIVATE_ADDRESS') {
    super(failure);
  }
}

interface GuardOptions {
  /** Whether requests may be unencrypted and use any port; otherwise only https on its own port. */
  isTrial: boolean;
  /** Whether connections to an IP are allowed. */
  mayReach: (ip: string) => boolean;
  /** Finds all IPs of a name, as `dns.lookup` does. */
  resolve?: typeof resolveName;
}

/**
 * Outgoing requests with Node's own client. It checks that an IP is public in the connection's own lookup,
 * and the connection uses only that IP. So a name that resolves differently a moment later (DNS rebinding)
 * gains nothing.
 */
export class GuardedHttp implements OutgoingHttp {
  private readonly isTrial: boolean;
  private readonly mayReach: (ip: string) => boolean;
  private readonly lookup: LookupFunction;

  constructor({ isTrial, mayReach, resolve }: GuardOptions) {
    this.isTrial = isTrial;
    this.mayReach = mayReach;
    this.lookup = guardedLookup(mayReach, resolve);
  }

  async send(request: OutgoingRequest): Promise<OutgoingResponse> {
    const timeout = AbortSignal.timeout(request.timeout);
    const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
    try {
      return await this.follow(request, signal);
    } catch (error) {
      if (error instanceof OutgoingHttpError) throw error;
      throw new OutgoingHttpError(timeout.aborted ? 'TIMED_OUT' : 'UNREACHABLE', error);
    }
  }

  problemOf(url: string) {
    try {
      this.parse(url);
      return null;
    } catch (error) {
      if (error instanceof InvalidUrlError) return error.failure;
      throw error;
    }
  }

  private async follow(request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingResponse> {
    let { url } = request;
    for (let redirects = 0; ; redirects += 1) {
      const isFirst = redirects === 0;
      const response = await this.open(
        this.parse(url),
        isFirst ? request : { ...request, method: 'GET' },
        signal,
      );
      const { location } = response.headers;
      const status = response.statusCode ?? 0;
      if (!REDIRECTS.has(status) || location === undefined || redirects === request.maxRedirects) {
        return { status, body: await bodyOf(response, request) };
      }
      response.destroy();
      url = URL.parse(location, url)?.href ?? '';
    }
  }

  private parse(text: string): URL {
    const url = URL.parse(text);
    const isHttps = url?.protocol === 'https:' && (this.isTrial || url.port === '');
    if (
      !url ||
      !(isHttps || (this.isTrial && url.protocol === 'http:')) ||
      url.username !== '' ||
      url.password !== ''
    ) {
      throw new InvalidUrlError('INVALID_URL');
    }
    // IPs are not looked up. In a URL, IPv6 is in brackets.
    const host = url.hostname.replaceAll(/[[\]]/g, '');
    if (isIP(host) !== 0 && !this.mayReach(host)) throw new InvalidUrlError('PRIVATE_ADDRESS');
    return url;
  }

  private open(
    url: URL,
    { method, headers, body }: OutgoingRequest,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const request: ClientRequest = send(url, {
        method,
        headers: { 'user-agent': 'exclusive-shop', ...headers, 'accept-encoding': 'identity' },
        lookup: this.lookup,
        // No keep-alive, so that each request does a lookup.
        agent: false,
        signal,
      });
      request.once('response', resolve).on('error', reject);
      request.end(method === 'POST' ? body : undefined);
    });
  }
}

/** Resolves a name for a connection and returns only the allowed IPs. */
export function guardedLookup(
  mayReach: GuardOptions['mayReach'],
  resolve: typeof resolveName = resolveName,
): LookupFunction {
  return (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first, ...others] = error ? [] : addresses.filter(({ address }) => mayReach(address));
      if (error) done(error, []);
      else if (!first) done(new OutgoingHttpError('PRIVATE_ADDRESS'), []);
      else if (options.all) done(null, [first, ...others]);
      else done(null, first.address, first.family);
    });
  };
}

/** Whether the shop may connect to an IP that staff's input leads to: a public one; in a trial, any. */
export function reachable({ allowsPrivate }: { allowsPrivate: boolean }): GuardOptions['mayReach'] {
  return allowsPrivate ? () => true : isPublicAddress;
}

/** The shop's outgoing requests: to public IPs by https on its own port; in a trial, to any. */
export function outgoingHttp(options: { allowsPrivate: boolean }): OutgoingHttp {
  return new GuardedHttp({ isTrial: options.allowsPrivate, mayReach: reachable(options) });
}

/**
 * @throws OutgoingHttpError when the body is compressed, which may expand enormously, or too large, unless it
 * may be cut
 */
async function bodyOf(
  response: IncomingMessage,
  { maxBytes, cutsBody = false }: Pick<OutgoingRequest, 'maxBytes' | 'cutsBody'>,
): Promise<Uint8Array> {
  try {
    if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') {
      if (cutsBody) return new Uint8Array();
      throw new OutgoingHttpError('COMPRESSED');
    }
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes && cutsBody) return Buffer.concat([...chunks, chunk]).subarray(0, maxBytes);
      if (size > maxBytes) throw new OutgoingHttpError('TOO_LARGE');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}
