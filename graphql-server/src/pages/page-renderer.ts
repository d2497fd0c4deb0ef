import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RequestError } from '../errors.ts';
import type { Clock } from '../shared/clock.ts';
import type { RenderPage } from './render-page.ts';
import { isUnavailable } from '../http/is-unavailable.ts';
import { type ListedProduct, listedProducts } from './listed-products.ts';
import { escapeJson } from './page-head.ts';
import type { RunOperation, TextOperation } from '../graphql/run-operation.ts';
import { type WorkLimit, WorkRefused } from '../http/work-limit.ts';

/** How long a drawing may take, in ms; the browser draws what takes longer. */
const TIMEOUT_MS = 1500;
/** A page shows its own time, by which the countdowns stand; in ms. */
const MAX_AGE = 60_000;
/** A drawing takes the processor for itself, and there are other requests. */
const MAX_CONCURRENT = 4;
/** What a drawing takes of the thread, in ms. */
const COST = 70;
/** How old a page may be while there is no room to draw it again, in ms. */
const MAX_STALE_AGE = 10 * 60_000;
/** Pages that somebody asked for once, which may be anybody's invention, don't push out those that are asked for again. */
const REMEMBERED_ONCE = { max: 50, maxSize: 6_000_000 };
const REMEMBERED_AGAIN = { max: 100, maxSize: 18_000_000 };

/** A drawn page as it is put into the HTML: the content of its root, and safe JSON. */
export interface PageContent {
  html: string;
  state: string;
}

/** A drawing, and the products of the lists in it. */
export interface RenderedContent extends PageContent {
  listed: readonly ListedProduct[];
}

interface CachedPage extends RenderedContent {
  renderedAt: number;
  /** What the page asked for, with the fingerprint of each answer. */
  responses: readonly { operation: TextOperation; fingerprint: string }[];
}

/**
 * Draws pages and remembers them. A drawing takes ten times as long as the queries that it shows, so these are asked
 * each time, and the page is drawn again only when an answer differs. While there is no room for work, a page is sent as it is
 * remembered.
 */
export class PageRenderer {
  readonly #render: RenderPage;
  readonly #run: RunOperation;
  readonly #clock: Clock;
  readonly #work: WorkLimit;
  readonly #once = new LRUCache<string, CachedPage>({ ...REMEMBERED_ONCE, sizeCalculation });
  readonly #again = new LRUCache<string, CachedPage>({ ...REMEMBERED_AGAIN, sizeCalculation });
  readonly #inFlight = new Map<string, Promise<CachedPage>>();

  constructor(render: RenderPage, run: RunOperation, clock: Clock, work: WorkLimit) {
    this.#render = render;
    this.#run = run;
    this.#clock = clock;
    this.#work = work;
  }

  /**
   * The page at an address (path and search) for somebody at `ip`; null while too many others are being drawn.
   * @throws WorkRefused when there is no room for the work and nothing is remembered, or what went wrong with the drawing
   */
  async page(path: string, ip: string): Promise<RenderedContent | null> {
    const known = this.#again.get(path) ?? this.#once.get(path);
    if (known && (await this.#isGoodEnough(known))) {
      this.#once.delete(path);
      this.#again.set(path, known);
      return known;
    }
    const inFlight = this.#inFlight.get(path);
    if (inFlight) return inFlight;
    if (this.#inFlight.size >= MAX_CONCURRENT) return this.#stale(known);
    const rendering = this.#work
      .run(ip, COST, () => this.#renderAgain(path))
      .finally(() => this.#inFlight.delete(path));
    this.#inFlight.set(path, rendering);
    return rendering.catch((error: unknown) => {
      const stale = error instanceof WorkRefused ? this.#stale(known) : null;
      if (stale) return stale;
      throw error;
    });
  }

  #isGoodEnough(known: CachedPage): Promise<boolean> | boolean {
    return this.#work.isOverloaded ? this.#stale(known) !== null : this.#isCurrent(known);
  }

  /** A page that is better than none. */
  #stale(known: CachedPage | undefined): CachedPage | null {
    return known && this.#clock().getTime() - known.renderedAt <= MAX_STALE_AGE ? known : null;
  }

  async #isCurrent({ renderedAt, responses }: CachedPage): Promise<boolean> {
    if (this.#clock().getTime() - renderedAt > MAX_AGE) return false;
    const isSame = await Promise.all(
      responses.map(async ({ operation, fingerprint }) => {
        const response = await this.#run(operation);
        const unavailable = response.errors?.find(isUnavailable);
        // To draw the page anew would ask the same in vain.
        if (unavailable) throw new RequestError('UNAVAILABLE', unavailable.message, 1);
        return fingerprintOf(response) === fingerprint;
      }),
    );
    return isSame.every(Boolean);
  }

  async #renderAgain(path: string): Promise<CachedPage> {
    const responses: CachedPage['responses'][number][] = [];
    const listed: ListedProduct[] = [];
    const renderedAt = this.#clock().getTime();
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let unanswered = 0;
    const run: RunOperation = async (operation) => {
      unanswered += 1;
      const response = await this.#run(operation);
      unanswered -= 1;
      responses.push({ operation, fingerprint: fingerprintOf(response) });
      listed.push(...listedProducts(response));
      return response;
    };
    const { html, state } = await this.#render({ path, renderedAt, signal, run }).catch((error: unknown) => {
      if (!signal.aborted || unanswered === 0) throw error;
      throw new RequestError('UNAVAILABLE', 'What the page shows was not answered in time.', 1);
    });
    const page = { html, state: escapeJson(state), listed, renderedAt, responses };
    const place = this.#again.has(path) ? this.#again : this.#once;
    place.set(path, page);
    return page;
  }
}

function sizeCalculation({ html, state }: PageContent): number {
  return html.length + state.length + 1;
}

function fingerprintOf(response: object): string {
  return createHash('sha1').update(JSON.stringify(response)).digest('base64');
}
