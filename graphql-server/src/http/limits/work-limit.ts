import { LRUCache } from 'lru-cache';
import { RequestError } from '../../errors.ts';
import { Credit } from './credit.ts';
import { networkKey } from '../../shared/network-key.ts';
import { message } from '../../shared/messages/message.ts';

/** How much expensive work is accepted; in ms of CPU time on the one shared thread. */
export interface WorkRules {
  /** Per client network and second. */
  perNetwork: number;
  /** For all networks together, per second. */
  total: number;
  /** How many tasks run at once, and how many may wait: in total, and per network. */
  width: number;
  queue: number;
  queuePerNetwork: number;
}

/**
 * Credit of up to this many seconds can be saved up and used at once, as a new visitor does; an attacker uses all of
 * it.
 */
const BURST_SECONDS = 1.5;
/** Further entries would only serve attackers, who can use as many networks as they like. */
const MAX_NETWORKS = 10_000;
/** As little as there can be of credit, in ms. */
const SOME = Number.EPSILON;
/** When to retry work that there is no capacity for, in seconds. */
const RETRY_AFTER = 2;
/** Whoever waits for a slot longer than this, in ms, waits for tasks that wait themselves, as for a database that is away. */
const MAX_WAIT = 1200;

/**
 * The rules of a shop where a network may use this many ms per second: the total is two and a half networks' worth, so
 * that a whole thread is never used up.
 */
export function workRules(perNetwork: number): WorkRules {
  return { perNetwork, total: perNetwork * 2.5, width: 2, queue: 16, queuePerNetwork: 4 };
}

/**
 * Limits work that blocks the thread for many milliseconds: rendering a page, parsing an unknown document, searching.
 * Each network has credit that is refilled over time; a network without credit is rejected before the work begins, and
 * so is every network while the shop is overloaded.
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
    this.#total = new Credit(rules.total, rules.total * BURST_SECONDS, now());
  }

  /** Whether all work is rejected, so that only the cache can be used. */
  get isOverloaded(): boolean {
    return this.#isOverloaded();
  }

  /**
   * Takes `cost` (ms) from the credit of the network that `ip` belongs to.
   * @throws WorkRejectedError RATE_LIMITED when the network has none left, UNAVAILABLE when the total is used up
   */
  charge(ip: string, cost: number): void {
    this.#charge(networkKey(ip), cost);
  }

  /**
   * Charges and waits for a free slot. @returns a function that frees the slot, to be called once
   * @throws WorkRejectedError as `charge` does, and when too many are waiting
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
    if (isFull) await this.#turn(network);
    else this.#running += 1;
    return () => this.#leave();
  }

  /** Gives back what a task did not cost after all, in ms. */
  giveBack(ip: string, cost: number): void {
    this.#networks.get(networkKey(ip))?.spend(-cost);
    this.#total.spend(-cost);
  }

  /** Runs `task` in its own slot. @throws WorkRejectedError as `enter` does, or what the task throws */
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
    const { perNetwork } = this.#rules;
    const credit = this.#networks.get(network) ?? new Credit(perNetwork, perNetwork * BURST_SECONDS, now);
    this.#networks.set(network, credit);
    // A single task may cost more than the credit.
    const wait = credit.secondsUntil(SOME, now);
    if (wait > 0) throw tooMuch(wait);
    if (this.#total.secondsUntil(SOME, now) > 0) throw tooBusy();
    credit.spend(cost);
    this.#total.spend(cost);
  }

  /** @throws WorkRejectedError UNAVAILABLE */
  #turn(network: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = {
        network,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(tooBusy());
      }, MAX_WAIT);
      this.#waiting.push(waiting);
    });
  }

  /** The slot goes to the task that has waited longest, so that no later one can overtake it. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next.begin();
    else this.#running -= 1;
  }
}

/** There is no capacity for the work; unlike other errors, it says nothing about what was requested. */
export class WorkRejectedError extends RequestError {}

function tooMuch(retryAfter: number): WorkRejectedError {
  return new WorkRejectedError('RATE_LIMITED', message('request.tooManyRequests'), retryAfter);
}

function tooBusy(): WorkRejectedError {
  return new WorkRejectedError('UNAVAILABLE', message('request.tooBusy'), RETRY_AFTER);
}
