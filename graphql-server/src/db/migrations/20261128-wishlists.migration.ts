import { Migration } from '@mikro-orm/migrations';

/**
 * Further wishlists with a name, and links that share a list. An item without a list lies on the default one,
 * as every item did until now; the default list has a row only once it is shared, and no name.
 */
export class WishlistsMigration extends Migration {
  override name = '20261128-wishlists';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table wishlists (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    name text null,
    share_id uuid null unique,
    shared_at timestamptz null,
    created_at timestamptz not null,
    check ((share_id is null) = (shared_at is null))
  )`,
  `create unique index wishlists_name on wishlists (user_id, lower(name)) where name is not null`,
  `create unique index wishlists_default on wishlists (user_id) where name is null`,
  `alter table wishlist_items add column wishlist_id uuid null references wishlists on delete cascade`,
  `alter table wishlist_items add constraint wishlist_items_once unique nulls not distinct (user_id, wishlist_id, product_id)`,
  `alter table wishlist_items drop constraint wishlist_items_user_id_product_id_key`,
  `create index wishlist_items_list on wishlist_items (wishlist_id) where wishlist_id is not null`,
];
