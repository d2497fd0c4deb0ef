import { Migration } from '@mikro-orm/migrations';

/**
 * Other storefronts (decision 0075). They are settings, so their ids are no foreign keys: an order outlives
 * its storefront. A key's storefront is a part of its edit version.
 */
export class StorefrontsMigration extends Migration {
  override name = '20261216-storefronts';

  override up(): void {
    this.addSql('alter table orders add column storefront_id text null');
    this.addSql('alter table payments add column return_url text null');
    this.addSql('alter table api_keys add column storefront_id text null');
    this.addSql('drop trigger api_keys_edited on api_keys');
    this.addSql(`create trigger api_keys_edited
      before update of name, permissions, expires_at, revoked_at, storefront_id on api_keys for each row
      when ((old.name, old.permissions, old.expires_at, old.revoked_at, old.storefront_id)
        is distinct from (new.name, new.permissions, new.expires_at, new.revoked_at, new.storefront_id))
      execute function note_edit()`);
  }
}
