import { LRUCache } from 'lru-cache';
import { RequestError } from '../errors.ts';
import { message } from '../shared/messages/message.ts';
import { Credit } from './credit.ts';

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

/** A leaky bucket for each caller of the APIs: a user, an API key, or the client network of visitors (decision 0061). Each process has its own. */
export class CallerBudgets {
  readonly #callers = new LRUCache<string, Credit>({ max: MAX_CALLERS });

  /** `restoreRate` in points per second; `now` gives ms. */
  constructor(
    private readonly restoreRate: number,
    private readonly now: () => number,
  ) {}

  /** Takes the cost of a request. @throws RequestError RATE_LIMITED with the seconds until there is enough */
  spend(caller: string, cost: number): void {
    const credit = this.#creditOf(caller);
    const wait = credit.secondsUntil(cost, this.now());
    if (wait > 0) throw new RequestError('RATE_LIMITED', message('request.tooManyRequests'), wait);
    credit.spend(cost);
  }

  /** Gives back what a request did not cost after all. */
  giveBack(caller: string, cost: number): void {
    this.#creditOf(caller).spend(-cost);
  }

  stateOf(caller: string): BudgetState {
    const credit = this.#creditOf(caller);
    const { capacity, restoreRate } = credit;
    return { capacity, available: Math.floor(credit.available(this.now())), restoreRate };
  }

  #creditOf(caller: string): Credit {
    const known = this.#callers.get(caller);
    if (known) return known;
    const credit = new Credit(this.restoreRate, this.restoreRate * BURST_SECONDS, this.now());
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
