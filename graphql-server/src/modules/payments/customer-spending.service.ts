import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { createLoader } from '../../shared/create-loader.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { PaymentsDatabase } from './payments.tables.ts';

/** Totals of a customer's orders in one currency. */
export interface CustomerSpending {
  currencyCode: string;
  /** All orders, regardless of their status. */
  orderCount: number;
  /** Paid minus refunded, in minor units. */
  amount: MinorUnits;
}

export class CustomerSpendingService {
  private readonly spending = createLoader<CustomerSpending[]>((ids) => findSpending(this.em, ids), []);

  constructor(private readonly em: EntityManager) {}

  /** A customer's spending by currency; one statement for a page of customers. */
  async of(customerId: string): Promise<CustomerSpending[]> {
    return this.spending.load(customerId);
  }
}

async function findSpending(
  em: EntityManager,
  customerIds: readonly string[],
): Promise<Map<string, CustomerSpending[]>> {
  const refunded = sql<number>`coalesce((
    select sum(amount) from refunds where order_id = orders.id and state = 'DONE' and not surplus
  ), 0)`;
  const netAmount = sql<string>`sum(case when payment_state in ('PAID', 'PARTIALLY_PAID') then coalesce(paid_amount, total) - ${refunded} else 0 end)`;
  const rows = await em
    .getKysely<PaymentsDatabase>()
    .selectFrom('orders')
    .where('user_id', 'in', customerIds)
    .groupBy(['user_id', 'currency'])
    .orderBy('currency')
    .select(['user_id', 'currency', netAmount.as('amount'), (eb) => eb.fn.countAll<string>().as('count')])
    .execute();
  const byCustomer = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map(
    [...byCustomer].map(([customerId, sums]) => [
      customerId,
      sums.map(({ currency, amount, count }) => ({
        currencyCode: currency,
        orderCount: Number(count),
        amount: Number(amount),
      })),
    ]),
  );
}
