import { Migration } from '@mikro-orm/migrations';

/** At which price a shopper last saw what lies in the cart; until now, today's. */
export class CartPricesMigration extends Migration {
  override name = '20261121-cart-prices';

  override up(): void {
    this.addSql(`alter table cart_lines add column seen_price integer check (seen_price > 0)`);
    this.addSql(`update cart_lines set seen_price = products.sale_price
      from products where products.id = cart_lines.product_id`);
    this.addSql(`alter table cart_lines alter column seen_price set not null`);
  }
}
