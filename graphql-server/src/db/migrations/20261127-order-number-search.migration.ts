import { Migration } from '@mikro-orm/migrations';

/**
 * For those who look for an order by how its number begins: numbers that all begin alike are found slowly by
 * groups of three letters.
 */
export class OrderNumberSearchMigration extends Migration {
  override name = '20261127-order-number-search';

  override up(): void {
    this.addSql(`create index orders_number_prefix on orders (lower(number) text_pattern_ops)`);
    // Until PostgreSQL knows how the expression's values are spread, it would rather read a million orders
    // from the newest on.
    this.addSql(`analyze orders`);
  }
}
