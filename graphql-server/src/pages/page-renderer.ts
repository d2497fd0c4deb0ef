import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RequestError } from '../errors.ts';
import type { Clock } from '../shared/clock.ts';
import type { DrawPage } from './render-page.ts';
import { isUnavailable } from '../http/is-unavailable.ts';
import { type ListedProduct, listedProducts } from './listed-products.ts';
import { escapeJson } from './page-head.ts';
import type { RunOperation, TextOperation } from '../graphql/run-operation.ts';
import { type WorkLimit, WorkRefused } from '../http/work-limit.ts';

/** How long a drawing may take, in ms; the browser draws what takes longer. */
const PATIENCE = 1500;
/** A page shows its own time, by which the countdowns stand; in ms. */
const MAX_AGE = 60_000;
/** A drawing takes the processor for itself, and there are other requests. */
const MAX_AT_ONCE = 4;
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
export interface DrawnContent extends PageContent {
  listed: readonly ListedProduct[];
}

interface RememberedPage extends DrawnContent {
  drawnAt: number;
  /** What the page asked for, with the fingerprint of each answer. */
  answers: readonly { operation: TextOperation; fingerprint: string }[];
}

/**
 * Draws pages and remembers them. A drawing takes ten times as long as the queries that it shows, so these are asked
 * each time, and the page is drawn again only when an answer differs. While there is no room for work, a page is sent as it is
 * remembered.
 */
export class PageDrawer {
  readonly #draw: DrawPage;
  readonly #run: RunOperation;
  readonly #clock: Clock;
  readonly #work: WorkLimit;
  readonly #once = new LRUCache<string, RememberedPage>({ ...REMEMBERED_ONCE, sizeCalculation });
  readonly #again = new LRUCache<string, RememberedPage>({ ...REMEMBERED_AGAIN, sizeCalculation });
  readonly #underWay = new Map<string, Promise<RememberedPage>>();

  constructor(draw: DrawPage, run: RunOperation, clock: Clock, work: WorkLimit) {
    this.#draw = draw;
    this.#run = run;
    this.#clock = clock;
    this.#work = work;
  }

  /**
   * The page at an address (path and search) for somebody at `ip`; null while too many others are being drawn.
   * @throws WorkRefused when there is no room for the work and nothing is remembered, or what went wrong with the drawing
   */
  async page(address: string, ip: string): Promise<DrawnContent | null> {
    const known = this.#again.get(address) ?? this.#once.get(address);
    if (known && (await this.#isGoodEnough(known))) {
      this.#once.delete(address);
      this.#again.set(address, known);
      return known;
    }
    const underWay = this.#underWay.get(address);
    if (underWay) return underWay;
    if (this.#underWay.size >= MAX_AT_ONCE) return this.#stale(known);
    const drawing = this.#work
      .run(ip, COST, () => this.#drawAnew(address))
      .finally(() => this.#underWay.delete(address));
    this.#underWay.set(address, drawing);
    return drawing.catch((error: unknown) => {
      const stale = error instanceof WorkRefused ? this.#stale(known) : null;
      if (stale) return stale;
      throw error;
    });
  }

  #isGoodEnough(known: RememberedPage): Promise<boolean> | boolean {
    return this.#work.isOverloaded ? this.#stale(known) !== null : this.#isCurrent(known);
  }

  /** A page that is better than none. */
  #stale(known: RememberedPage | undefined): RememberedPage | null {
    return known && this.#clock().getTime() - known.drawnAt <= MAX_STALE_AGE ? known : null;
  }

  async #isCurrent({ drawnAt, answers }: RememberedPage): Promise<boolean> {
    if (this.#clock().getTime() - drawnAt > MAX_AGE) return false;
    const isSame = await Promise.all(
      answers.map(async ({ operation, fingerprint }) => {
        const answer = await this.#run(operation);
        const unavailable = answer.errors?.find(isUnavailable);
        // To draw the page anew would ask the same in vain.
        if (unavailable) throw new RequestError('UNAVAILABLE', unavailable.message, 1);
        return fingerprintOf(answer) === fingerprint;
      }),
    );
    return isSame.every(Boolean);
  }

  async #drawAnew(address: string): Promise<RememberedPage> {
    const answers: RememberedPage['answers'][number][] = [];
    const listed: ListedProduct[] = [];
    const drawnAt = this.#clock().getTime();
    const signal = AbortSignal.timeout(PATIENCE);
    let unanswered = 0;
    const run: RunOperation = async (operation) => {
      unanswered += 1;
      const answer = await this.#run(operation);
      unanswered -= 1;
      answers.push({ operation, fingerprint: fingerprintOf(answer) });
      listed.push(...listedProducts(answer));
      return answer;
    };
    const { html, state } = await this.#draw({ address, drawnAt, signal, run }).catch((error: unknown) => {
      if (!signal.aborted || unanswered === 0) throw error;
      throw new RequestError('UNAVAILABLE', 'What the page shows was not answered in time.', 1);
    });
    const page = { html, state: escapeJson(state), listed, drawnAt, answers };
    const place = this.#again.has(address) ? this.#again : this.#once;
    place.set(address, page);
    return page;
  }
}

function sizeCalculation({ html, state }: PageContent): number {
  return html.length + state.length + 1;
}

function fingerprintOf(answer: object): string {
  return createHash('sha1').update(JSON.stringify(answer)).digest('base64');
}
