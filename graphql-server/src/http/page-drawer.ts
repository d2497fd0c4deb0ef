import { createHash } from 'node:crypto';
import { AccessError } from '../errors.ts';
import type { Clock } from '../shared/clock.ts';
import type { DrawPage } from './draw-page.ts';
import { isUnavailable } from './is-unavailable.ts';
import { type ListedProduct, listedProducts } from './listed-products.ts';
import { escapeJson } from './page-head.ts';
import type { RunOperation, TextOperation } from './run-operation.ts';

/** How long a drawing may take, in ms; the browser draws what takes longer. */
const PATIENCE = 1500;
/** A page shows its own time, by which the countdowns stand; in ms. */
const MAX_AGE = 60_000;
/** A drawing takes the processor for itself, and there are other requests. */
const MAX_AT_ONCE = 4;
/** About 200 kB each. */
const MAX_REMEMBERED = 100;

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
 * each time, and the page is drawn again only when an answer differs.
 */
export class PageDrawer {
  readonly #draw: DrawPage;
  readonly #run: RunOperation;
  readonly #clock: Clock;
  /** The one that was used last comes last. */
  readonly #remembered = new Map<string, RememberedPage>();
  readonly #underWay = new Map<string, Promise<RememberedPage>>();

  constructor(draw: DrawPage, run: RunOperation, clock: Clock) {
    this.#draw = draw;
    this.#run = run;
    this.#clock = clock;
  }

  /** The page at an address (path and search); null while too many others are being drawn. @throws when it fails */
  async page(address: string): Promise<DrawnContent | null> {
    const known = this.#remembered.get(address);
    if (known && (await this.#isCurrent(known))) {
      this.#remember(address, known);
      return known;
    }
    const underWay = this.#underWay.get(address);
    if (underWay) return underWay;
    if (this.#underWay.size >= MAX_AT_ONCE) return null;
    const drawing = this.#drawAnew(address).finally(() => this.#underWay.delete(address));
    this.#underWay.set(address, drawing);
    return drawing;
  }

  async #isCurrent({ drawnAt, answers }: RememberedPage): Promise<boolean> {
    if (this.#clock().getTime() - drawnAt > MAX_AGE) return false;
    const isSame = await Promise.all(
      answers.map(async ({ operation, fingerprint }) => {
        const answer = await this.#run(operation);
        const unavailable = answer.errors?.find(isUnavailable);
        // To draw the page anew would ask the same in vain.
        if (unavailable) throw new AccessError('UNAVAILABLE', unavailable.message, 1);
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
      throw new AccessError('UNAVAILABLE', 'What the page shows was not answered in time.', 1);
    });
    const page = { html, state: escapeJson(state), listed, drawnAt, answers };
    this.#remember(address, page);
    return page;
  }

  #remember(address: string, page: RememberedPage): void {
    this.#remembered.delete(address);
    this.#remembered.set(address, page);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MAX_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest);
  }
}

function fingerprintOf(answer: object): string {
  return createHash('sha1').update(JSON.stringify(answer)).digest('base64');
}
