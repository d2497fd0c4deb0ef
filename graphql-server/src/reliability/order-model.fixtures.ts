import { OrderSums } from './order-sums.fixtures.ts';
import {
  type Status,
  sum,
  type Units,
  type WalkedLine,
  type WalkedRefund,
  type WalkedReturn,
} from './order-parts.fixtures.ts';

/** An order of the walk, and what each step does to it. */
export class OrderModel extends OrderSums {
  /** Those of unsent units, when the rest of an order is canceled. */
  private readonly unsentRefunds: WalkedRefund[] = [];

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
