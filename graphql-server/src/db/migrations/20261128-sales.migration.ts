import { Migration } from '@mikro-orm/migrations';
import { auditFunction, auditTrigger } from './audit-trigger.ts';
import { versioned } from './edit-version-trigger.ts';
import { eventTriggers } from './event-triggers.ts';

/**
 * Sales, and what prices were (decision 0051). `sale_price` and `regular_price` stay the prices in force.
 * While a sale is running, the base prices, which staff edit, are kept beside them; they are null otherwise.
 */
export class SalesMigration extends Migration {
  override name = '20261128-sales';

  override up(): void {
    for (const statement of [...sales, ...prices, ...edits, ...history]) this.addSql(statement);
  }
}

const saleName = '(select name from sales where id = changed.sale_id)';

const sales = [
  `create table sales (
    id uuid primary key,
    name text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at >= starts_at),
    repeats text not null check (repeats in ('NONE', 'WEEKLY')),
    percent integer check (percent between 1 and 99),
    is_flash_sale boolean not null,
    created_at timestamptz not null,
    deleted_at timestamptz
  )`,
  `create index sales_newest on sales (starts_at, id) where deleted_at is null`,
  `create index sales_deleted on sales (deleted_at, id) where deleted_at is not null`,
  `create table sale_members (
    sale_id uuid not null references sales on delete cascade,
    kind text not null check (kind in ('PRODUCT', 'CATEGORY', 'COLLECTION')),
    member_id uuid not null,
    price integer check (price is null or price > 0 and kind = 'PRODUCT'),
    position integer not null,
    primary key (sale_id, kind, member_id)
  )`,
  ...versioned('sales', [
    'name',
    'starts_at',
    'ends_at',
    'repeats',
    'percent',
    'is_flash_sale',
    'deleted_at',
  ]),
  ...['insert', 'delete', 'update'].map(
    (event) => `create trigger sale_members_${event}_edited after ${event} on sale_members
      referencing ${event === 'delete' ? 'old' : 'new'} table as parts
      for each statement execute function note_edit_of_whole('sales', 'sale_id')`,
  ),
  ...auditTrigger({ table: 'sales', subject: 'SALE', subjectName: 'changed.name' }),
  ...auditTrigger({
    table: 'sale_members',
    subject: 'SALE',
    subjectId: 'changed.sale_id',
    subjectName: saleName,
    part: {
      kind: 'SALE_MEMBER',
      name: `case changed.kind
        when 'PRODUCT' then (select title from products where id = changed.member_id)
        when 'CATEGORY' then (select label from categories where id = changed.member_id)
        else (select title from collections where id = changed.member_id) end`,
    },
    ignored: ['sale_id', 'member_id', 'position'],
  }),
  ...eventTriggers('sales', {
    insert: 'SALE_CHANGED',
    update: 'SALE_CHANGED',
    subject: 'id',
    of: ['version', 'deleted_at'],
  }),
];

const prices = [
  `alter table products
    add column sale_id uuid references sales,
    add column sale_percent integer,
    add column sale_fixed_price integer,
    add column base_sale_price integer,
    add column base_regular_price integer,
    add check ((sale_id is null) = (base_sale_price is null))`,
  `create index products_sale on products (sale_id, position, id) where sale_id is not null`,
  `alter table product_variants
    add column base_sale_price integer check (base_sale_price >= sale_price),
    add column base_regular_price integer check (base_regular_price >= base_sale_price)`,
];

/** The price that staff edit, of a row of variants. */
const base = (row: string) =>
  `coalesce(${row}.base_sale_price, ${row}.sale_price),
   case when ${row}.base_sale_price is null then ${row}.regular_price else ${row}.base_regular_price end`;

const soldAs = ['colour', 'size', 'other', 'sku', 'barcode', 'weight', 'image', 'deleted_at'];
const soldAsOf = (row: string) => `${soldAs.map((column) => `${row}.${column}`).join(', ')}, ${base(row)}`;

/* When a sale starts or ends, nobody has edited a product: neither its version nor the audit log follows. */
const edits = [
  `drop trigger product_variants_edited on product_variants`,
  `create trigger product_variants_edited
    after update of ${soldAs.join(', ')}, sale_price, regular_price, base_sale_price, base_regular_price on product_variants
    for each row when ((${soldAsOf('old')}) is distinct from (${soldAsOf('new')}))
    execute function note_edit_of_variant()`,
  auditFunction({
    table: 'products',
    subject: 'PRODUCT',
    subjectName: 'changed.title',
    ignored: [
      ...['search_document', 'offered_colours', 'offered_sizes'],
      ...['sale_price', 'highest_price', 'regular_price', 'stock'],
      ...['sale_id', 'sale_percent', 'sale_fixed_price', 'base_sale_price', 'base_regular_price'],
    ],
    named: { category_id: { table: 'categories', name: 'label' } },
  }),
  auditFunction({
    table: 'product_variants',
    subject: 'PRODUCT',
    subjectId: 'changed.product_id',
    subjectName: '(select title from products where id = changed.product_id)',
    part: { kind: 'VARIANT', name: `concat_ws(' / ', changed.colour, changed.size, changed.other)` },
    ignored: ['base_colour', 'position', 'base_sale_price', 'base_regular_price'],
    instead: {
      sale_price: (row) => `coalesce(${row}.base_sale_price, ${row}.sale_price)`,
      regular_price: (row) =>
        `case when ${row}.base_sale_price is null then ${row}.regular_price else ${row}.base_regular_price end`,
    },
  }),
];

const history = [
  `create table price_history (
    variant_id uuid not null references product_variants on delete cascade,
    since timestamptz not null,
    sale_price integer not null,
    regular_price integer,
    is_in_sale boolean not null,
    primary key (variant_id, since)
  )`,
  // What prices were before is not known.
  `insert into price_history (variant_id, since, sale_price, regular_price, is_in_sale)
    select id, now(), sale_price, regular_price, false from product_variants`,
  `create function note_price() returns trigger language plpgsql as $$
  begin
    insert into price_history (variant_id, since, sale_price, regular_price, is_in_sale)
    values (new.id, now(), new.sale_price, new.regular_price, coalesce(new.base_sale_price > new.sale_price, false))
    on conflict (variant_id, since) do update set
      sale_price = excluded.sale_price, regular_price = excluded.regular_price, is_in_sale = excluded.is_in_sale;
    return null;
  end $$`,
  `create trigger product_variants_priced after insert on product_variants
    for each row execute function note_price()`,
  `create trigger product_variants_repriced after update of sale_price, regular_price on product_variants
    for each row when ((old.sale_price, old.regular_price) is distinct from (new.sale_price, new.regular_price))
    execute function note_price()`,
];
