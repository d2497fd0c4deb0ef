import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** A row as texts, which PostgreSQL converts to each column's type. */
type Row = Record<string, string | null>;

/**
 * Places orders as the shop does, in one transaction of hand-written statements and without any rules: locks
 * and reserves the stock, and adds an order with its lines, its first event, the stock movements and the
 * email to the customer. Other values are copied from the shop's first order, which must exist.
 */
export class BaselineOrders {
  readonly #pool: pg.Pool;
  #templates: Promise<Record<(typeof tables)[number], Row>> | null = null;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Orders one of each product. @returns the order's id @throws the database's errors */
  async place(productIds: readonly string[]): Promise<string> {
    this.#templates ??= this.#readTemplates();
    const templates = await this.#templates;
    const client = await this.#pool.connect();
    const insert = (table: (typeof tables)[number], row: Row) =>
      client.query(insertion(table, { ...templates[table], id: randomUUID(), ...row }));
    try {
      await client.query('begin');
      const { rows: variants } = await client.query<{ id: string; product_id: string }>({
        name: 'lock',
        text: `select v.id, v.product_id from product_variants v join products p on p.id = v.product_id
          where v.product_id = any($1) order by v.id for update`,
        values: [productIds],
      });
      const id = randomUUID();
      const now = new Date().toISOString();
      await insert('orders', { id, number: id, reference: id, payment_reference: null, created_at: now });
      for (const [position, { id: variant, product_id: product }] of variants.entries()) {
        const line = { position: String(position), product_id: product, variant_id: variant };
        await insert('order_lines', { order_id: id, ...line });
        await insert('stock_movements', { order_id: id, variant_id: variant, created_at: now });
      }
      await insert('order_events', { order_id: id, created_at: now });
      await insert('outbox_emails', { order_id: id, created_at: now });
      const ids = [variants.map((variant) => variant.id), productIds];
      await client.query({
        name: 'variants',
        text: 'update product_variants set stock = stock - 1 where id = any($1)',
        values: [ids[0]],
      });
      await client.query({
        name: 'products',
        text: 'update products set stock = stock - 1 where id = any($1)',
        values: [ids[1]],
      });
      await client.query('commit');
      return id;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  async #readTemplates() {
    const { rows } = await this.#pool.query<{ id: string }>(
      'select id from orders order by created_at limit 1',
    );
    const id = rows[0]?.id ?? '';
    const read = async (table: (typeof tables)[number]) => {
      const key = table === 'orders' ? 'id' : 'order_id';
      const { rows: tableRows } = await this.#pool.query<Row>({
        text: `select * from ${table} where ${key} = $1 limit 1`,
        values: [id],
        types: { getTypeParser: () => (text: string) => text },
      });
      return tableRows[0] ?? {};
    };
    const [orders, lines, events, movements, mails] = await Promise.all(tables.map(read));
    return {
      orders: orders ?? {},
      order_lines: lines ?? {},
      order_events: events ?? {},
      stock_movements: movements ?? {},
      outbox_emails: mails ?? {},
    };
  }
}

const tables = ['orders', 'order_lines', 'order_events', 'stock_movements', 'outbox_emails'] as const;

function insertion(table: string, row: Row) {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return {
    name: `insert ${table}`,
    text: `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    values: Object.values(row),
  };
}
