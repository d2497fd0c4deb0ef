import { callerKey } from '../../shared/caller-key.ts';
import { networkKey } from '../../shared/network-key.ts';
import type { Principal } from '../../shared/principal.ts';

/** Connections whose client has not said yet who it is. */
const MAX_UNKNOWN = 100;
const MAX_UNKNOWN_OF_NETWORK = 20;
/** Connections of one caller: a user, an API key, or the network of visitors. */
const MAX_OF_CALLER = 20;
/** Shoppers of one network, however many accounts or guest sessions they have. */
const MAX_SHOPPERS_OF_NETWORK = 60;
/**
 * Each connection costs memory. Staff and their programs have places of their own, which nobody else can
 * take.
 */
const MAX_OF_SHOPPERS = 700;
const MAX_OF_STAFF = 300;

/** A group that connections are counted in, and how many it may have. */
type Group = readonly [name: string, max: number];

/** Counts the connections of clients that subscribe, and says whether there is room for one more. */
export class SubscriberLimits {
  readonly #counts = new Map<string, number>();

  /**
   * Takes a place for a client that has not said who it is. @returns what gives it back; null when there is
   * none
   */
  enter(ip: string): (() => void) | null {
    return this.#enter([
      ['unknown', MAX_UNKNOWN],
      [`unknown ${networkKey(ip)}`, MAX_UNKNOWN_OF_NETWORK],
    ]);
  }

  /** Takes a place for a client that is known. @returns what gives it back; null when there is none */
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
