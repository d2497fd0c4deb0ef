import { Migration } from '@mikro-orm/migrations';

/** Reports add up quarters of an hour: a year of them takes milliseconds (decision 0033). */
export class RevenueOfQuartersMigration extends Migration {
  override name = '20261129-revenue-of-quarters';

  override up(): void {
    for (const table of ['revenue_day_sums', 'cart_day_sums']) {
      this.addSql(`drop table ${table}`);
      // With its triggers, which would write into the table until the start drops them.
      this.addSql(`drop function if exists keep_${table} cascade`);
    }
    // The name in 0.1.0.
    this.addSql(`drop function if exists keep_sales_day_sums cascade`);
  }
}
