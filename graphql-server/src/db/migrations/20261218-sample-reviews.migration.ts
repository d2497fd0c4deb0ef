import { Migration } from '@mikro-orm/migrations';

/**
 * Ratings count nothing but reviews that can be read (decision 0046): what products of the sample started
 * from goes, and the sample brings reviews by people without an account, who have ordered nothing.
 */
export class SampleReviewsMigration extends Migration {
  override name = '20261218-sample-reviews';

  override up(): void {
    this.addSql(`alter table reviews alter column user_id drop not null, alter column order_id drop not null,
      add check ((user_id is null) = (order_id is null))`);
    this.addSql(
      `update products set starting_rate = 0, starting_reviews = 0 where starting_rate <> 0 or starting_reviews <> 0`,
    );
  }
}
