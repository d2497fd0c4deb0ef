import { expect, test } from 'vitest';
import { checkIntegrity } from '../check-integrity.ts';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

let ids = 0;

/** The next id, in the order of creation. */
const newId = () => `0193e0c0-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`;
const [category, tee, mug, soap, ada] = [newId(), newId(), newId(), newId(), newId()];

interface Line {
  product: string;
  colour?: string;
  size?: string;
  quantity: number;
}

/** What an order of each kind does to the stock, a row of the ledger for each step. */
const steps = {
  PENDING: ['ORDER_PLACED'],
  DELIVERED: ['ORDER_PLACED'],
  CANCELLED: ['ORDER_PLACED', 'ORDER_RELEASED'],
  RETURNED: ['ORDER_PLACED', 'ORDER_RELEASED'],
  AGAIN: ['ORDER_PLACED', 'ORDER_RELEASED', 'ORDER_RESERVED_AGAIN'],
} as const;

const orders: { kind: keyof typeof steps; lines: Line[] }[] = [
  {
    kind: 'PENDING',
    lines: [
      { product: tee, colour: 'Red', size: 'S', quantity: 2 },
      { product: tee, colour: 'Blue', size: 'M', quantity: 1 },
      { product: mug, quantity: 2 },
    ],
  },
  { kind: 'DELIVERED', lines: [{ product: tee, colour: 'Red', size: 'S', quantity: 1 }] },
  { kind: 'CANCELLED', lines: [{ product: tee, colour: 'Blue', size: 'S', quantity: 2 }] },
  {
    kind: 'RETURNED',
    lines: [
      { product: tee, colour: 'Red', size: 'M', quantity: 1 },
      // A colour that the product had then.
      { product: tee, colour: 'Green', size: 'M', quantity: 1 },
    ],
  },
  { kind: 'AGAIN', lines: [{ product: tee, colour: 'Red', size: 'M', quantity: 4 }] },
];

const em = describeMigratedDatabase('20261122-stock-reasons', async (before) => {
  const run = (statement: string) => before.execute(statement);
  const move = (product: string, quantity: number, reason: string, order = 'null') =>
    run(`insert into stock_movements (id, product_id, quantity, reason, order_id, created_at)
         values ('${newId()}', '${product}', ${quantity}, '${reason}', ${order}, now())`);
  const text = (value: string | undefined) => (value === undefined ? 'null' : `'${value}'`);

  await run(`insert into categories (id, slug, label, position) values ('${category}', 'x', 'X', 1)`);
  const colours = JSON.stringify(['Red', 'Blue'].map((name) => ({ name, hex: '#336699', image: null })));
  for (const [id, title, stock, choices] of [
    [tee, 'Tee', 15, `'${colours}', '["S", "M"]'`],
    [mug, 'Mug', 3, `'[]', '[]'`],
    [soap, 'Soap', 7, `'[]', '[]'`],
  ]) {
    await run(
      `insert into products (id, category_id, title, description, sale_price, stock, colours, sizes, image, gallery,
         position, search_text, created_at)
       values ('${id}', '${category}', '${title}', '', 900, ${stock}, ${choices}, '{}', '[]', 1, '', now())`,
    );
  }
  // Nobody has ordered it, and it is withdrawn, but in a cart.
  await run(`update products set deleted_at = now() where id = '${soap}'`);
  await move(soap, 7, 'INITIAL');
  await move(tee, 20, 'INITIAL');
  await move(mug, 5, 'INITIAL');
  await move(tee, 3, 'CORRECTION');
  await run(
    `insert into users (id, role, account_type, first_name, last_name, email, created_at)
     values ('${ada}', 'CUSTOMER', 'OTHER', 'Ada', 'Lovelace', 'ada@test.example', now())`,
  );
  for (const { kind, lines } of orders) {
    const id = newId();
    const units = lines.reduce((sum, line) => sum + line.quantity, 0);
    const status = kind === 'AGAIN' ? 'PENDING' : kind;
    await run(
      `insert into orders (id, user_id, number, fingerprint, status, payment_method, payment_state, currency, item_count,
         subtotal, shipping_total, total, customer, created_at)
       values ('${id}', '${ada}', '${id}', 'x', '${status}', 'BANK', 'UNPAID', 'USD', ${units}, ${units * 900}, 0,
         ${units * 900}, '{}', now())`,
    );
    await run(
      `insert into order_events (id, order_id, status, payment_state, actor, created_at)
       values ('${newId()}', '${id}', '${status}', 'UNPAID', 'CUSTOMER', now())`,
    );
    for (const [position, { product, colour, size, quantity }] of lines.entries()) {
      await run(
        `insert into order_lines (id, order_id, position, product_id, title, image, colour, size, quantity, unit_price)
         values ('${newId()}', '${id}', ${position}, '${product}', 'x', '{}', ${text(colour)}, ${text(size)},
           ${quantity}, 900)`,
      );
    }
    for (const [product, own] of Map.groupBy(lines, (line) => line.product)) {
      const sum = own.reduce((all, line) => all + line.quantity, 0);
      for (const reason of steps[kind]) {
        await move(product, reason === 'ORDER_RELEASED' ? sum : -sum, reason, `'${id}'`);
      }
    }
  }
  for (const [position, [product, colour, size]] of [
    [tee, `'Red'`, `'S'`],
    [tee, `'Green'`, `'M'`],
    [mug, 'null', 'null'],
    [soap, 'null', 'null'],
  ].entries()) {
    await run(
      `insert into cart_lines (id, user_id, product_id, colour, size, quantity, seen_price, position)
       values ('${newId()}', '${ada}', '${product}', ${colour}, ${size}, ${position + 1}, 900, ${position})`,
    );
  }
});

const rowsOf = <Row extends object>(statement: string) => em().execute<Row[]>(statement);

test('each combination becomes a variant with its part of the stock', async () => {
  const rows = await rowsOf(
    `select p.title, v.colour, v.size, v.stock, v.sale_price, v.deleted_at is not null as gone
     from product_variants v join products p on p.id = v.product_id order by p.title, v.position`,
  );
  const common = { sale_price: 900, gone: false };
  expect(rows).toEqual([
    { title: 'Mug', colour: null, size: null, stock: 3, ...common },
    { title: 'Soap', colour: null, size: null, stock: 7, ...common },
    { title: 'Tee', colour: 'Red', size: 'S', stock: 4, ...common },
    { title: 'Tee', colour: 'Red', size: 'M', stock: 4, ...common },
    { title: 'Tee', colour: 'Blue', size: 'S', stock: 4, ...common },
    { title: 'Tee', colour: 'Blue', size: 'M', stock: 3, ...common },
    { title: 'Tee', colour: 'Green', size: 'M', stock: 0, sale_price: 900, gone: true },
  ]);
});

test('lines of carts and orders name the variant of their colour and size', async () => {
  for (const [lines, count] of [
    ['cart_lines', 4],
    ['order_lines', 8],
  ] as const) {
    const rows = await rowsOf<{ quantity: number; name: string }>(
      `select l.quantity, concat_ws(' ', p.title, v.colour, v.size) as name from ${lines} l
       join product_variants v on v.id = l.variant_id join products p on p.id = v.product_id order by l.id`,
    );
    expect(rows).toHaveLength(count);
    const names = rows.map(({ name, quantity }) => `${quantity} ${name}`);
    expect(names).toEqual(
      lines === 'cart_lines'
        ? ['1 Tee Red S', '2 Tee Green M', '3 Mug', '4 Soap']
        : [
            ...['2 Tee Red S', '1 Tee Blue M', '2 Mug', '1 Tee Red S', '2 Tee Blue S'],
            ...['1 Tee Red M', '1 Tee Green M', '4 Tee Red M'],
          ],
    );
  }
});

test('the ledger keeps what every order did, by variant, and the books agree', async () => {
  const rows = await rowsOf<{ row: string }>(
    `select concat_ws(' ', m.quantity, v.colour, v.size) as row from stock_movements m
     join product_variants v on v.id = m.variant_id join orders o on o.id = m.order_id
     where v.product_id = '${tee}' and o.status = 'PENDING' order by m.order_id, m.quantity desc`,
  );
  expect(rows.map(({ row }) => row)).toEqual(['-1 Blue M', '-2 Red S', '4 Red M', '-4 Red M', '-4 Red M']);
  expect(await checkIntegrity(em())).toEqual([]);
  const split = await rowsOf<{ sum: string }>(
    `select sum(quantity) as sum from stock_movements where reason = 'VARIANTS_SPLIT'`,
  );
  expect(Number(split[0]?.sum)).toBe(0);
});
