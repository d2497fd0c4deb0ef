import { networkKey } from '../shared/network-key.ts';

/** Connections per process: each costs memory. Those of visitors leave room for whoever has signed in. */
const MAX_CONNECTIONS = 1000;
const MAX_OF_VISITORS = 500;
const MAX_OF_A_NETWORK = 20;

/** Counts the connections of clients that subscribe, and says whether there is room for one more. */
export class SubscriberLimits {
  #all = 0;
  #visitors = 0;
  readonly #networks = new Map<string, number>();

  /** Takes a place. @returns what gives it back, to be called once; null when there is none */
  enter(): (() => void) | null {
    if (this.#all >= MAX_CONNECTIONS) return null;
    this.#all += 1;
    return () => void (this.#all -= 1);
  }

  /** Takes one of the places of visitors, for a client that has entered. @returns what gives it back, to be called once; null when there is none */
  enterAsVisitor(ip: string): (() => void) | null {
    const network = networkKey(ip);
    const own = this.#networks.get(network) ?? 0;
    if (this.#visitors >= MAX_OF_VISITORS || own >= MAX_OF_A_NETWORK) return null;
    this.#visitors += 1;
    this.#networks.set(network, own + 1);
    return () => {
      this.#visitors -= 1;
      const left = (this.#networks.get(network) ?? 1) - 1;
      if (left > 0) this.#networks.set(network, left);
      else this.#networks.delete(network);
    };
  }
}
