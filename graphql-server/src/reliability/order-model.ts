import { modelOrder, type ModelPromotion, type ModelTax } from '../modules/pricing/order-model.fixtures.ts';

// What an order should be after each step, computed from the decisions alone, without the shop's code.

export type Status = 'PENDING' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
type Method = 'CARD' | 'BANK' | 'CASH_ON_DELIVERY';

/** A product of the walk. `percent` is its tax rate, null for none. */
export interface WalkedProduct {
  id: string;
  variantId: string;
  price: number;
  percent: number | null;
}

export interface WalkedLine {
  /** The id of the shop's line; null until it was read. */
  id: string | null;
  product: WalkedProduct;
  quantity: number;
  /** The share of promotions, without that of the manual discount. */
  promoted: number;
  /** The price after all discounts, and the tax on it. */
  left: number;
  tax: number;
  refunded: number;
  restocked: number;
  /** Unsent units that never will be sent. */
  removed: number;
  sent: number;
  returning: number;
  /** A refund, a return or a withdrawal refers to it: it can't be removed. */
  isReferenced: boolean;
}

/** `isSurplus`: what an edit made surplus of a payment; the order's total stays paid. */
export interface WalkedRefund {
  id: string | null;
  amount: number;
  state: 'REQUESTED' | 'DONE' | 'FAILED' | 'DISMISSED';
  isSurplus: boolean;
  /** Requested again after the provider has rejected it. */
  isRetried: boolean;
}

export interface WalkedDelivery {
  methodId: string;
  fee: number;
  freeFrom: number;
}

/** Units of lines, by their index. */
export type Units = ReadonlyMap<WalkedLine, number>;

/** A return as the shop says. */
interface WalkedReturn {
  state: string;
  lines: readonly { line: { id: string }; quantity: number }[];
}

interface WalkedTerms {
  method: Method;
  tax: ModelTax;
  delivery: WalkedDelivery;
  promotion: ModelPromotion['effect'] | null;
}

const sum = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0);
const newLine = (product: WalkedProduct, quantity: number): WalkedLine => ({
  id: null,
  product,
  quantity,
  promoted: 0,
  left: 0,
  tax: 0,
  refunded: 0,
  restocked: 0,
  removed: 0,
  sent: 0,
  returning: 0,
  isReferenced: false,
});

/** What an edit changes; units of lines, 0 removes one. */
export interface WalkedEdit {
  units: Units;
  added: readonly (readonly [WalkedProduct, number])[];
  delivery: WalkedDelivery | null;
  discount: number | null;
}

/** An order of the walk. */
export class OrderModel {
  readonly method: Method;
  readonly tax: ModelTax;
  status: Status = 'PENDING';
  paymentState: 'UNPAID' | 'PAID' | 'REFUNDED' = 'UNPAID';
  lines: WalkedLine[];
  delivery: WalkedDelivery;
  fee = 0;
  manual = 0;
  total = 0;
  /** Money that came in; cash that was not collected after all goes out again. */
  received = 0;
  /** What the provider charged. */
  charged = 0;
  refunds: WalkedRefund[] = [];
  /** Those of unsent units, when the rest of an order is canceled. */
  private readonly unsentRefunds: WalkedRefund[] = [];
  hasShipments = false;
  /** How often the shop must send each webhook event. */
  readonly events = new Map<string, number>([['order.placed', 1]]);
  staffSteps = 0;
  /** No sale any more: canceled before it was paid, even if it is paid later. */
  isSale = true;
  /** Whether an invoice was credited as a whole because nobody had to pay it: there is no second one. */
  wasVoid = false;

  constructor(
    { method, tax, delivery, promotion }: WalkedTerms,
    bought: readonly (readonly [WalkedProduct, number])[],
  ) {
    this.method = method;
    this.tax = tax;
    this.delivery = delivery;
    this.lines = bought.map(([product, quantity]) => newLine(product, quantity));
    this.price(
      promotion ? [{ effect: promotion, names: this.names() }] : [],
      delivery.fee,
      delivery.freeFrom,
    );
    for (const line of this.lines) line.promoted = line.product.price * line.quantity - line.left;
  }

  /** Adds up the order; see decisions 0047 to 0049. */
  private price(promotions: ModelPromotion[], fee: number, freeFrom: number): void {
    const { left, taxes, total } = modelOrder(
      this.lines.map(({ product, quantity }, index) => ({
        name: String(index),
        unitPrice: product.price,
        quantity,
        percent: product.percent,
      })),
      promotions,
      fee,
      freeFrom,
      this.tax,
    );
    for (const [index, line] of this.lines.entries()) {
      line.left = left[index] ?? 0;
      line.tax = taxes[index] ?? 0;
    }
    this.fee = sum(left) >= freeFrom ? 0 : fee;
    this.total = total;
  }

  private names(): string[] {
    return this.lines.map((_, index) => String(index));
  }

  /** A copy with this edit, to know its total before it is made (decision 0122). */
  edited({ units, added, delivery, discount }: WalkedEdit): OrderModel {
    const copy: OrderModel = Object.assign(Object.create(OrderModel.prototype) as OrderModel, this, {
      lines: this.lines.map((line) => ({ ...line })),
    });
    for (const [index, line] of this.lines.entries()) {
      const after = copy.lines[index];
      const quantity = units.get(line) ?? line.quantity;
      if (!after) continue;
      // Half a cent is rounded up.
      after.promoted = Math.floor((2 * line.promoted * quantity + line.quantity) / (2 * line.quantity));
      after.quantity = quantity;
    }
    copy.lines = [
      ...copy.lines.filter(({ quantity }) => quantity > 0),
      ...added.map(([product, quantity]) => newLine(product, quantity)),
    ];
    if (discount !== null) copy.manual = discount;
    const promotions: ModelPromotion[] = copy.lines.map(({ promoted }, index) => ({
      effect: { kind: 'AMOUNT', amount: promoted },
      names: [String(index)],
    }));
    const manual = { effect: { kind: 'AMOUNT', amount: copy.manual } as const, names: copy.names() };
    const isOther = delivery !== null && delivery.methodId !== this.delivery.methodId;
    if (isOther) copy.delivery = delivery;
    copy.price(
      [...promotions, manual],
      isOther ? delivery.fee : this.fee,
      isOther ? delivery.freeFrom : Infinity,
    );
    const goods = sum(
      copy.lines.map(({ product, quantity, promoted }) => product.price * quantity - promoted),
    );
    copy.manual = Math.min(copy.manual, goods);
    return copy;
  }

  /** Whether staff may edit it like this, if it has no invoice. */
  mayEdit({ units }: WalkedEdit, { lines, total }: OrderModel): boolean {
    const isPaying = this.method === 'CARD' && this.paymentState === 'UNPAID';
    if (!this.isOpen || this.hasShipments || this.paymentState === 'REFUNDED' || isPaying) return false;
    for (const [{ refunded, returning, isReferenced }, quantity] of units)
      if (quantity < refunded + returning || (quantity === 0 && isReferenced)) return false;
    if (lines.length === 0 || (total === 0 && this.total > 0)) return false;
    if (this.paymentState === 'UNPAID')
      return total > this.counted({ isSurplus: false }) || total >= this.total;
    const surplus = this.total - total;
    if (surplus === 0) return true;
    return surplus > 0 && surplus < this.refundable && (this.method !== 'CARD' || surplus <= this.rest);
  }

  /** Whether staff may refund units, or an amount. */
  mayRefund(units: Units, { restocks, amount }: { restocks: boolean; amount: number | null }): boolean {
    if (restocks && !this.holdsStock && units.size > 0) return false;
    for (const [{ quantity, refunded, returning, restocked }, count] of units)
      if (count > quantity - refunded - returning || (restocks && count > quantity - restocked)) return false;
    const value = this.valueOf(units);
    const left = this.refundable;
    const areFree = units.size > 0 && value === 0 && this.paymentState !== 'UNPAID';
    const toRefund = amount ?? Math.min(value, left);
    if (toRefund === 0) return areFree;
    return toRefund <= left && (this.method !== 'CARD' || toRefund <= this.rest);
  }

  /** What a paid order costs less goes back at once. */
  settleEdit(totalBefore: number): void {
    const surplus = this.paymentState === 'PAID' ? totalBefore - this.total : 0;
    if (surplus > 0) this.addRefund(surplus, true);
    this.emit('order.updated');
  }

  pay(): void {
    this.received += this.total;
    if (this.method === 'CARD') this.charged += this.total;
    this.paymentState = 'PAID';
    this.emit('order.paid');
  }

  /** A card refund waits for the provider, any other was paid out by hand. */
  private addRefund(amount: number, isSurplus = false): WalkedRefund {
    const state = this.method === 'CARD' && amount > 0 ? 'REQUESTED' : 'DONE';
    const refund: WalkedRefund = { id: null, amount, state, isSurplus, isRetried: false };
    this.refunds.push(refund);
    if (state === 'DONE') this.emit('order.refunded');
    return refund;
  }

  private counted({ isSurplus }: { isSurplus: boolean }): number {
    const refunds = this.refunds.filter((refund) => refund.state !== 'DISMISSED');
    return sum(refunds.filter((refund) => isSurplus || !refund.isSurplus).map(({ amount }) => amount));
  }

  /** What can still be refunded of the order's total. */
  get refundable(): number {
    return this.paymentState === 'PAID' ? this.total - this.counted({ isSurplus: false }) : 0;
  }

  /** What is left of the card payment. */
  get rest(): number {
    return this.charged - this.counted({ isSurplus: true });
  }

  get givenBack(): number {
    return sum(this.refunds.filter(({ state }) => state === 'DONE').map(({ amount }) => amount));
  }

  /** What the accountant books as money: a surplus that staff dismissed was paid back in another way. */
  get booked(): number {
    const dismissed = this.refunds.filter(({ state, isSurplus }) => state === 'DISMISSED' && isSurplus);
    return this.received - this.givenBack - sum(dismissed.map(({ amount }) => amount));
  }

  get refundedAmount(): number {
    if (this.paymentState === 'UNPAID') return 0;
    if (this.paymentState === 'REFUNDED') return this.total;
    const done = this.refunds.filter(({ state, isSurplus }) => state === 'DONE' && !isSurplus);
    return sum(done.map(({ amount }) => amount));
  }

  /** What was given back of the order's total, in reports. */
  get taken(): number {
    if (this.paymentState === 'REFUNDED') return this.total;
    const done = this.refunds.filter(({ state, isSurplus }) => state === 'DONE' && !isSurplus);
    return sum(done.map(({ amount }) => amount));
  }

  /** What is left of the sale. */
  get sold(): number {
    return this.isSale ? Math.max(0, this.total - this.taken) : 0;
  }

  /** Whether nobody has to pay it, or has paid it. */
  get isVoid(): boolean {
    if (this.paymentState !== 'UNPAID') return false;
    return this.status === 'RETURNED' || (this.status === 'CANCELLED' && !this.hasShipments);
  }

  /** What an invoice less its credit notes comes to. */
  get owed(): number {
    return this.isVoid ? 0 : Math.max(0, this.total - this.taken);
  }

  unsent({ quantity, removed, sent }: WalkedLine): number {
    return quantity - removed - sent;
  }

  get shipmentState(): 'NONE' | 'PART' | 'ALL' {
    if (!this.hasShipments) return 'NONE';
    return this.lines.every((line) => this.unsent(line) <= 0) ? 'ALL' : 'PART';
  }

  get isOpen(): boolean {
    return this.status === 'PENDING';
  }

  get holdsStock(): boolean {
    return this.status === 'PENDING' || this.status === 'DELIVERED';
  }

  /** Units of a line that are not in the shop's stock (decisions 0030 and 0050). */
  held(line: WalkedLine): number {
    const sold = line.quantity - line.restocked;
    if (this.holdsStock) return sold;
    if (this.status === 'RETURNED' || !this.hasShipments) return 0;
    return Math.max(0, sold - Math.max(0, this.unsent(line)));
  }

  /** The value of units: their share of what was paid, so that all together come to the total. */
  valueOf(units: Units): number {
    const { pricesInclude } = this.tax;
    const paid = (line: WalkedLine, count: number) =>
      Math.floor(((line.left + (pricesInclude ? 0 : line.tax)) * count) / line.quantity);
    const areFree = this.lines.every((line) => paid(line, line.quantity) === 0);
    const weight = (countOf: (line: WalkedLine) => number) =>
      sum(this.lines.map((line) => (areFree ? countOf(line) : paid(line, countOf(line)))));
    const whole = weight(({ quantity }) => quantity);
    const share = (part: number) => Math.floor((this.total * part) / whole);
    const before = weight(({ refunded }) => refunded);
    return share(weight((line) => line.refunded + (units.get(line) ?? 0))) - share(before);
  }

  /** Sets the status; cash is paid with the delivery, and was not if the order is pending again. */
  setStatus(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.emit('order.updated');
    const name = { PENDING: null, DELIVERED: 'delivered', CANCELLED: 'cancelled', RETURNED: 'returned' }[
      status
    ];
    if (name) this.emit(`order.${name}`);
    if (this.method === 'CASH_ON_DELIVERY') this.moveCash();
    if (status !== 'CANCELLED') this.isSale = true;
    else if (this.paymentState === 'UNPAID') this.isSale = false;
    if (this.method !== 'CARD' || this.holdsStock || this.paymentState !== 'PAID') return;
    if (status === 'RETURNED' || !this.hasShipments) return this.requestRest();
    const units = new Map(this.lines.map((line) => [line, Math.max(0, this.unsent(line))]));
    // If it is reopened and canceled again, nobody gets the same money twice.
    const earlier = sum(
      this.unsentRefunds.filter(({ state }) => state !== 'DISMISSED').map(({ amount }) => amount),
    );
    const amount = Math.min(this.valueOf(units) - earlier, this.rest);
    if (amount > 0) this.unsentRefunds.push(this.addRefund(amount));
  }

  private moveCash(): void {
    if (this.status === 'DELIVERED' && this.paymentState !== 'PAID') {
      if (this.paymentState === 'UNPAID') this.received += this.total;
      this.paymentState = 'PAID';
      this.emit('order.paid');
    }
    if (this.status === 'PENDING') {
      if (this.paymentState === 'PAID') this.received -= this.total;
      this.paymentState = 'UNPAID';
    }
  }

  /** Asks the provider again for what it rejected, and for what is left. */
  requestRest(): void {
    this.retry();
    if (this.rest > 0) this.addRefund(this.rest);
  }

  /** @returns whether anything was asked for again */
  retry(): boolean {
    const failed = this.refunds.filter(({ state }) => state === 'FAILED');
    for (const refund of failed) Object.assign(refund, { state: 'REQUESTED', isRetried: true });
    return failed.length > 0;
  }

  /** Refunds units. */
  refund(units: Units, { restocks, amount }: { restocks: boolean; amount: number | null }): void {
    const price = this.valueOf(units);
    const left = this.refundable;
    const paidBack = amount ?? Math.min(price, left);
    this.addRefund(paidBack);
    for (const [line, count] of units) {
      const removed = Math.max(0, Math.min(count, this.unsent(line)));
      line.refunded += count;
      line.isReferenced = true;
      // A closed order has given back what was not sent.
      if (!this.holdsStock) line.restocked += removed;
      else if (restocks) line.restocked += count;
      line.removed += removed;
    }
    if (this.method !== 'CARD' && paidBack > 0 && paidBack === left) this.markRefunded();
  }

  /** Refunds units that came back; nothing else changes. */
  refundReturned(units: Units): void {
    const left = this.refundable;
    const amount = Math.min(this.valueOf(units), left);
    this.addRefund(amount);
    for (const [line, count] of units) line.refunded += count;
    if (this.method !== 'CARD' && amount > 0 && amount === left) this.markRefunded();
  }

  /**
   * The customer withdraws from units. If nothing was sent or is left, the order is canceled. What was
   * not sent is back in stock at once, as a return that has arrived; requests to return the same lines end.
   */
  withdraw(units: Units, returns: readonly WalkedReturn[]): void {
    this.emit('withdrawal.created');
    const requests = returns.filter(({ state }) => state === 'REQUESTED');
    const requested = (line: WalkedLine) =>
      sum(
        requests
          .flatMap(({ lines }) => lines.filter((part) => part.line.id === line.id))
          .map((part) => part.quantity),
      );
    const leftOf = (line: WalkedLine) => line.quantity - line.refunded - line.returning + requested(line);
    const isRest = this.lines.every((line) => leftOf(line) === (units.get(line) ?? 0));
    if (this.isOpen && !this.hasShipments && isRest) return this.setStatus('CANCELLED');
    for (const { lines } of requests) {
      if (!lines.some((part) => [...units].some(([line, count]) => count > 0 && line.id === part.line.id)))
        continue;
      for (const part of lines)
        for (const line of this.lines) if (line.id === part.line.id) line.returning -= part.quantity;
      this.emit('return.updated');
    }
    const isAnyUnsent = this.status !== 'CANCELLED' && (this.isOpen || this.hasShipments);
    const unsent = new Map(
      [...units].map(([line, count]) => [
        line,
        isAnyUnsent ? Math.max(0, Math.min(count, this.unsent(line))) : 0,
      ]),
    );
    const isSome = (counts: Iterable<number>) => [...counts].some((count) => count > 0);
    if (isSome([...units].map(([line, count]) => count - (unsent.get(line) ?? 0))))
      this.emit('return.requested');
    if (isSome(unsent.values())) this.emit('return.requested');
    for (const [line, count] of units) {
      const back = unsent.get(line) ?? 0;
      line.returning += count;
      if (count > 0) line.isReferenced = true;
      line.restocked += back;
      line.removed += back;
    }
  }

  refundAll(): void {
    if (this.paymentState === 'REFUNDED') return;
    if (this.method === 'CARD') {
      const isRunning = this.refunds.some(
        ({ state, isSurplus, isRetried }) => state === 'REQUESTED' && (!isSurplus || isRetried),
      );
      if (this.retry() || isRunning) return;
      return this.requestRest();
    }
    this.addRefund(this.refundable);
    this.markRefunded();
  }

  /** The provider's answers to what was requested. */
  settleRefunds(isRejected: boolean): void {
    for (const refund of this.refunds) {
      if (refund.state !== 'REQUESTED') continue;
      refund.state = isRejected ? 'FAILED' : 'DONE';
      if (!isRejected) this.emit('order.refunded');
    }
    if (this.method === 'CARD' && this.paymentState === 'PAID' && this.givenBack === this.charged)
      this.markRefunded();
  }

  private markRefunded(): void {
    this.paymentState = 'REFUNDED';
  }

  emit(type: string): void {
    this.events.set(type, (this.events.get(type) ?? 0) + 1);
  }
}
