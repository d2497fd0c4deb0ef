import { Migration } from '@mikro-orm/migrations';

/**
 * Finds orders by what a caller tells the merchant, and customers by address. The searched text has a table
 * of its own, so that changing an order or a user does not rewrite it (decision 0078). Sorts orders by total
 * and by customer, and customers by name.
 */
export class ListSearchMigration extends Migration {
  override name = '20261219-list-search';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/** As it is written, and as digits alone. */
const phone = (column: string) => `${column}, regexp_replace(${column}, '\\D', '', 'g')`;

const statements = [
  `create table order_search_texts (
    order_id uuid primary key references orders on delete cascade,
    text text not null
  )`,
  // Of what was bought, the SKU is the variant's when the order was placed or changed last.
  `create function note_order_search(ids uuid[]) returns void
    language sql as $$
    insert into order_search_texts (order_id, text)
    select o.id, lower(concat_ws(' ', o.number, o.customer ->> 'fullName', o.customer ->> 'email',
      ${phone(`coalesce(o.billing ->> 'phone', o.customer ->> 'phone')`)},
      o.billing ->> 'company', coalesce(o.billing ->> 'streetAddress', o.customer ->> 'address'), o.billing ->> 'apartment',
      o.billing ->> 'postalCode', o.billing ->> 'city',
      (select string_agg(concat_ws(' ', s.tracking_number, replace(s.tracking_number, ' ', '')), ' ')
        from shipments s where s.order_id = o.id),
      (select string_agg(concat_ws(' ', l.title, v.sku), ' ' order by l.position)
        from order_lines l left join product_variants v on v.id = l.variant_id where l.order_id = o.id)))
    from orders o where o.id = any(ids)
    on conflict (order_id) do update set text = excluded.text where order_search_texts.text <> excluded.text
  $$`,
  `select note_order_search(array_agg(id)) from orders`,
  `create index order_search_texts_text on order_search_texts using gin (text gin_trgm_ops)`,

  `create function order_changed_search() returns trigger
    language plpgsql as $$
  begin
    perform note_order_search(array[new.id]);
    return null;
  end $$`,
  `create trigger orders_search after update of number, customer, billing on orders
    for each row when ((old.number, old.customer, old.billing) is distinct from (new.number, new.customer, new.billing))
    execute function order_changed_search()`,
  // With its lines an order is complete.
  `create function lines_added_search() returns trigger
    language plpgsql as $$
  begin
    perform note_order_search(array(select distinct order_id from added));
    return null;
  end $$`,
  `create trigger order_lines_search after insert on order_lines
    referencing new table as added
    for each statement execute function lines_added_search()`,
  `create function shipment_changed_search() returns trigger
    language plpgsql as $$
  begin
    perform note_order_search(array[new.order_id]);
    return null;
  end $$`,
  `create trigger shipments_search after insert or update of tracking_number on shipments
    for each row execute function shipment_changed_search()`,
  `drop index orders_search`,

  `drop index orders_total`,
  `create index orders_total on orders (total, id)`,
  `create index orders_customer on orders (lower(customer ->> 'fullName'), id)`,

  `create table customer_search_texts (
    user_id uuid primary key references users on delete cascade,
    text text not null
  )`,
  `create function note_customer_search(ids uuid[]) returns void
    language sql as $$
    insert into customer_search_texts (user_id, text)
    select u.id, lower(concat_ws(' ', u.first_name || ' ' || u.last_name, u.email, ${phone('u.phone')}, u.address,
      (select string_agg(concat_ws(' ', ${phone('a.phone')}, a.company, a.street_address, a.zip, a.city), ' ')
        from addresses a where a.user_id = u.id)))
    from users u where u.id = any(ids) and u.erased_at is null
    on conflict (user_id) do update set text = excluded.text where customer_search_texts.text <> excluded.text
  $$`,
  `select note_customer_search(array_agg(id)) from users`,
  `create index customer_search_texts_text on customer_search_texts using gin (text gin_trgm_ops)`,

  `create function user_changed_search() returns trigger
    language plpgsql as $$
  begin
    perform note_customer_search(array[new.id]);
    return null;
  end $$`,
  `create trigger users_added_search after insert on users
    for each row execute function user_changed_search()`,
  `create trigger users_changed_search after update of first_name, last_name, email, phone, address on users
    for each row when ((old.first_name, old.last_name, old.email, old.phone, old.address)
      is distinct from (new.first_name, new.last_name, new.email, new.phone, new.address))
    execute function user_changed_search()`,
  `create function address_changed_search() returns trigger
    language plpgsql as $$
  begin
    perform note_customer_search(array[case when tg_op = 'DELETE' then old.user_id else new.user_id end]);
    return null;
  end $$`,
  `create trigger addresses_search after insert or update or delete on addresses
    for each row execute function address_changed_search()`,
  `drop index users_search`,

  `create index users_name on users (lower(last_name || ' ' || first_name), id) where role = 'CUSTOMER' and erased_at is null`,
  // Until PostgreSQL knows what is in the tables, it would rather read a million orders from the newest on.
  `analyze orders`,
  `analyze order_search_texts`,
  `analyze customer_search_texts`,
];
