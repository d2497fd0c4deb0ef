import { Migration } from '@mikro-orm/migrations';

/** Finds an order by the name on its parcel, also where that is not the customer's. */
export class RecipientSearchMigration extends Migration {
  override name = '20261227-recipient-search';

  override up(): void {
    this.addSql(searchText);
    // Only these orders get another text: the others have the name as their customer's.
    this.addSql(`select note_order_search(array_agg(id)) from orders
      where position(lower(billing ->> 'firstName') in lower(customer ->> 'fullName')) = 0`);
  }
}

/** As it is written, and as digits alone. */
const phone = (column: string) => `${column}, regexp_replace(${column}, '\\D', '', 'g')`;

const searchText = `create or replace function note_order_search(ids uuid[]) returns void
    language sql as $$
    insert into order_search_texts (order_id, text)
    select o.id, lower(concat_ws(' ', o.number, o.customer ->> 'fullName', o.customer ->> 'email',
      o.billing ->> 'firstName', o.billing ->> 'lastName',
      ${phone(`coalesce(o.billing ->> 'phone', o.customer ->> 'phone')`)},
      o.billing ->> 'company', coalesce(o.billing ->> 'streetAddress', o.customer ->> 'address'), o.billing ->> 'apartment',
      o.billing ->> 'postalCode', o.billing ->> 'city',
      (select string_agg(concat_ws(' ', s.tracking_number, replace(s.tracking_number, ' ', '')), ' ')
        from shipments s where s.order_id = o.id),
      (select string_agg(concat_ws(' ', l.title, v.sku), ' ' order by l.position)
        from order_lines l left join product_variants v on v.id = l.variant_id where l.order_id = o.id)))
    from orders o where o.id = any(ids)
    on conflict (order_id) do update set text = excluded.text where order_search_texts.text <> excluded.text
  $$`;
