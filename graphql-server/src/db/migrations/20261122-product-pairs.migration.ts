import { Migration } from '@mikro-orm/migrations';

/** Products that were bought in the same orders, as a job counts them; the first count fills the table. */
export class ProductPairsMigration extends Migration {
  override name = '20261122-product-pairs';

  override up(): void {
    this.addSql(`create table product_pairs (
      product_id uuid not null references products on delete cascade,
      other_id uuid not null references products on delete cascade,
      customers integer not null,
      primary key (product_id, other_id),
      check (product_id <> other_id)
    )`);
  }
}
