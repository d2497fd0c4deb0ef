import { setTimeout } from 'node:timers/promises';
import { anOrder, outcomeOf, place } from '../shop-under-test/orders.ts';
import { ShopClient } from '../shop-under-test/shop-client.ts';

/** One request of the load; times in ms by `performance.now()`. */
export interface Attempt {
  what: 'product' | 'list' | 'call' | 'order';
  began: number;
  ended: number;
  /** The failure; null: it succeeded. */
  failure: string | null;
}

const READERS = 4;
const SHOPPERS = 3;
/** Pauses of a visitor and of a shopper, in ms: the load should show failures, not saturate the machine. */
const READER_PAUSE = 150;
const SHOPPER_PAUSE = 300;
/** A customer may place ten orders in ten minutes. */
const ORDERS_EACH = 10;

const PRODUCT = 'query ($id: ID!) { product(id: $id) { id title salePrice stock } }';
const LIST = '{ products(first: 24) { nodes { id title salePrice } pageInfo { hasNextPage } } }';

/**
 * Visitors who look at products, and shoppers who resend each order until it is acknowledged, all at once.
 */
export class Load {
  /** The ids of acknowledged orders. */
  readonly acknowledged: string[] = [];
  readonly attempts: Attempt[] = [];
  private readonly client: ShopClient;
  private readonly url: string;
  private readonly products: readonly string[];
  private readonly tokens: string[];
  private isOver = false;
  private running: Promise<unknown> = Promise.resolve();

  /** `tokens` are customers' tokens, each for ten orders. */
  constructor(url: string, products: readonly string[], tokens: readonly string[]) {
    this.url = url;
    this.client = new ShopClient(url);
    this.products = products;
    this.tokens = tokens.flatMap((token) => Array<string>(ORDERS_EACH).fill(token));
  }

  start(): void {
    this.running = Promise.all([
      ...Array.from({ length: READERS }, (_, index) => this.read(index)),
      ...Array.from({ length: SHOPPERS }, (_, index) => this.shop(index)),
    ]);
  }

  /** Resolves once every shopper has a response to the last order. */
  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  private async read(index: number): Promise<void> {
    for (let turn = index; !this.isOver; turn += 1) {
      const id = this.products[turn % this.products.length] ?? '';
      if (turn % 3 === 0) await this.attempt('product', () => this.query(PRODUCT, { id }));
      else if (turn % 3 === 1) await this.attempt('list', () => this.query(LIST, {}));
      else await this.attempt('call', () => this.get('/api/deliveryMethods'));
      await setTimeout(READER_PAUSE);
    }
  }

  private async shop(index: number): Promise<void> {
    for (let turn = index; !this.isOver; turn += 1) {
      const token = this.tokens.pop();
      if (!token) throw new Error('There are more orders than customers for them.');
      const order = anOrder([{ productId: this.products[turn % this.products.length] }]);
      while (!(await this.send(order, token))) await setTimeout(SHOPPER_PAUSE);
      await setTimeout(SHOPPER_PAUSE);
    }
  }

  private async send(order: ReturnType<typeof anOrder>, token: string): Promise<boolean> {
    const failure = await this.attempt('order', async () => {
      const answer = await place(this.client, order, token);
      const id = answer.kind === 'data' ? answer.data.payload.order?.id : undefined;
      if (id) this.acknowledged.push(id);
      return id ? null : outcomeOf(answer);
    });
    return failure === null;
  }

  private async query(document: string, variables: object): Promise<string | null> {
    const answer = await this.client.run(document, variables);
    return answer.kind === 'data' ? null : JSON.stringify(answer);
  }

  private async get(path: string): Promise<string | null> {
    try {
      const response = await fetch(this.url + path);
      await response.text();
      return response.ok ? null : `status ${response.status}`;
    } catch {
      return 'unanswered';
    }
  }

  private async attempt(what: Attempt['what'], send: () => Promise<string | null>): Promise<string | null> {
    const began = performance.now();
    const failure = await send();
    this.attempts.push({ what, began, ended: performance.now(), failure });
    return failure;
  }
}
