import { Migration } from '@mikro-orm/migrations';

/**
 * How many orders each customer has and what they have spent, to sort by; kept from the queue of the sales
 * reports (decisions 0033 and 0078).
 */
export class CustomerTotalsMigration extends Migration {
  override name = '20261219-customer-totals';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table customer_totals (
    customer_id uuid primary key references users on delete cascade,
    order_count integer not null,
    spent bigint not null
  )`,
  `insert into customer_totals (customer_id, order_count, spent)
   select users.id, count(orders.id), coalesce(sum(case when payment_state = 'PAID' then total - coalesce((
       select sum(amount) from refunds where order_id = orders.id and state = 'DONE' and not surplus
     ), 0) else 0 end), 0)
   from users left join orders on orders.user_id = users.id where erased_at is null group by users.id`,
  `create index customer_totals_orders on customer_totals (order_count, customer_id)`,
  `create index customer_totals_spent on customer_totals (spent, customer_id)`,
  `create function note_customer_totals() returns trigger
    language plpgsql as $$
  begin
    insert into customer_totals (customer_id, order_count, spent) values (new.id, 0, 0);
    return null;
  end $$`,
  `create trigger users_added_totals after insert on users
    for each row execute function note_customer_totals()`,
  `analyze customer_totals`,
];
