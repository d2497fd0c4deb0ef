import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { RequestError, waitTime } from '../../errors.ts';
import { Credit } from './credit.ts';
import { networkKey } from '../../shared/network-key.ts';
import { message } from '../../shared/messages/message.ts';

/** How much expensive work is accepted, in ms of CPU time on the single shared thread. */
export interface WorkRules {
  /** Per client network and second. */
  perNetwork: number;
  /** For all networks together, per second. */
  total: number;
  /** How many tasks run at once, and how many may wait: in total and per network. */
  width: number;
  queue: number;
  queuePerNetwork: number;
}

/** The maximum credit in seconds. A new visitor starts with it; attackers use all of it. */
const BURST_SECONDS = 1.5;
/** More entries would only serve attackers, who can use any number of networks. */
const MAX_NETWORKS = 10_000;
/** The smallest positive credit, in ms. */
const SOME = Number.EPSILON;
/** When to retry work that there is no capacity for, in seconds. */
const RETRY_AFTER = 2;
/**
 * When no slot has become free for this long, the running tasks are stuck, for example because the database
 * is down.
 */
const MAX_WAIT_MS = 1200;
/** How long a network without other work may wait, and how often it checks whether it may start. */
const MAX_WAIT_ALONE_MS = 30_000;
const CHECK_INTERVAL_MS = 100;
const MAX_WAITING_NETWORKS = 200;

/**
 * The rules of a shop where a network may use this many ms per second. The total is two and a half networks'
 * worth, so that a whole thread is never used up.
 */
export function workRules(perNetwork: number): WorkRules {
  return { perNetwork, total: perNetwork * 2.5, width: 2, queue: 16, queuePerNetwork: 4 };
}

/** The thread's CPU time so far, in ms; it does not grow while other processes run. */
export function threadCpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Limits work that blocks the thread for many milliseconds: rendering a page, parsing an unknown document,
 * searching. Each network has a credit that refills over time. A network without credit is rejected before
 * the work begins, and so is every network while the shop is overloaded. A network that requests one thing at
 * a time, as a search engine does, waits instead.
 */
export class WorkLimit {
  readonly #rules: WorkRules;
  readonly #isOverloaded: () => boolean;
  readonly #now: () => number;
  readonly #total: Credit;
  readonly #networks = new LRUCache<string, Credit>({ max: MAX_NETWORKS });
  readonly #waiting: { network: string; begin: () => void }[] = [];
  /** The number of running or waiting tasks per network. */
  readonly #inHand = new Map<string, number>();
  readonly #cpuTime: () => number;
  #running = 0;
  /** When a slot last became free. */
  #freedAt = 0;
  #waitingNetworks = 0;

  constructor(
    rules: WorkRules,
    isOverloaded: () => boolean,
    now: () => number,
    cpuTime: () => number = threadCpuTime,
  ) {
    this.#rules = rules;
    this.#isOverloaded = isOverloaded;
    this.#now = now;
    this.#cpuTime = cpuTime;
    this.#total = new Credit(rules.total, rules.total * BURST_SECONDS, now());
  }

  /** Whether all work is rejected, so that only cached content is available. */
  get isOverloaded(): boolean {
    return this.#isOverloaded();
  }

  /**
   * Charges `cost` (ms) to the network of `ip`. A network without other work waits for credit.
   * @throws WorkRejectedError RATE_LIMITED when the network's credit is used up, UNAVAILABLE when the total
   * is
   */
  async charge(ip: string, cost: number): Promise<void> {
    const network = networkKey(ip);
    const wait = this.#waitFor(network);
    const end = this.#begin(network);
    try {
      if (wait) await wait;
    } finally {
      end();
    }
    this.#spend(network, cost);
  }

  /**
   * Charges and waits for a free slot, and for credit unless `mayWait` is false. @returns a function that
   * frees the slot; call it once
   * @throws WorkRejectedError as `charge` does, and when too many are waiting
   */
  async enter(ip: string, cost: number, { mayWait = true } = {}): Promise<() => void> {
    const network = networkKey(ip);
    const isAlone = mayWait && !this.#inHand.has(network);
    const maxWaiting = isAlone ? MAX_WAITING_NETWORKS : this.#rules.queue;
    const own = this.#waiting.filter((one) => one.network === network).length;
    if (this.#isFull && own >= this.#rules.queuePerNetwork) throw tooMuch(RETRY_AFTER);
    if (this.#isFull && this.#waiting.length >= maxWaiting) throw tooBusy();
    const wait = this.#waitFor(network, mayWait);
    const end = this.#begin(network);
    try {
      if (wait) await wait;
      this.#spend(network, cost);
      if (this.#isFull) await this.#turn(network, isAlone ? MAX_WAIT_ALONE_MS : MAX_WAIT_MS);
      else this.#running += 1;
    } catch (error) {
      end();
      throw error;
    }
    return () => {
      end();
      this.#leave();
    };
  }

  /** Refunds what a task did not cost, in ms. */
  giveBack(ip: string, cost: number): void {
    this.#networks.get(networkKey(ip))?.spend(-cost);
    this.#total.spend(-cost);
  }

  /**
   * Runs `task` in its own slot and refunds the part of `cost` that it did not use on the thread; waiting
   * costs nothing.
   * @throws WorkRejectedError as `enter` does, or the task's error
   */
  async run<Result>(
    ip: string,
    cost: number,
    task: () => Promise<Result>,
    options: { mayWait?: boolean } = {},
  ): Promise<Result> {
    const leave = await this.enter(ip, cost, options);
    const before = this.#cpuTime();
    try {
      return await task();
    } finally {
      leave();
      this.giveBack(ip, Math.max(0, cost - (this.#cpuTime() - before)));
    }
  }

  get #isFull(): boolean {
    return this.#running >= this.#rules.width;
  }

  /** Counts a task of the network until the returned function is called. */
  #begin(network: string): () => void {
    this.#inHand.set(network, (this.#inHand.get(network) ?? 0) + 1);
    return () => {
      const left = (this.#inHand.get(network) ?? 1) - 1;
      if (left > 0) this.#inHand.set(network, left);
      else this.#inHand.delete(network);
    };
  }

  /** Null when the network may start at once. The promise rejects for a network that may not wait. */
  #waitFor(network: string, mayWait = true): Promise<void> | null {
    const rejection = this.#rejectionOf(network);
    if (!rejection) return null;
    const isAlone = !this.#inHand.has(network) && this.#waitingNetworks < MAX_WAITING_NETWORKS;
    return mayWait && isAlone ? this.#untilAdmitted(network) : Promise.reject(rejection);
  }

  async #untilAdmitted(network: string): Promise<void> {
    const deadline = this.#now() + MAX_WAIT_ALONE_MS;
    this.#waitingNetworks += 1;
    try {
      for (;;) {
        await pause(CHECK_INTERVAL_MS);
        const rejection = this.#rejectionOf(network);
        if (!rejection) return;
        if (this.#now() >= deadline) throw rejection;
      }
    } finally {
      this.#waitingNetworks -= 1;
    }
  }

  #spend(network: string, cost: number): void {
    this.#creditOf(network).spend(cost);
    this.#total.spend(cost);
  }

  /**
   * Waits for a slot: at most `maxWaitMs`, and no longer than MAX_WAIT_MS once slots stop becoming free.
   * @throws WorkRejectedError UNAVAILABLE
   */
  #turn(network: string, maxWaitMs: number): Promise<void> {
    const deadline = this.#now() + maxWaitMs;
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout;
      const waiting = {
        network,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const giveUp = () => {
        const end = Math.min(deadline, this.#freedAt + MAX_WAIT_MS);
        if (this.#now() < end) {
          timer = setTimeout(giveUp, end - this.#now());
          return;
        }
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(tooBusy());
      };
      timer = setTimeout(giveUp, MAX_WAIT_MS);
      this.#waiting.push(waiting);
    });
  }

  /** Why a network may not start work now; null when it may. A single task may cost more than the credit. */
  #rejectionOf(network: string): WorkRejectedError | null {
    if (this.#isOverloaded()) return tooBusy();
    const now = this.#now();
    const wait = this.#creditOf(network).secondsUntil(SOME, now);
    if (wait > 0) return tooMuch(wait);
    return this.#total.secondsUntil(SOME, now) > 0 ? tooBusy() : null;
  }

  #creditOf(network: string): Credit {
    const { perNetwork } = this.#rules;
    const credit =
      this.#networks.get(network) ?? new Credit(perNetwork, perNetwork * BURST_SECONDS, this.#now());
    this.#networks.set(network, credit);
    return credit;
  }

  /** Passes the slot to the task that has waited longest, so that no later task overtakes it. */
  #leave(): void {
    this.#freedAt = this.#now();
    const next = this.#waiting.shift();
    if (next) next.begin();
    else this.#running -= 1;
  }
}

/** There is no capacity for the work; unlike other errors, it says nothing about what was requested. */
export class WorkRejectedError extends RequestError {}

function tooMuch(retryAfter: number): WorkRejectedError {
  const reason = message('request.tooManyRequests', { wait: waitTime(retryAfter) });
  return new WorkRejectedError('RATE_LIMITED', reason, retryAfter);
}

function tooBusy(): WorkRejectedError {
  return new WorkRejectedError('UNAVAILABLE', message('request.tooBusy'), RETRY_AFTER);
}
