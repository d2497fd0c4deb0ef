import type { EntityManager } from '../../db/database.ts';

/** Settings with which invoices can be issued. */
export const seller = {
  legalName: 'Exclusive GmbH',
  streetAddress: '1 Harbor Street',
  city: 'Hamburg',
  countryCode: 'DE',
  vatNumber: 'DE123456789',
};

/** Copies an order with its lines. @returns the ids of the copies */
export async function copyOrder(em: EntityManager, id: string, count: number): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `with copied as (
      insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
        'id', gen_random_uuid(), 'number', 'copy-' || n, 'reference', 'copy-' || n, 'payment_reference', null))).*
      from orders o, generate_series(1, ?) n where o.id = ? returning id
    ), lines as (
      insert into order_lines select (jsonb_populate_record(null::order_lines, to_jsonb(l) || jsonb_build_object(
        'id', gen_random_uuid(), 'order_id', copied.id))).*
      from order_lines l, copied where l.order_id = ?
    )
    select id from copied`,
    [count, id, id],
  );
  return rows.map((row) => row.id);
}
