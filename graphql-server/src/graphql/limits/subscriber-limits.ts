import { callerKey } from '../../shared/caller-key.ts';
import { networkKey } from '../../shared/network-key.ts';
import type { Principal } from '../../shared/principal.ts';

/** Connections whose client has not authenticated yet. */
const MAX_UNKNOWN = 100;
const MAX_UNKNOWN_OF_NETWORK = 20;
/** Connections of one caller: a user, an API key, or the visitors of one network. */
const MAX_OF_CALLER = 20;
/** Shoppers of one network, however many accounts or guest sessions they have. */
const MAX_SHOPPERS_OF_NETWORK = 60;
/** Each connection costs memory. Staff and their programs have separate slots that no one else can take. */
const MAX_OF_SHOPPERS = 700;
const MAX_OF_STAFF = 300;

/** A group of connections, and its maximum. */
type Group = readonly [name: string, max: number];

/** Counts subscribers' connections and decides whether there is room for another. */
export class SubscriberLimits {
  readonly #counts = new Map<string, number>();

  /**
   * Takes a slot for a client that has not authenticated. @returns a function that frees it; null when none
   * is free
   */
  enter(ip: string): (() => void) | null {
    return this.#enter([
      ['unknown', MAX_UNKNOWN],
      [`unknown ${networkKey(ip)}`, MAX_UNKNOWN_OF_NETWORK],
    ]);
  }

  /** Takes a slot for a known client. @returns a function that frees it; null when none is free */
  enterAs(principal: Principal, ip: string): (() => void) | null {
    const caller: Group = [callerKey(principal, ip), MAX_OF_CALLER];
    if (principal.kind === 'STAFF' || principal.kind === 'API_KEY') {
      return this.#enter([caller, ['staff', MAX_OF_STAFF]]);
    }
    return this.#enter([
      caller,
      [`shoppers ${networkKey(ip)}`, MAX_SHOPPERS_OF_NETWORK],
      ['shoppers', MAX_OF_SHOPPERS],
    ]);
  }

  #enter(groups: readonly Group[]): (() => void) | null {
    const countOf = (name: string) => this.#counts.get(name) ?? 0;
    if (groups.some(([name, max]) => countOf(name) >= max)) return null;
    for (const [name] of groups) this.#counts.set(name, countOf(name) + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      for (const [name] of groups) {
        const left = countOf(name) - 1;
        if (left > 0) this.#counts.set(name, left);
        else this.#counts.delete(name);
      }
    };
  }
}
