import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RequestError } from '../errors.ts';
import type { Clock } from '../shared/time/clock.ts';
import { escapeJson } from '../shared/html.ts';
import { isUnavailable } from '../http/is-unavailable.ts';
import type { RunOperation, TextOperation } from '../graphql/run-operation.ts';
import { type WorkLimit, WorkRejectedError } from '../http/limits/work-limit.ts';
import type { CatalogueVersion } from '../modules/catalogue/version/catalogue-version.ts';
import type { DescribedPage, RenderPage } from './web-bundle.ts';
import { message } from '../shared/messages/message.ts';

/**
 * Time limit for a rendering, in ms; beyond it, the browser renders the page. A rendering takes some 30 ms of
 * CPU time, which a busy machine may not provide for seconds. A database that does not respond causes an
 * error earlier.
 */
const TIMEOUT_MS = 10_000;
/** In ms. A page contains the time of its rendering, which its countdowns use. */
const MAX_AGE = 60_000;
/** CPU time charged for a rendering, in ms; the unused part is refunded. */
const COST = 70;
/**
 * While the shop is overloaded, pages up to this age (in ms) are sent without trying to render them again.
 */
const FRESH_ENOUGH = 10 * 60_000;
/**
 * For pages requested only once: anyone can make up URLs, and these must not evict pages that are requested
 * again.
 */
const REMEMBERED_ONCE = { max: 50, maxSize: 6_000_000 };
const REMEMBERED_AGAIN = { max: 100, maxSize: 18_000_000 };

/** A rendered page for insertion into the HTML: the content of its root, and safe JSON. */
export interface PageContent {
  html: string;
  state: string;
}

/** A rendered page with its description. */
export interface RenderedContent extends DescribedPage, PageContent {}

interface CachedPage extends RenderedContent {
  renderedAt: number;
  /** The version of the catalogue behind its responses; null when it was unknown. */
  version: string | null;
  /** The page's operations, with the fingerprint of each response. */
  responses: readonly { operation: TextOperation; fingerprint: string }[];
}

/**
 * Renders pages and caches them. A page is valid until the catalogue changes (decision 0063). Then its
 * queries run again, which takes a tenth of a rendering, and it is rendered again only if a response differs.
 * While there is no capacity, the cached page is sent unchanged.
 */
export class PageRenderer {
  readonly #render: RenderPage;
  readonly #run: RunOperation;
  readonly #clock: Clock;
  readonly #work: WorkLimit;
  readonly #version: Pick<CatalogueVersion, 'current'>;
  readonly #once = new LRUCache<string, CachedPage>({ ...REMEMBERED_ONCE, sizeCalculation });
  readonly #again = new LRUCache<string, CachedPage>({ ...REMEMBERED_AGAIN, sizeCalculation });
  readonly #inFlight = new Map<string, Promise<CachedPage>>();

  constructor(
    render: RenderPage,
    run: RunOperation,
    clock: Clock,
    work: WorkLimit,
    version: Pick<CatalogueVersion, 'current'>,
  ) {
    this.#render = render;
    this.#run = run;
    this.#clock = clock;
    this.#work = work;
    this.#version = version;
  }

  /**
   * The page at a URL (path and search) for a visitor at `ip`. Prefers an old page to none.
   * @throws WorkRejectedError when there is no capacity, or UNAVAILABLE, and nothing is cached; or the
   * rendering's error
   */
  async page(url: string, ip: string): Promise<RenderedContent> {
    const cached = this.#remembered(url);
    try {
      if (cached && (await this.#isGoodEnough(cached))) {
        this.#once.delete(url);
        this.#again.set(url, cached);
        return cached;
      }
      const inFlight = this.#inFlight.get(url);
      if (inFlight) return await inFlight;
      const task = () => this.#renderOnce(url, cached);
      return await this.#work.run(ip, COST, task, { mayWait: !cached });
    } catch (error) {
      if (cached && (error instanceof WorkRejectedError || isUnavailable(error))) return cached;
      throw error;
    }
  }

  #remembered(url: string): CachedPage | undefined {
    return this.#again.get(url) ?? this.#once.get(url);
  }

  /** While this request waited for a slot, another may have rendered the page, or may be about to. */
  #renderOnce(url: string, cached: CachedPage | undefined): Promise<CachedPage> {
    const newer = this.#remembered(url);
    if (newer && newer !== cached) return Promise.resolve(newer);
    const running = this.#inFlight.get(url);
    if (running) return running;
    const rendering = this.#renderAgain(url).finally(() => this.#inFlight.delete(url));
    this.#inFlight.set(url, rendering);
    return rendering;
  }

  #isGoodEnough(cached: CachedPage): Promise<boolean> | boolean {
    const age = this.#clock().getTime() - cached.renderedAt;
    return this.#work.isOverloaded ? age <= FRESH_ENOUGH : this.#isCurrent(cached);
  }

  async #isCurrent(page: CachedPage): Promise<boolean> {
    if (this.#clock().getTime() - page.renderedAt > MAX_AGE) return false;
    const version = this.#version.current();
    if (version !== null && page.version === version) return true;
    const isSame = await this.#areSame(page.responses);
    if (isSame) page.version = version;
    return isSame;
  }

  async #areSame(responses: CachedPage['responses']): Promise<boolean> {
    const isSame = await Promise.all(
      responses.map(async ({ operation, fingerprint }) => {
        const response = await this.#run(operation);
        const unavailable = response.errors?.find(isUnavailable);
        // Rendering the page again would run the same failing queries.
        if (unavailable) throw new RequestError('UNAVAILABLE', message('request.shopBusy'), 1);
        return fingerprintOf(response) === fingerprint;
      }),
    );
    return isSame.every(Boolean);
  }

  async #renderAgain(url: string): Promise<CachedPage> {
    const responses: CachedPage['responses'][number][] = [];
    const renderedAt = this.#clock().getTime();
    const version = this.#version.current();
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let unanswered = 0;
    const run: RunOperation = async (operation) => {
      unanswered += 1;
      let response = await this.#run(operation);
      // On a busy machine, a connection's first query may exceed the time limit; the next one is faster.
      if (response.errors?.some(isUnavailable) && !signal.aborted) response = await this.#run(operation);
      unanswered -= 1;
      responses.push({ operation, fingerprint: fingerprintOf(response) });
      return response;
    };
    const { html, state, ...described } = await this.#render({ url, renderedAt, signal, run }).catch(
      (error: unknown) => {
        if (!signal.aborted || unanswered === 0) throw error;
        throw new RequestError('UNAVAILABLE', message('request.shopBusy'), 1);
      },
    );
    const page = { ...described, html, state: escapeJson(state), renderedAt, version, responses };
    const place = this.#again.has(url) ? this.#again : this.#once;
    place.set(url, page);
    return page;
  }
}

function sizeCalculation({ head, html, state }: RenderedContent): number {
  return head.length + html.length + state.length;
}

function fingerprintOf(response: object): string {
  return createHash('sha1').update(JSON.stringify(response)).digest('base64');
}
