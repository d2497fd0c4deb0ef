import { expect } from 'vitest';
import { newId } from '../shared/new-id.ts';
import { aCheckoutInput, type CardShop, changeOrder, checkOut, report } from '../test/card-shop.ts';
import {
  ApproveReturn,
  CancelReturn,
  CreateRefund,
  CreateShipment,
  CreateWithdrawal,
  DeclineReturn,
  DismissRefund,
  EditOrder,
  IssueInvoice,
  ReceiveReturn,
  RefundReturn,
  RequestReturn,
  SetOrderStatus,
  StartWithdrawal,
} from '../test/documents.generated.ts';
import { anOrderInput, billing, tryOrder } from '../test/orders.ts';
import type { OrderModel } from './order-model.fixtures.ts';
import type { Status, WalkedEdit, WalkedLine, WalkedRefund } from './order-parts.fixtures.ts';
import { type SeenReturn, WalkedOrder, type WalkPeople } from './walked-order.fixtures.ts';

/** Places the order of a model by the public API; its total must be the model's. */
export async function placeOrder(
  shop: CardShop,
  { customer, staff }: WalkPeople,
  model: OrderModel,
  countryCode: string,
): Promise<OrderWalk> {
  const lines = model.lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const isByCard = model.method === 'CARD';
  const input = {
    ...(isByCard ? aCheckoutInput(...lines) : anOrderInput(...lines)),
    billing: { ...billing, lastName: 'Lovelace', countryCode },
    deliveryMethodId: model.delivery.methodId,
    expectedTotal: model.total,
  };
  const placed = isByCard
    ? await checkOut(shop, customer, input)
    : await tryOrder(shop.client, customer, { ...input, paymentMethod: model.method });
  if (!placed.order) throw new Error(`Not placed: ${JSON.stringify([placed.userErrors, model])}`);
  const walk = new OrderWalk(shop, { customer, staff }, model, placed.order.id);
  await walk.look('placed');
  return walk;
}

/** An order on its walk: each step goes to the shop and to the model, which then must agree. */
export class OrderWalk extends WalkedOrder {
  /** Whether all of the invoice was credited. */
  private isCredited = false;

  /** Staff edit the order; its new total must be the model's. */
  async edit(edit: WalkedEdit): Promise<void> {
    const { model } = this;
    const after = model.edited(edit);
    // `payment-walks.test.ts` pays what an edit makes outstanding.
    if (model.paymentState === 'PAID' && after.total > model.total) return;
    const input = {
      orderId: this.id,
      lines: [...edit.units].map(([{ id }, quantity]) => ({ orderLineId: String(id), quantity })),
      addedLines: edit.added.map(([{ variantId }, quantity]) => ({ variantId, quantity })),
      deliveryMethodId: edit.delivery?.methodId ?? null,
      discount: edit.discount === null ? null : { amount: edit.discount, reason: 'Walk' },
    };
    const variables = { input, total: after.total, updatedAt: this.seen.updatedAt };
    const code = await this.send(EditOrder, variables);
    const what = `edit ${JSON.stringify({ ...input, total: after.total, code })}`;
    const isAllowed = model.mayEdit(edit, after) && this.seen.invoices.length === 0;
    expect(code === null, `${this.about}, ${what}`).toBe(isAllowed);
    if (code === null) {
      const before = model.total;
      Object.assign(model, after);
      model.settleEdit(before);
    }
    const { updatedAt } = this.seen;
    await this.look(what);
    if (this.seen.updatedAt !== updatedAt) model.staffSteps += 1;
  }

  /** The customer pays on the provider's page, or the shop receives the transfer. */
  async pay(): Promise<void> {
    const { model } = this;
    if (model.paymentState !== 'UNPAID') return;
    if (model.method === 'BANK') {
      const { userErrors } = await changeOrder(this.shop, this.people.staff, 'orderPaymentReceive', this.id);
      expect(userErrors, this.about).toEqual([]);
      model.staffSteps += 1;
      model.pay();
      return this.look('received');
    }
    const session = [...this.shop.gateway.sessions.values()].find(({ reference }) => reference === this.id);
    if (model.method !== 'CARD' || session?.status !== 'OPEN' || !model.isOpen) return;
    expect(session.amountTotal, this.about).toBe(model.total);
    this.shop.gateway.pay(session.id);
    await report(this.shop, session.id);
    model.pay();
    await this.look('paid');
  }

  async setStatus(status: Status): Promise<void> {
    const { model } = this;
    const code = await this.send(SetOrderStatus, { id: this.id, status });
    if (code === null) {
      if (status !== model.status) model.staffSteps += 1;
      model.setStatus(status);
    } else expect(code, this.about).toBe('OUT_OF_STOCK');
    await this.look(`${status} ${code ?? ''}`);
  }

  async cancelByCustomer(): Promise<void> {
    const { model } = this;
    const { userErrors } = await changeOrder(this.shop, this.people.customer, 'orderCancel', this.id);
    const isAllowed = (model.isOpen && !model.hasShipments) || model.status === 'CANCELLED';
    expect(userErrors[0]?.code ?? null, this.about).toBe(isAllowed ? null : 'NOT_CANCELLABLE');
    if (isAllowed) model.setStatus('CANCELLED');
    await this.look('canceled by customer');
  }

  async ship(units: ReadonlyMap<WalkedLine, number>): Promise<void> {
    const { model } = this;
    const lines = [...units].map(([{ id }, quantity]) => ({ orderLineId: String(id), quantity }));
    const code = await this.send(CreateShipment, { input: { orderId: this.id, lines } });
    const isAllowed =
      model.holdsStock &&
      model.paymentState !== 'REFUNDED' &&
      !(model.method === 'CARD' && model.paymentState === 'UNPAID') &&
      [...units].some(([, quantity]) => quantity > 0) &&
      [...units].every(([line, quantity]) => quantity <= model.unsent(line));
    expect(code === null, `${this.about}, ship ${JSON.stringify({ lines, code })}`).toBe(isAllowed);
    if (isAllowed) {
      model.hasShipments = true;
      for (const [line, quantity] of units) line.sent += quantity;
      model.emit('order.sent');
      model.staffSteps += 1;
    }
    await this.look(`ship ${[...units.values()].join('+')} ${code ?? ''}`);
  }

  async refund(
    units: ReadonlyMap<WalkedLine, number>,
    restocks: boolean,
    amount: number | null,
  ): Promise<void> {
    const lines = [...units].map(([{ id }, quantity]) => ({
      orderLineId: String(id),
      quantity,
      restock: restocks,
    }));
    const input = { idempotencyKey: newId(), orderId: this.id, reason: 'Walk', lines, amount };
    const code = await this.send(CreateRefund, { input });
    const taken = new Map([...units].filter(([, quantity]) => quantity > 0));
    const isAllowed = this.model.mayRefund(taken, { restocks, amount });
    expect(code === null, `${this.about}, refund ${JSON.stringify({ lines, amount, code })}`).toBe(isAllowed);
    if (isAllowed) {
      this.model.refund(taken, { restocks, amount });
      this.model.staffSteps += 1;
    }
    await this.look(
      `refund ${[...units.values()].join('+')} ${restocks ? 'restocked' : ''} ${amount ?? ''} ${code ?? ''}`,
    );
  }

  async refundAll(): Promise<void> {
    const { model } = this;
    const { userErrors } = await changeOrder(this.shop, this.people.staff, 'orderRefund', this.id);
    const code = userErrors[0]?.code ?? null;
    const before = JSON.stringify(model.refunds);
    if (code === null) model.refundAll();
    else expect(model.paymentState, this.about).not.toBe('PAID');
    if (JSON.stringify(model.refunds) !== before) model.staffSteps += 1;
    await this.look(`refund all ${code ?? ''}`);
  }

  async dismiss(refund: WalkedRefund): Promise<void> {
    const code = await this.send(DismissRefund, { id: String(refund.id) });
    expect(code, this.about).toBe(['FAILED', 'DISMISSED'].includes(refund.state) ? null : 'NOT_DISMISSIBLE');
    if (code === null && refund.state === 'FAILED') {
      refund.state = 'DISMISSED';
      this.model.staffSteps += 1;
    }
    await this.look(`dismiss ${refund.amount} ${code ?? ''}`);
  }

  /** The provider carries out what was requested, or rejects it. */
  async runRefunds(isRejected: boolean): Promise<void> {
    this.shop.gateway.rejected = isRejected ? /^refund/ : null;
    await this.shop.app.jobs.run('refunds');
    this.shop.gateway.rejected = null;
    this.model.settleRefunds(isRejected);
    await this.look(isRejected ? 'refunds rejected' : 'refunds done');
  }

  async issueInvoice(): Promise<void> {
    const { invoices } = this.seen;
    const code = await this.send(IssueInvoice, { orderId: this.id });
    await this.look(`invoice ${code ?? ''}`);
    this.noteVoid();
    if (this.seen.invoices.length > invoices.length) this.model.staffSteps += 1;
  }

  /** The job issues what is due. */
  async runInvoices(): Promise<void> {
    await this.shop.app.jobs.run('invoices');
    await this.look('invoices');
    this.noteVoid();
  }

  private noteVoid(): void {
    if (this.seen.invoices.length === 0) return;
    if (this.model.isVoid) this.isCredited = true;
    else if (this.isCredited) this.model.wasVoid = true;
  }

  async requestReturn(units: ReadonlyMap<WalkedLine, number>): Promise<void> {
    const { model } = this;
    const lines = [...units].map(([{ id }, quantity]) => ({
      orderLineId: String(id),
      quantity,
      reason: 'DOES_NOT_FIT' as const,
    }));
    const input = { idempotencyKey: newId(), orderId: this.id, lines };
    const code = await this.send(RequestReturn, { input }, this.people.customer.token);
    if (code === null) {
      for (const [line, quantity] of units) {
        line.returning += quantity;
        if (quantity > 0) line.isReferenced = true;
      }
      model.emit('return.requested');
    }
    await this.look(`return ${[...units.values()].join('+')} ${code ?? ''}`);
  }

  async approve({ id }: SeenReturn): Promise<void> {
    await this.stepOfReturn(id, 'approve', () => this.send(ApproveReturn, { id }));
  }

  async decline({ id }: SeenReturn): Promise<void> {
    await this.stepOfReturn(id, 'decline', () => this.send(DeclineReturn, { id, text: 'Worn.' }));
  }

  async cancelReturn({ id }: SeenReturn): Promise<void> {
    const { token } = this.people.customer;
    await this.stepOfReturn(id, 'cancel return', () => this.send(CancelReturn, { id }, token), false);
  }

  /** What has arrived in all, and how much of it is back in stock; by the shop's line. */
  async receive(
    { id, lines }: SeenReturn,
    arrived: readonly number[],
    restocked: readonly number[],
  ): Promise<void> {
    const input = lines.map(({ line }, index) => ({
      orderLineId: line.id,
      receivedQuantity: arrived[index] ?? 0,
      restockedQuantity: restocked[index] ?? 0,
    }));
    const restock = () => {
      for (const [index, { line, restockedQuantity }] of lines.entries())
        this.lineOf(line.id).restocked += (restocked[index] ?? 0) - restockedQuantity;
    };
    const isFurther = lines.some(
      (line, index) =>
        line.receivedQuantity !== arrived[index] || line.restockedQuantity !== restocked[index],
    );
    await this.stepOfReturn(
      id,
      'receive',
      () => this.send(ReceiveReturn, { id, lines: input }),
      true,
      restock,
      isFurther,
    );
  }

  async refundReturn({ id, lines }: SeenReturn): Promise<void> {
    const input = { idempotencyKey: newId() };
    const refund = () => {
      const { model } = this;
      const units = new Map(
        lines
          .filter(({ receivedQuantity }) => receivedQuantity > 0)
          .map(({ line, receivedQuantity }) => [this.lineOf(line.id), receivedQuantity] as const),
      );
      if (model.refundable > 0) model.refundReturned(units);
    };
    await this.stepOfReturn(id, 'refund return', () => this.send(RefundReturn, { id, input }), true, refund);
  }

  /** Carries out a step of a return: ended ones hold no units any more. */
  private async stepOfReturn(
    id: string,
    name: string,
    send: () => Promise<string | null>,
    isByStaff = true,
    effect: () => void = () => undefined,
    isFurther = false,
  ): Promise<void> {
    const before = this.seen.returns.find((each) => each.id === id);
    const code = await send();
    if (code === null) {
      const state = {
        approve: 'APPROVED',
        decline: 'DECLINED',
        'cancel return': 'CANCELLED',
        receive: 'RECEIVED',
      }[name];
      const isRepeat = before?.state === (state ?? 'REFUNDED') && !isFurther;
      if (!isRepeat) {
        if (before?.state !== (state ?? 'REFUNDED')) this.model.emit('return.updated');
        if (name === 'receive' && before?.state !== 'RECEIVED') this.model.emit('order.returned');
        if (!['approve', 'receive'].includes(name))
          for (const { line, quantity } of before?.lines ?? []) this.lineOf(line.id).returning -= quantity;
        effect();
        if (isByStaff) this.model.staffSteps += 1;
      }
    }
    await this.look(`${name} ${code ?? ''}`);
  }

  /** The customer withdraws without a login, by number and email. */
  async withdraw(units: ReadonlyMap<WalkedLine, number>): Promise<void> {
    const { model } = this;
    const start = { orderNumber: this.seen.number, email: billing.email };
    const { token } = await this.shop.client.payload(StartWithdrawal, { input: start });
    const lines = [...units].map(([{ id }, quantity]) => ({ orderLineId: String(id), quantity }));
    const input = { idempotencyKey: newId(), name: 'Ada Lovelace', lines };
    const code = await this.send(CreateWithdrawal, { token: String(token), input }, null);
    if (code === null) model.withdraw(units, this.seen.returns);
    await this.look(`withdraw ${[...units.values()].join('+')} ${code ?? ''}`);
  }
}
