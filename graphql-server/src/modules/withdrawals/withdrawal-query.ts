import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { LineUnits } from '../orders/order.ts';
import type { Withdrawal } from './withdrawal-rules.ts';
import type { WithdrawalsDatabase } from './withdrawals.tables.ts';

/** Given by the database, and so none of the columns that the ORM writes. */
const number = sql<number>`withdrawals.number`;

const lines: RawBuilder<LineUnits[]> = sql`(
  select json_agg(json_build_object('orderLineId', l.order_line_id, 'quantity', l.quantity) order by ordered.position)
  from withdrawal_lines l join order_lines ordered on ordered.id = l.order_line_id
  where l.withdrawal_id = withdrawals.id
)`;

/** Withdrawals with their lines, in one statement, oldest first. */
export async function findWithdrawals(
  em: EntityManager,
  column: 'id' | 'order_id',
  ids: readonly string[],
): Promise<Withdrawal[]> {
  const rows = await em
    .getKysely<WithdrawalsDatabase>()
    .selectFrom('withdrawals')
    .where(`withdrawals.${column}`, 'in', ids)
    .orderBy('withdrawals.created_at')
    .orderBy('withdrawals.id')
    .select(['withdrawals.id', 'withdrawals.order_id', 'withdrawals.name', 'withdrawals.created_at'])
    .select([number.as('number'), lines.as('lines')])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: `W${row.number}`,
    orderId: row.order_id,
    name: row.name,
    createdAt: new Date(row.created_at),
    lines: row.lines,
  }));
}
