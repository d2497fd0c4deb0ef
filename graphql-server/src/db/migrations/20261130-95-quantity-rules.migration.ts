import { Migration } from '@mikro-orm/migrations';

/** How many units of a variant an order can have. */
export class QuantityRulesMigration extends Migration {
  override name = '20261130-quantity-rules';

  override up(): void {
    this.addSql(`alter table product_variants
      add column minimum_quantity smallint check (minimum_quantity between 1 and 999),
      add column quantity_step smallint check (quantity_step between 1 and 999),
      add column maximum_quantity smallint check (maximum_quantity between 1 and 999),
      add constraint product_variants_quantity_rules check (
        minimum_quantity % coalesce(quantity_step, 1) = 0
        and maximum_quantity % coalesce(quantity_step, 1) = 0
        and minimum_quantity <= maximum_quantity)`);
    // It followed from the product's stock; from now on it depends on the minimum of each variant.
    this.addSql(`alter table products
      alter column is_in_stock drop expression,
      alter column is_in_stock set default false`);
  }
}
