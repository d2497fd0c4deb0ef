import type { EntityManager } from './database.ts';

/** A violated rule: the rule in words, and the ids of the rows that violate it. */
export interface IntegrityViolation {
  rule: string;
  ids: string[];
}

/** Rows that a sentence about a violated rule names; a damaged shop may have as many as it has orders. */
const MAX_NAMED = 10;

/** A violated rule as operators read it. */
export function violationText({ rule, ids }: IntegrityViolation): string {
  const others = ids.length - MAX_NAMED;
  const more = others > 0 ? ` and ${others.toLocaleString('en')} more` : '';
  return `${rule}; not so for ${ids.slice(0, MAX_NAMED).join(', ')}${more}`;
}

/**
 * Each statement finds the ids of rows that violate its rule. Rules about a single row are CHECK constraints
 * instead.
 */
const RULES: readonly (readonly [rule: string, statement: string])[] = [
  [
    'the stock of a variant, less what was sold beyond it, is the sum of its ledger, if it is tracked',
    `select v.id from product_variants v
     left join stock_movements m on m.variant_id = v.id
     where v.tracks_stock
     group by v.id having v.stock - v.backordered <> coalesce(sum(m.quantity), 0)`,
  ],
  [
    'the stock of a product is the sum of the variants that it offers, and it offers one',
    `select p.id from products p
     left join product_variants v on v.product_id = p.id and v.deleted_at is null
     group by p.id having p.stock <> coalesce(sum(v.stock), 0) or count(v.id) = 0`,
  ],
  [
    'a product is in stock if one of the variants that it offers has enough for an order',
    `select p.id from products p where is_in_stock <> exists (
       select from product_variants v where v.product_id = p.id and v.deleted_at is null
         and v.stock >= coalesce(v.minimum_quantity, v.quantity_step, 1))`,
  ],
  [
    'a product can be sold beyond its stock if one of the variants that it offers can, with enough for an order',
    `select p.id from products p where is_backorderable <> exists (
       select from product_variants v where v.product_id = p.id and v.deleted_at is null
         and v.tracks_stock and v.backordered < v.backorder_limit
         and v.stock + v.backorder_limit - v.backordered >= coalesce(v.minimum_quantity, v.quantity_step, 1))`,
  ],
  [
    'the prices of a product are those of its cheapest and of its most expensive variant',
    `select p.id from products p join product_variants v on v.product_id = p.id and v.deleted_at is null
     group by p.id having p.sale_price <> min(v.sale_price) or p.highest_price <> max(v.sale_price)`,
  ],
  [
    'a variant has base prices while its product is in a price campaign, which lowers its price to what the campaign says, and only then',
    `select v.id from product_variants v join products p on p.id = v.product_id
     where v.deleted_at is null and ((p.campaign_id is null) <> (v.base_sale_price is null)
       or p.campaign_fixed_price is not null and v.sale_price <> least(v.base_sale_price, p.campaign_fixed_price))
     union all
     select p.id from products p join product_variants v on v.product_id = p.id and v.deleted_at is null
     group by p.id having p.base_sale_price is distinct from min(v.base_sale_price)`,
  ],
  [
    'a customer has a cart that has not ended when there are lines in it, and only then',
    `select coalesce(l.user_id, c.user_id) as id from (select distinct user_id from cart_lines) l
     full join (select user_id from carts where ended_at is null) c on c.user_id = l.user_id
     where l.user_id is null or c.user_id is null`,
  ],
  [
    'an order holds in the ledger what its lines say, unless it was imported, without what was restocked, but what was sent of it once it is Cancelled, and nothing once it is Returned',
    `with held as (
       select order_id, variant_id, sum(quantity) as units from stock_movements
       where order_id is not null group by order_id, variant_id
     ), wanted as (
       select o.id as order_id, l.variant_id,
              sum(case when o.status = 'RETURNED' or o.status = 'CANCELLED' and o.shipment_state = 'NONE' then 0
                when o.status = 'CANCELLED' then greatest(0, l.quantity - l.restocked_quantity
                  - greatest(0, l.quantity - l.removed_quantity - (select coalesce(sum(quantity), 0) from shipment_lines where order_line_id = l.id)))
                else l.quantity - l.restocked_quantity end) as units
       from orders o join order_lines l on l.order_id = o.id where o.imported_from is null group by o.id, l.variant_id
     )
     select distinct coalesce(held.order_id, wanted.order_id) as id
     from held full join wanted on wanted.order_id = held.order_id and wanted.variant_id = held.variant_id
     where coalesce(held.units, 0) + coalesce(wanted.units, 0) <> 0`,
  ],
  [
    'an order has lines, and its sums are theirs, but for the total of an imported one',
    `select o.id from orders o
     left join order_lines l on l.order_id = o.id
     group by o.id
     having count(l.id) = 0
         or o.subtotal <> sum(l.quantity * l.unit_price)
         or o.item_count <> sum(l.quantity)
         or o.discount_total <> sum(l.discount_total)
         or o.imported_from is null and o.total <> o.subtotal - o.discount_total + o.shipping_total + case when o.prices_include_tax then 0 else o.tax_total end`,
  ],
  [
    'what promotions took off the lines of an order is what they took off the order',
    `select o.id from orders o left join lateral (
       select coalesce(sum(amount), 0) as amount from order_adjustments a where a.order_id = o.id and a.kind <> 'FREE_DELIVERY'
     ) a on true
     where o.discount_total <> a.amount
     union
     select l.order_id from order_lines l left join lateral (
       select coalesce(sum((a.shares ->> l.position)::int), 0) as share from order_adjustments a where a.order_id = l.order_id
     ) a on true
     where l.discount_total <> a.share`,
  ],
  [
    'the taxes of an order are those of its lines and of its delivery, those of each rate, and never more than what they are on',
    `select o.id from orders o join lateral (
       select sum(l.tax_total) as amount,
         bool_or(l.tax_total > l.quantity * l.unit_price - l.discount_total or l.tax_total > 0 and l.tax_rate is null) as broken
       from order_lines l where l.order_id = o.id
     ) l on true cross join lateral (
       select coalesce(sum((t ->> 'amount')::int), 0) as amount from jsonb_array_elements(o.taxes) t
     ) t
     where o.tax_total <> l.amount + o.shipping_tax_total or o.tax_total <> t.amount
       or o.shipping_tax_total > o.shipping_total or l.broken`,
  ],
  [
    'a promotion of limited use was used as often as orders say that were not cancelled unpaid',
    `select p.id from promotions p left join order_adjustments a on a.promotion_id = p.id and a.released_at is null
     where p.usage_limit is not null group by p.id having p.used <> count(a.id)`,
  ],
  [
    'a line was refunded and restocked as often as the refunds and returns of its order say, and open returns speak for as many of it',
    `select l.id from order_lines l
     left join (
       select order_line_id, sum(quantity) as refunded, sum(restocked_quantity) as restocked from refund_lines group by order_line_id
     ) r on r.order_line_id = l.id
     left join (
       select order_line_id, sum(b.restocked_quantity) as restocked,
         sum(b.quantity) filter (where state in ('REQUESTED', 'APPROVED', 'RECEIVED')) as returning
       from return_lines b join returns on returns.id = b.return_id group by order_line_id
     ) b on b.order_line_id = l.id
     where l.refunded_quantity <> coalesce(r.refunded, 0)
        or l.restocked_quantity <> coalesce(r.restocked, 0) + coalesce(b.restocked, 0)
        or l.returning_quantity <> coalesce(b.returning, 0)`,
  ],
  [
    'a return ends its history with its state, has lines of its own order, and its refund is for what has arrived',
    `select b.id from returns b
     where b.state is distinct from
       (select e.state from return_events e where e.return_id = b.id order by e.created_at desc, e.id desc limit 1)
       or not exists (select from return_lines where return_id = b.id)
       or exists (
         select from return_lines l join order_lines o on o.id = l.order_line_id
         left join refund_lines r on r.refund_id = b.refund_id and r.order_line_id = l.order_line_id
         where l.return_id = b.id
           and (o.order_id <> b.order_id or b.refund_id is not null and l.received_quantity <> coalesce(r.quantity, 0)))`,
  ],
  [
    'no more is refunded than was paid',
    `select o.id from orders o join refunds r on r.order_id = o.id and not r.surplus and r.state <> 'DISMISSED'
     group by o.id, o.total having sum(r.amount) > greatest(coalesce(o.paid_amount, o.total), (
       select coalesce(sum(p.amount), 0) from payments p where p.order_id = o.id and p.state = 'PAID'))
     union
     select p.order_id from payments p join refunds r on r.payment_id = p.id and r.state <> 'DISMISSED'
     group by p.id having sum(r.amount) > p.amount`,
  ],
  [
    'the credit notes of an invoice are not more than it',
    `select i.id from invoices i join invoices n on n.corrects_id = i.id
     group by i.id having sum(n.total) > i.total`,
  ],
  [
    'a payment is in the currency of its order',
    `select p.id from payments p join orders o on o.id = p.order_id where p.currency <> o.currency`,
  ],
  [
    'the numbers by which ranges of custom fields are found are those of the fields',
    `with stored as (
       select id as owner_id, key, value, field_number(value) as number
       from (select id, custom_fields from products union all select id, custom_fields from product_variants) owners,
         jsonb_each(custom_fields) field (key, list), jsonb_array_elements_text(list) value
       where field_number(value) is not null
     )
     select distinct owner_id as id from field_numbers full join stored using (owner_id, key, value)
     where field_numbers.number is distinct from stored.number`,
  ],
  // The next start stores pictures of the sample shop that a migration created.
  [
    'a picture that a product shows is stored',
    `select p.id from products p,
       jsonb_path_query(p.image || p.gallery || p.colours, 'strict $.**.assetId') as shown
     left join assets a on to_jsonb(a.id::text) = shown
       and (a.state = 'STORED' or a.state = 'STORING' and a.created_by_id is null)
     where a.id is null`,
  ],
  [
    'the reviews of a product are counted by their stars as they are shown',
    `select p.id from products p
     left join lateral (
       select array[count(*) filter (where shown_stars = 1), count(*) filter (where shown_stars = 2), count(*) filter (where shown_stars = 3),
         count(*) filter (where shown_stars = 4), count(*) filter (where shown_stars = 5)]::int[] as counts
       from reviews where product_id = p.id
     ) r on true
     where p.review_counts <> r.counts`,
  ],
  [
    'a review was found helpful as often as customers have said so, and never by its author',
    `select r.id from reviews r left join review_votes v on v.review_id = r.id
     group by r.id having r.helpful_votes <> count(v.user_id) or bool_or(v.user_id = r.user_id)`,
  ],
  [
    'a picture that a review shows is stored',
    `select r.id from reviews r, jsonb_path_query(r.pictures || r.shown_pictures, 'strict $.**.assetId') as shown
     left join assets a on to_jsonb(a.id::text) = shown and a.state = 'STORED'
     where a.id is null`,
  ],
  [
    'the revenue sums are those of the orders that were not cancelled and wait for nothing',
    `with settled as (
       select o.id, o.total, r.refunded, c.order_id, c.gross, c.refunded as counted_refunded, o.status from orders o
       left join counted_orders c on c.order_id = o.id
       cross join lateral (
         select case when o.payment_state = 'REFUNDED' then o.total else coalesce(sum(amount), 0) end as refunded
         from refunds where order_id = o.id and state = 'DONE' and not surplus
       ) r
       where not exists (select from revenue_changes where revenue_changes.order_id = o.id)
     )
     select id from settled where (status = 'CANCELLED') <> (order_id is null)
       or status <> 'CANCELLED' and (total <> gross or refunded <> counted_refunded)
     union all
     select null from (select sum(orders) as orders, sum(gross) as gross, sum(refunded) as refunded from revenue_sums) s,
       (select count(*) as orders, sum(gross) as gross, sum(refunded) as refunded from counted_orders) c
     where (s.orders, s.gross, s.refunded) is distinct from (nullif(c.orders, 0), c.gross, c.refunded)
     union all
     select coalesce(s.product_id, l.product_id) from
       (select product_id, sum(units) as units, sum(revenue) as revenue from product_revenue_sums group by product_id) s
       full join (
         select product_id, sum(quantity) as units, sum(quantity * unit_price::bigint - discount_total) as revenue
         from counted_orders join order_lines using (order_id) group by product_id
       ) l on l.product_id = s.product_id
     where coalesce(s.units, 0) <> coalesce(l.units, 0) or coalesce(s.revenue, 0) <> coalesce(l.revenue, 0)`,
  ],
  [
    'what was sold of a product in all is the sum of its days',
    `select coalesce(t.product_id, s.product_id) as id from product_revenue_totals t
     full join (
       select currency, product_id, sum(units) as units, sum(revenue) as revenue from product_revenue_sums group by currency, product_id
     ) s on s.currency = t.currency and s.product_id = t.product_id
     where (t.units, t.revenue) is distinct from (s.units, s.revenue)`,
  ],
  [
    'each order follows the one before of its customer, and as many of each two weeks do as is kept',
    `with found as (
       select order_id, previous_at, lag(placed_at) over (partition by customer_id order by placed_at, order_id) as former_at from counted_orders
     ), counted as (
       select date_bin('7 days', placed_at, timestamptz 'epoch') as week,
         coalesce(date_bin('7 days', previous_at, timestamptz 'epoch'), '-infinity') as previous_week, count(*) as orders
       from counted_orders group by 1, 2
     )
     select order_id as id from found where previous_at is distinct from former_at
     union all
     select null from customer_sums kept full join counted using (week, previous_week)
     where coalesce(kept.orders, 0) <> coalesce(counted.orders, 0)`,
  ],
  [
    'the carts of each quarter of an hour are as many as is kept, with what the queue changes of it',
    `with kept as (
       select quarter, sum(carts) as carts, sum(ordered) as ordered
       from (select * from cart_sums union all select quarter, carts, ordered from cart_changes) parts group by quarter
     ), counted as (
       select date_bin('15 minutes', begun_at, timestamptz '2000-01-01 00:00Z') as quarter, count(*) as carts, count(*) filter (where ordered) as ordered
       from carts group by 1
     )
     select null as id from kept full join counted using (quarter)
     where (coalesce(kept.carts, 0), coalesce(kept.ordered, 0)) <> (coalesce(counted.carts, 0), coalesce(counted.ordered, 0))`,
  ],
  [
    'the orders of each status are as many as is kept, with what the queue changes of it',
    `with kept as (
       select status, sum(orders) as orders from (
         select status, orders from order_counts
         union all select status, 1 from revenue_changes
         union all select former_status, -1 from revenue_changes
       ) parts where status is not null group by status
     )
     select null as id from kept full join (select status, count(*) as orders from orders group by status) o on o.status = kept.status
     where coalesce(kept.orders, 0) <> coalesce(o.orders, 0)`,
  ],
  [
    'the history of an order ends with its status and its payment state',
    `select o.id from orders o
     where o.status || ' ' || o.payment_state is distinct from
       (select e.status || ' ' || e.payment_state from order_events e
        where e.order_id = o.id order by e.created_at desc, e.id desc limit 1)`,
  ],
  [
    'an order that was paid by card is not unpaid, nor paid when all of it has gone back',
    `select o.id from orders o
     join payments p on p.order_id = o.id and p.state = 'PAID'
     left join lateral (
       select coalesce(sum(amount), 0) as amount from refunds where payment_id = p.id and state = 'DONE'
     ) r on true
     group by o.id
     having o.payment_state = 'UNPAID' or (o.payment_state in ('PAID', 'PARTIALLY_PAID') and sum(p.amount) = sum(r.amount)
       and coalesce(o.paid_amount, o.total) <= (
         select coalesce(sum(amount), 0) from refunds where order_id = o.id and state = 'DONE' and not surplus))`,
  ],
];

/**
 * Checks all orders and all stock against rules that must always hold. It reads whole tables: for owners who
 * want to be sure, and for the reliability metrics.
 */
export async function checkIntegrity(em: EntityManager): Promise<IntegrityViolation[]> {
  const errors: IntegrityViolation[] = [];
  for (const [rule, statement] of RULES) {
    const rows = await em.execute<{ id: string }[]>(statement);
    if (rows.length > 0) errors.push({ rule, ids: rows.map(({ id }) => id) });
  }
  return errors;
}
