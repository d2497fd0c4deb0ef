import { Migration } from '@mikro-orm/migrations';

/**
 * Which currency the amounts of an order are in. Orders of the past have that of their card payments, which
 * always said it; all others get `currencyCode`, the shop's at the time of the migration: nothing else is
 * known of them.
 */
export function orderCurrencyMigration(currencyCode: string) {
  return class OrderCurrencyMigration extends Migration {
    override name = '20261122-order-currency';

    override up(): void {
      const currency = `'${currencyCode.replaceAll("'", "''")}'`;
      // By the default, so that millions of orders are not written anew; without it from then on, so that
      // none is forgotten.
      this.addSql(`alter table orders add column currency text not null default ${currency}`);
      this.addSql(`alter table orders alter column currency drop default`);
      this.addSql(`update orders set currency = p.currency from payments p
        where p.order_id = orders.id and p.currency <> orders.currency
          and p.attempt = (select max(attempt) from payments l where l.order_id = orders.id)`);
    }
  };
}
