import { setTimeout } from 'node:timers/promises';
import { anOrder, outcomeOf, place } from './orders.ts';
import { ShopClient } from './shop-client.ts';

/** One request of the load; times in ms by `performance.now()`. */
export interface Attempt {
  what: 'product' | 'list' | 'call' | 'order' | 'staff';
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
/** How long shoppers resend their last orders, in ms. */
const LAST_ORDER_MS = 10_000;
/** A customer may place ten orders in ten minutes. */
const ORDERS_EACH = 10;

const PRODUCT = 'query ($id: ID!) { product(id: $id) { id title salePrice stock } }';
const LIST = '{ products(first: 24) { nodes { id title salePrice } pageInfo { hasNextPage } } }';

const UPDATE = `mutation ($id: ID!, $input: ProductUpdateInput!) {
  payload: productUpdate(id: $id, input: $input) { userErrors { code } }
}`;
const COMMENT = `mutation ($orderId: ID!, $text: String!) {
  payload: orderCommentCreate(orderId: $orderId, text: $text) { userErrors { code } }
}`;
const ORDERS = '{ orders(first: 50) { nodes { id number status total lines { title quantity } } } }';

/**
 * Visitors who look at products, shoppers who resend each order until it is acknowledged, and if wanted a
 * member of staff who edits products and comments on orders, all at once.
 */
export class Load {
  /** The ids of acknowledged orders. */
  readonly acknowledged: string[] = [];
  readonly attempts: Attempt[] = [];
  private readonly client: ShopClient;
  private readonly url: string;
  private readonly products: readonly string[];
  private readonly tokens: string[];
  private readonly staffToken: string | null;
  private isOver = false;
  private deadline = Infinity;
  private running: Promise<unknown> = Promise.resolve();

  /** `tokens` are customers' tokens, each for ten orders. */
  constructor(
    url: string,
    products: readonly string[],
    tokens: readonly string[],
    staffToken: string | null = null,
  ) {
    this.url = url;
    this.client = new ShopClient(url);
    this.products = products;
    this.staffToken = staffToken;
    this.tokens = tokens.flatMap((token) => Array<string>(ORDERS_EACH).fill(token));
  }

  start(): void {
    this.running = Promise.all([
      ...Array.from({ length: READERS }, (_, index) => this.read(index)),
      ...Array.from({ length: SHOPPERS }, (_, index) => this.shop(index)),
      ...(this.staffToken === null ? [] : [this.administer(this.staffToken)]),
    ]);
  }

  /** Resolves once every shopper has an acknowledgment of the last order, or has failed to get one. */
  async stop(): Promise<void> {
    this.isOver = true;
    this.deadline = performance.now() + LAST_ORDER_MS;
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
      while (!(await this.send(order, token)) && performance.now() < this.deadline)
        await setTimeout(SHOPPER_PAUSE);
      await setTimeout(SHOPPER_PAUSE);
    }
  }

  private async administer(token: string): Promise<void> {
    for (let turn = 0; !this.isOver; turn += 1) {
      const id = this.products[turn % this.products.length];
      const orderId = this.acknowledged.at(-1);
      const text = `Turn ${turn}`;
      await this.attempt('staff', () => this.query(ORDERS, {}, token));
      await this.attempt('staff', () => this.query(UPDATE, { id, input: { description: text } }, token));
      if (orderId) await this.attempt('staff', () => this.query(COMMENT, { orderId, text }, token));
      await setTimeout(READER_PAUSE);
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

  private async query(document: string, variables: object, token?: string): Promise<string | null> {
    const answer = await this.client.run<{ payload?: { userErrors: object[] } }>(document, variables, token);
    const isDone = answer.kind === 'data' && !answer.data.payload?.userErrors.length;
    return isDone ? null : JSON.stringify(answer);
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

/** How many requests there were, how many failed, and how long almost all took at most. */
export function counted(attempts: readonly Attempt[]): string {
  const failed = attempts.filter(({ failure }) => failure !== null).length;
  const sorted = attempts.map(({ began, ended }) => ended - began).sort((one, other) => one - other);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  return `${attempts.length} requests, ${failed} failed, 99 % within ${p99.toFixed(0)} ms`;
}

/** The distinct failures of requests, with their counts. */
export function failuresOf(attempts: readonly Attempt[]): string[] {
  const failed = attempts.filter(({ failure }) => failure !== null);
  const ways = Map.groupBy(failed, ({ what, failure }) => `${what}: ${failure}`);
  return [...ways].map(([way, times]) => `${times.length} times ${way}`);
}
