import { expect } from 'vitest';
import type { CardShop } from '../test/card-shop.ts';
import { ReadWalkedOrder, type TypedDocumentString } from '../test/documents.generated.ts';
import type { Loose } from '../test/test-client.ts';
import type { Person } from '../test/users.ts';
import type { OrderModel } from './order-model.fixtures.ts';
import type { WalkedLine } from './order-parts.fixtures.ts';

export type SeenOrder = NonNullable<ReadWalkedOrder['order']>;
export type SeenReturn = SeenOrder['returns'][number];

type Payload = { userErrors: { code: string }[] };

/** The people of a walk. */
export interface WalkPeople {
  customer: Person;
  staff: Person;
}

/** An order in the shop and in the model, which must agree. */
export class WalkedOrder {
  /** What was done, for a failure. */
  readonly steps: string[] = [];
  seen!: SeenOrder;
  constructor(
    protected readonly shop: CardShop,
    protected readonly people: WalkPeople,
    readonly model: OrderModel,
    readonly id: string,
  ) {}

  get about(): string {
    return `${this.model.method} ${this.id}: ${this.steps.join(', ')}`;
  }

  /** Reads the order as staff, and compares it with the model. */
  async look(step: string): Promise<void> {
    this.steps.push(step);
    const { order } = await this.shop.client.data(ReadWalkedOrder, { id: this.id }, this.people.staff.token);
    if (!order) throw new Error(`No order ${this.id}`);
    this.seen = order;
    const { model } = this;
    this.bind();
    const expected = {
      status: model.status,
      paymentState: model.paymentState,
      shipmentState: model.shipmentState,
      total: model.total,
      shippingTotal: model.fee,
      refundedAmount: model.refundedAmount,
      refundableAmount: model.refundable,
      refunds: model.refunds.map(({ amount, state }) => `${amount} ${state}`).sort(),
      lines: model.lines.map((line) => ({
        id: line.id,
        quantity: line.quantity,
        left: line.left,
        tax: line.tax,
        refunded: line.refunded,
        unsent: model.unsent(line),
      })),
    };
    const { totals, lines, refunds } = order;
    const actual = {
      status: order.status,
      paymentState: order.paymentState,
      shipmentState: order.shipmentState,
      total: totals.total,
      shippingTotal: totals.shippingTotal,
      refundedAmount: order.refundedAmount,
      refundableAmount: order.refundableAmount,
      refunds: refunds.map(({ amount, state }) => `${amount} ${state}`).sort(),
      lines: lines.map((line) => ({
        id: line.id,
        quantity: line.quantity,
        left: line.quantity * line.unitPrice - line.discountTotal,
        tax: line.taxTotal,
        refunded: line.refundedQuantity,
        unsent: line.unsentQuantity,
      })),
    };
    expect(actual, this.about).toEqual(expected);
    const added = model.tax.pricesInclude ? 0 : totals.taxTotal;
    expect(totals.subtotal - totals.discountTotal + totals.shippingTotal + added, this.about).toBe(
      totals.total,
    );
  }

  /** Gives the model the ids of new lines and refunds. */
  private bind(): void {
    const { lines, refunds } = this.seen;
    const newLines = lines.filter(({ id }) => !this.model.lines.some((line) => line.id === id));
    for (const line of this.model.lines)
      line.id ??= newLines.find(({ productId }) => productId === line.product.id)?.id ?? null;
    const isNew = ({ id }: { id: string }) => !this.model.refunds.some((refund) => refund.id === id);
    for (const refund of this.model.refunds)
      refund.id ??= refunds.find((each) => isNew(each) && each.amount === refund.amount)?.id ?? null;
  }

  /** @returns the error's code, or null if the shop has done it */
  protected async send<Variables>(
    document: TypedDocumentString<{ payload: Payload }, Variables>,
    variables: Loose<Variables>,
    token: string | null = this.people.staff.token,
  ): Promise<string | null> {
    const { userErrors } = await this.shop.client.payload(document, variables, token);
    return userErrors[0]?.code ?? null;
  }

  lineOf(id: string): WalkedLine {
    const line = this.model.lines.find((each) => each.id === id);
    if (!line) throw new Error(`No line ${id}`);
    return line;
  }
}
