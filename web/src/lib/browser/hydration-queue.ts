import { createContext } from 'react';

/** After this time a part has its turn also in a browser that is never idle; in ms. */
const MAX_WAIT_MS = 500;
/** What a visitor does to a part of the page, which has to answer. */
const INTERACTION_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click', 'submit'];
/** What else shows that there is a visitor, who is about to see more of the page. */
const VISIT_EVENTS = ['scroll', 'wheel', 'pointermove'];

/**
 * Says when the parts of a server-rendered page hydrate. Those that are seen at first have their turn one
 * after the other, from the top, each when the browser has nothing else to do. The others join them once
 * there is a visitor: one who leaves at once has not paid for them. What is touched never waits.
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
   * `page` must get its listeners before React does, so that a part which is touched need not wait when React
   * asks.
   */
  constructor(page: EventTarget) {
    const options = { passive: true, signal: this.#stop.signal };
    for (const type of INTERACTION_EVENTS)
      page.addEventListener(type, this.#touch, { ...options, capture: true });
    // Without capture, so that no slider counts that scrolls by itself.
    for (const type of VISIT_EVENTS) page.addEventListener(type, this.#visit, { ...options, once: true });
  }

  /**
   * What a part has to wait for before it hydrates; null when it is its turn. `isSeen`: without scrolling or
   * opening anything.
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
   * Whether the parts that are seen at first have had their turn. Until then what several of them show must
   * stay as the server rendered it, or they contradict each other.
   */
  get isCaughtUp(): boolean {
    return this.#isCaughtUp || this.#stop.signal.aborted;
  }

  /** Ends the waiting of one part. */
  release(part: string): void {
    this.#start(part, this.#seen.get(part) ?? this.#unseen.get(part));
  }

  /** Ends the waiting of all parts. */
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

  /** While React handles the event, it asks only for the parts that the event is about. */
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

/** Safari does not tell when it is idle. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: MAX_WAIT_MS });
  else setTimeout(task);
}

/** The queue of the page that is being hydrated; null on the server, and where only the browser renders. */
export const PageHydration = createContext<HydrationQueue | null>(null);
