import { LRUCache } from 'lru-cache';
import { RequestError } from '../errors.ts';
import { networkKey } from '../modules/auth/rate-limits/network-key.ts';

/** How much expensive work is taken on; times in ms of the one thread that everybody shares. */
export interface WorkRules {
  /** What one client network may use per second. */
  perNetwork: number;
  /** What all of them together may. */
  total: number;
  /** How many pieces run at once, and how many may wait: in all, and of one network. */
  width: number;
  queue: number;
  queuePerNetwork: number;
}

/** What nobody used in this many seconds can be used at once, as a visitor does who arrives; whoever attacks uses it all. */
const BURST_SECONDS = 1.5;
/** More would only be remembered for attackers, who can have as many networks as they like. */
const MAX_NETWORKS = 10_000;
/** When to try again what there is no room for just now, in seconds. */
const RETRY_AFTER = 2;

/** The rules of a shop where a network may use so many ms per second: two and a half of them can't take all of a thread. */
export function workRules(perNetwork: number): WorkRules {
  return { perNetwork, total: perNetwork * 2.5, width: 2, queue: 16, queuePerNetwork: 4 };
}

/**
 * Stands in front of what costs the thread many milliseconds: drawing a page, reading an unknown document, searching.
 * Each network has credit that comes back with time; who has none is refused before the work begins, and so is
 * everybody while the shop is overloaded.
 */
export class WorkLimit {
  readonly #rules: WorkRules;
  readonly #isOverloaded: () => boolean;
  readonly #now: () => number;
  readonly #total: Credit;
  readonly #networks = new LRUCache<string, Credit>({ max: MAX_NETWORKS });
  readonly #waiting: { network: string; begin: () => void }[] = [];
  #running = 0;

  constructor(rules: WorkRules, isOverloaded: () => boolean, now: () => number) {
    this.#rules = rules;
    this.#isOverloaded = isOverloaded;
    this.#now = now;
    this.#total = new Credit(rules.total, now());
  }

  /** Whether work is refused at all, so that what is remembered must do. */
  get isOverloaded(): boolean {
    return this.#isOverloaded();
  }

  /**
   * Takes `cost` (ms) from the credit of the network that `ip` belongs to.
   * @throws WorkRefused RATE_LIMITED when the network has none left, UNAVAILABLE when there is none for anybody
   */
  charge(ip: string, cost: number): void {
    this.#charge(networkKey(ip), cost);
  }

  /**
   * Charges and waits for a place. @returns what gives the place back, to be called once
   * @throws WorkRefused as `charge` does, and when too many are waiting
   */
  async enter(ip: string, cost: number): Promise<() => void> {
    const network = networkKey(ip);
    const isFull = this.#running >= this.#rules.width;
    if (isFull) {
      const own = this.#waiting.filter((one) => one.network === network).length;
      if (own >= this.#rules.queuePerNetwork) throw tooMuch(RETRY_AFTER);
      if (this.#waiting.length >= this.#rules.queue) throw tooBusy();
    }
    this.#charge(network, cost);
    if (isFull) await new Promise<void>((begin) => this.#waiting.push({ network, begin }));
    else this.#running += 1;
    return () => this.#leave();
  }

  /** Runs `task` in a place of its own. @throws WorkRefused as `enter` does, or what the task throws */
  async run<Result>(ip: string, cost: number, task: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(ip, cost);
    try {
      return await task();
    } finally {
      leave();
    }
  }

  #charge(network: string, cost: number): void {
    if (this.#isOverloaded()) throw tooBusy();
    const now = this.#now();
    const credit = this.#networks.get(network) ?? new Credit(this.#rules.perNetwork, now);
    this.#networks.set(network, credit);
    const wait = credit.secondsUntilSome(now);
    if (wait > 0) throw tooMuch(wait);
    if (this.#total.secondsUntilSome(now) > 0) throw tooBusy();
    credit.spend(cost);
    this.#total.spend(cost);
  }

  /** A place goes to whoever has waited longest, so that nobody who comes later slips in between. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next.begin();
    else this.#running -= 1;
  }
}

/** Milliseconds of work that may be done; they come back with time. One piece may cost more than there are. */
class Credit {
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, now: number) {
    this.#perSecond = perSecond;
    this.#left = perSecond * BURST_SECONDS;
    this.#at = now;
  }

  /** Whole seconds until there is any; 0 when there is. */
  secondsUntilSome(now: number): number {
    // A clock that is put back takes nothing away.
    const earned = (Math.max(0, now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#perSecond * BURST_SECONDS, this.#left + earned);
    this.#at = now;
    return this.#left > 0 ? 0 : Math.max(1, Math.ceil(-this.#left / this.#perSecond));
  }

  spend(cost: number): void {
    this.#left -= cost;
  }
}

/** There is no room for the work; unlike other reasons not to answer, it says nothing of what was asked for. */
export class WorkRefused extends RequestError {}

function tooMuch(retryAfter: number): WorkRefused {
  return new WorkRefused('RATE_LIMITED', 'Too many requests. Please try again in a moment.', retryAfter);
}

function tooBusy(): WorkRefused {
  return new WorkRefused('UNAVAILABLE', 'Too busy. Please try again in a moment.', RETRY_AFTER);
}
