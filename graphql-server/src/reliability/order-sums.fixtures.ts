import { modelOrder, type ModelPromotion, type ModelTax } from '../modules/pricing/order-model.fixtures.ts';
import {
  type Method,
  newLine,
  type Status,
  sum,
  type Units,
  type WalkedDelivery,
  type WalkedEdit,
  type WalkedLine,
  type WalkedProduct,
  type WalkedRefund,
  type WalkedTerms,
} from './order-parts.fixtures.ts';

// What an order should come to, computed from the decisions alone, without the shop's code.

/** What an order comes to: its lines, its prices, and what can still be done. */
export class OrderSums {
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
  edited({ units, added, delivery, discount }: WalkedEdit): this {
    const copy = Object.assign(Object.create(Object.getPrototypeOf(this) as object) as this, this, {
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
  mayEdit({ units }: WalkedEdit, { lines, total }: OrderSums): boolean {
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
}
