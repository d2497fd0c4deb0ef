import { setTimeout } from 'node:timers/promises';
import { assertPromise } from './metric.ts';
import { anOrder, outcomeOf, place } from '../shop-under-test/orders.ts';
import type { ShopClient } from '../shop-under-test/shop-client.ts';

/** In ms. A writer that was told to retry does so sooner than requested, to see when the shop is back. */
const PAUSE_MS = 100;

/** In ms. Writers try no longer: the shop has not recovered by itself. */
const TIMEOUT_MS = 90_000;

/** One attempt at an order; times in ms by `performance.now()`. */
interface Attempt {
  began: number;
  took: number;
  isPlaced: boolean;
}

/** A customer who resends an order while the shop says that it is unavailable. */
export class PersistentWriter {
  private readonly attempts: Attempt[] = [];
  private readonly client: ShopClient;
  private readonly token: string;

  constructor(client: ShopClient, token: string) {
    this.client = client;
    this.token = token;
  }

  /**
   * Places this many orders and adds each to `acknowledged`. @throws Error for any response but an order or
   * `unavailable`
   */
  async order(productId: string, count: number, acknowledged: Map<string, string>): Promise<void> {
    const deadline = performance.now() + TIMEOUT_MS;
    for (let placed = 0; placed < count;) {
      const order = anOrder([{ productId }]);
      while (!(await this.send(order, acknowledged))) {
        assertPromise(performance.now() < deadline, 'The shop has not come back by itself');
        await setTimeout(PAUSE_MS);
      }
      placed += 1;
    }
  }

  /**
   * When the response arrived to the first successful order that was sent after `moment`; null when there is
   * none.
   */
  orderedAgain(moment: number): number | null {
    const first = this.attempts.find(({ began, isPlaced }) => isPlaced && began >= moment);
    return first ? first.began + first.took : null;
  }

  /** The longest wait for a response that the shop is unavailable, in ms. */
  slowestRejection(): number {
    return Math.max(0, ...this.attempts.filter(({ isPlaced }) => !isPlaced).map(({ took }) => took));
  }

  private async send(order: ReturnType<typeof anOrder>, acknowledged: Map<string, string>): Promise<boolean> {
    const began = performance.now();
    const response = await place(this.client, order, this.token);
    const isPlaced = response.kind !== 'unavailable';
    this.attempts.push({ began, took: performance.now() - began, isPlaced });
    if (!isPlaced) return false;
    assertPromise(response.kind === 'data' && response.data.payload.order !== null, outcomeOf(response));
    acknowledged.set(order.orderId, response.data.payload.order.id);
    return true;
  }
}
