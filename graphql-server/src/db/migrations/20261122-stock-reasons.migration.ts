import { Migration } from '@mikro-orm/migrations';

/** Orders reserve stock and release it; the ledger's reasons used to say that in other words. */
export class StockReasonsMigration extends Migration {
  override name = '20261122-stock-reasons';

  override up(): void {
    this.addSql(`update stock_movements set reason = 'ORDER_RELEASED' where reason = 'ORDER_GIVEN_BACK'`);
    this.addSql(
      `update stock_movements set reason = 'ORDER_RESERVED_AGAIN' where reason = 'ORDER_TAKEN_AGAIN'`,
    );
  }
}
