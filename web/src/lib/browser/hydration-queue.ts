import { createContext } from 'react';

/** In ms. After this time a part hydrates even if the browser is never idle. */
const MAX_WAIT_MS = 500;
/** Interactions with a part of the page, which must respond. */
const INTERACTION_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click', 'submit'];
/** Other events that show that a visitor is about to see more of the page. */
const VISIT_EVENTS = ['scroll', 'wheel', 'pointermove'];

/**
 * Decides when the parts of a server-rendered page hydrate. The initially visible parts hydrate one by one
 * from the top, each when the browser is idle. The others follow once the visitor does something, so that
 * visitors who leave at once don't pay for them. A part that is touched never waits.
 */
export class HydrationQueue {
  readonly #seen = new Map<string, PromiseWithResolvers<void>>();
  readonly #unseen = new Map<string, PromiseWithResolvers<void>>();
  readonly #started = new Set<string>();
  readonly #stop = new AbortController();
  #isVisited = false;
  #isTouched = false;
  #isTurnAwaited = false;
  #isCaughtUp = false;

  /**
   * Create the queue before React adds its own listeners to `page`, so that a touched part need not wait when
   * React asks.
   */
  constructor(page: EventTarget) {
    const options = { passive: true, signal: this.#stop.signal };
    for (const type of INTERACTION_EVENTS)
      page.addEventListener(type, this.#touch, { ...options, capture: true });
    // Without capture, to ignore sliders that scroll by themselves.
    for (const type of VISIT_EVENTS) page.addEventListener(type, this.#visit, { ...options, once: true });
  }

  /**
   * The promise that a part waits for before it hydrates; null if it need not wait. `isSeen`: visible without
   * scrolling or opening anything.
   */
  turnOf(part: string, isSeen: boolean): Promise<void> | null {
    if (this.#stop.signal.aborted || this.#isTouched || this.#started.has(part)) return null;
    const queue = isSeen || this.#isVisited ? this.#seen : this.#unseen;
    const turn = queue.get(part) ?? this.#unseen.get(part) ?? Promise.withResolvers<void>();
    queue.set(part, turn);
    this.#awaitTurn();
    return turn.promise;
  }

  /**
   * Whether the initially visible parts were allowed to hydrate. Until then, data that several of them show
   * must stay as the server rendered it, or they would contradict each other.
   */
  get isCaughtUp(): boolean {
    return this.#isCaughtUp || this.#stop.signal.aborted;
  }

  /** Lets one part hydrate. */
  release(part: string): void {
    this.#start(part, this.#seen.get(part) ?? this.#unseen.get(part));
  }

  /** Lets all parts hydrate. */
  open = (): void => {
    this.#stop.abort();
    for (const turn of [...this.#seen.values(), ...this.#unseen.values()]) turn.resolve();
    this.#seen.clear();
    this.#unseen.clear();
  };

  #visit = (): void => {
    this.#isVisited = true;
    for (const [part, turn] of this.#unseen) this.#seen.set(part, turn);
    this.#unseen.clear();
    this.#awaitTurn();
  };

  /** While React handles the event, it asks only about the parts that the event targets. */
  #touch = (): void => {
    this.#isTouched = true;
    setTimeout(() => (this.#isTouched = false));
    this.#visit();
  };

  #awaitTurn(): void {
    if (this.#isTurnAwaited || this.#seen.size === 0) return;
    this.#isTurnAwaited = true;
    whenIdle(() => {
      this.#isTurnAwaited = false;
      const [next] = this.#seen;
      if (!next) return;
      this.#start(...next);
      this.#isCaughtUp ||= this.#seen.size === 0;
      this.#awaitTurn();
    });
  }

  #start(part: string, turn: PromiseWithResolvers<void> | undefined): void {
    this.#seen.delete(part);
    this.#unseen.delete(part);
    this.#started.add(part);
    turn?.resolve();
  }
}

/** Safari has no requestIdleCallback. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: MAX_WAIT_MS });
  else setTimeout(task);
}

/** The queue of the hydrating page; null on the server, and where only the browser renders. */
export const PageHydration = createContext<HydrationQueue | null>(null);
