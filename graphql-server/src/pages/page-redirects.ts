import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../http/is-unavailable.ts';
import { pathOf } from '../http/request-url.ts';
import { type WorkLimit, WorkRejectedError } from '../http/limits/work-limit.ts';
import { callerIp } from '../http/storefront-requests.ts';
import type { Services } from '../modules.ts';
import { readsHtml } from '../http/error-handler.ts';
import { readRequestedUrl } from '../modules/redirects/redirect-rules.ts';

/** CPU time charged for a look-up, in ms; the unused part is refunded. */
const COST = 5;
/** Scripts, styles and pictures are no pages. */
const FILE = /\.(js|mjs|css|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|json|xml|txt)$/i;

/** Sends visitors of URLs without a page to where staff redirect them. */
export class PageRedirects {
  constructor(
    private readonly createServices: () => Pick<Services, 'redirects' | 'notFoundUrls'>,
    private readonly work: WorkLimit,
  ) {}

  /** Redirects a request for a URL without a page, or counts it. @returns false if there is no redirect */
  async answerMissing(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (FILE.test(pathOf(request.url))) return false;
    const isAnswered = await this.answer(request, reply);
    if (!isAnswered && readsHtml(request)) this.createServices().notFoundUrls.countRequest(request.url);
    return isAnswered;
  }

  /** @returns false if there is no redirect */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const { redirects } = this.createServices();
    // Without the database, visitors get the page for URLs that do not exist.
    const find = () => redirects.locationOf(request.url);
    const location = await this.work.run(callerIp(request), COST, find).catch((error: unknown) => {
      if (isUnavailable(error) && !(error instanceof WorkRejectedError)) return null;
      throw error;
    });
    if (location === null) return false;
    reply.header('cache-control', 'no-cache').redirect(location, 301);
    return true;
  }
}

/**
 * Whether a URL could be a page of a former shop whose pages differ only in the query, such as `/?p=12`. Only
 * then may a redirect win over the home page.
 */
export function isHomeOfOtherShop(url: string): boolean {
  return pathOf(url) === '/' && readRequestedUrl(url).query !== '';
}
