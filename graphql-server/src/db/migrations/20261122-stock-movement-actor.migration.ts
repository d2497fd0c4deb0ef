import { Migration } from '@mikro-orm/migrations';

/**
 * The ledger says which admin entered or corrected a stock. Of what happened before, nobody knows it any
 * more.
 */
export class StockMovementActorMigration extends Migration {
  override name = '20261122-stock-movement-actor';

  override up(): void {
    this.addSql('alter table stock_movements add column actor_id uuid');
  }
}
