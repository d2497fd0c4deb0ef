import { LRUCache } from 'lru-cache';
import { RequestError, waitTime } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { Credit } from './credit.ts';
import type { SharedSpending } from './shared-spending.ts';

/** The capacity of a budget, in seconds of its restore rate. */
const BURST_SECONDS = 10;
/** More entries would only serve attackers, who can use any number of networks. */
const MAX_CALLERS = 10_000;

/** A caller's budget, in cost points: about 1 µs of computing each. */
export interface BudgetState {
  capacity: number;
  available: number;
  /** Per second. */
  restoreRate: number;
}

/**
 * A leaky bucket per API caller: a user, an API key, or the visitors of a client network (decision 0061).
 * Processes that share a database settle their callers' spending every second. So n processes together let a
 * caller spend the budget plus what it spends within that second: at most n budgets at once, and the caller
 * then owes the excess.
 */
export class CallerBudgets {
  readonly #callers = new LRUCache<string, Credit>({ max: MAX_CALLERS });
  #unsettled = new Map<string, number>();

  /** `restoreRate` in points per second; `now` in ms; without `shared`, this is the only process. */
  constructor(
    private readonly restoreRate: number,
    private readonly now: () => number,
    private readonly shared: SharedSpending | null = null,
  ) {}

  /** Charges a request. @throws RequestError RATE_LIMITED with the seconds until the budget suffices */
  spend(caller: string, cost: number): void {
    const credit = this.#creditOf(caller);
    const wait = credit.secondsUntil(cost, this.now());
    if (wait > 0) {
      const reason = message('request.tooManyRequests', { wait: waitTime(wait) });
      throw new RequestError('RATE_LIMITED', reason, wait);
    }
    credit.spend(cost);
    this.#note(caller, cost);
  }

  /** Refunds what a request did not cost. */
  giveBack(caller: string, cost: number): void {
    this.#creditOf(caller).spend(-cost);
    this.#note(caller, -cost);
  }

  stateOf(caller: string): BudgetState {
    const credit = this.#creditOf(caller);
    const { capacity, restoreRate } = credit;
    return { capacity, available: Math.floor(credit.available(this.now())), restoreRate };
  }

  /** Shares this process's spending with the others, and reads what callers have left. */
  async settle(): Promise<void> {
    if (!this.shared || this.#unsettled.size === 0) return;
    const spent = this.#unsettled;
    this.#unsettled = new Map();
    try {
      const left = await this.shared.settle(spent, this.#rule);
      for (const [caller, available] of left) {
        const since = this.#unsettled.get(caller) ?? 0;
        this.#creditOf(caller).set(available - since, this.now());
      }
    } catch (error) {
      for (const [caller, cost] of spent) this.#note(caller, cost);
      throw error;
    }
  }

  get #rule() {
    return { capacity: this.restoreRate * BURST_SECONDS, restoreRate: this.restoreRate };
  }

  #note(caller: string, cost: number): void {
    if (!this.shared) return;
    const before = this.#unsettled.get(caller);
    if (before === undefined && this.#unsettled.size >= MAX_CALLERS) return;
    this.#unsettled.set(caller, (before ?? 0) + cost);
  }

  #creditOf(caller: string): Credit {
    const existingCredit = this.#callers.get(caller);
    if (existingCredit) return existingCredit;
    const { restoreRate, capacity } = this.#rule;
    const credit = new Credit(restoreRate, capacity, this.now());
    this.#callers.set(caller, credit);
    return credit;
  }
}

/** The caller's budget as header fields of draft-ietf-httpapi-ratelimit-headers. */
export function budgetHeaders({ capacity, available, restoreRate }: BudgetState): Record<string, string> {
  return {
    'ratelimit-policy': `"cost";q=${capacity};w=${capacity / restoreRate}`,
    ratelimit: `"cost";r=${Math.max(0, available)}`,
  };
}
