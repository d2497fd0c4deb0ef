import type { Database, EntityManager } from '../../db/database.ts';
import { batched } from '../../shared/create-loader.ts';
import type { Order } from '../orders/order.ts';
import {
  type CardFacts,
  isRefundable,
  type Money,
  type PaymentStep,
  paymentStepOf,
} from '../orders/payment-rules.ts';

const nothingKnown: CardFacts = {
  isProcessing: false,
  isRefunding: false,
  hasFailedRefund: false,
  isFlagged: false,
};

/** What is to happen with the money of orders; of a page of orders in one statement. */
export class PaymentFactsService {
  private readonly facts = batched<CardFacts>((ids) => findFacts(this.em, ids), nothingKnown);

  constructor(private readonly em: EntityManager) {}

  async stepOf(order: Order): Promise<PaymentStep> {
    return paymentStepOf(moneyOf(order), await this.factsOf(order));
  }

  /** Whether an admin may give money back now, also by asking again for what the provider refused. */
  async isRefundable(order: Order): Promise<boolean> {
    const { isRefunding, hasFailedRefund } = await this.factsOf(order);
    return (isRefundable(moneyOf(order)) || hasFailedRefund) && !isRefunding;
  }

  /** Whether a payment does not fit its order and waits for an admin. */
  async isFlagged(order: Order): Promise<boolean> {
    return (await this.factsOf(order)).isFlagged;
  }

  /** Only cards leave traces of their own. */
  private async factsOf({ id, paymentMethod }: Order): Promise<CardFacts> {
    return paymentMethod === 'CARD' ? this.facts.load(id) : nothingKnown;
  }
}

function moneyOf({ paymentMethod: method, paymentState: state, status }: Order): Money {
  return { method, state, status };
}

async function findFacts(em: EntityManager, orderIds: readonly string[]): Promise<Map<string, CardFacts>> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('payments')
    .leftJoin('refunds', 'refunds.payment_id', 'payments.id')
    .where('payments.order_id', 'in', orderIds)
    .select(['payments.order_id', 'payments.state', 'refunds.state as refund_state'])
    .execute();
  const groups = Map.groupBy(rows, (row) => row.order_id);
  return new Map(
    [...groups].map(([orderId, group]) => [
      orderId,
      {
        isProcessing: group.some(({ state }) => state === 'PROCESSING'),
        isRefunding: group.some(({ refund_state }) => refund_state === 'REQUESTED'),
        hasFailedRefund: group.some(({ refund_state }) => refund_state === 'FAILED'),
        isFlagged: group.some(({ state }) => state === 'FLAGGED'),
      },
    ]),
  );
}
