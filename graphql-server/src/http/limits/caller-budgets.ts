import { LRUCache } from 'lru-cache';
import { RequestError, waitTime } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { Credit } from './credit.ts';
import type { SharedSpending } from './shared-spending.ts';

/** How many seconds' worth of cost can be saved up and used at once. */
const BURST_SECONDS = 10;
/** Further entries would only serve attackers, who can come from as many networks as they like. */
const MAX_CALLERS = 10_000;

/** What a caller may spend, in points of cost: about a microsecond of computing each. */
export interface BudgetState {
  capacity: number;
  available: number;
  /** Per second. */
  restoreRate: number;
}

/**
 * A leaky bucket for each caller of the APIs: a user, an API key, or the client network of visitors (decision
 * 0061). Processes that share a database settle every second what each has let callers spend. So n of them
 * together let a caller spend its budget, and beyond that only what it spends within a second: at most n
 * budgets at once, which are then owed.
 */
export class CallerBudgets {
  readonly #callers = new LRUCache<string, Credit>({ max: MAX_CALLERS });
  #unsettled = new Map<string, number>();

  /** `restoreRate` in points per second; `now` gives ms; without `shared`, this process is the only one. */
  constructor(
    private readonly restoreRate: number,
    private readonly now: () => number,
    private readonly shared: SharedSpending | null = null,
  ) {}

  /** Takes the cost of a request. @throws RequestError RATE_LIMITED with the seconds until there is enough */
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

  /** Gives back what a request did not cost after all. */
  giveBack(caller: string, cost: number): void {
    this.#creditOf(caller).spend(-cost);
    this.#note(caller, -cost);
  }

  stateOf(caller: string): BudgetState {
    const credit = this.#creditOf(caller);
    const { capacity, restoreRate } = credit;
    return { capacity, available: Math.floor(credit.available(this.now())), restoreRate };
  }

  /** Tells the other processes what callers have spent here, and hears what is left to them. */
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
    const known = this.#callers.get(caller);
    if (known) return known;
    const { restoreRate, capacity } = this.#rule;
    const credit = new Credit(restoreRate, capacity, this.now());
    this.#callers.set(caller, credit);
    return credit;
  }
}

/** What a caller may spend as the fields of draft-ietf-httpapi-ratelimit-headers. */
export function budgetHeaders({ capacity, available, restoreRate }: BudgetState): Record<string, string> {
  return {
    'ratelimit-policy': `"cost";q=${capacity};w=${capacity / restoreRate}`,
    ratelimit: `"cost";r=${Math.max(0, available)}`,
  };
}
