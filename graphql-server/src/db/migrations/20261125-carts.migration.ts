import { Migration } from '@mikro-orm/migrations';

/**
 * Which carts were begun and ordered, for the conversion on home. When today's carts were begun, nobody
 * knows: they count from now on.
 */
export class CartsMigration extends Migration {
  override name = '20261125-carts';

  override up(): void {
    this.addSql(`create table carts (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      begun_at timestamptz not null default now(),
      ended_at timestamptz null,
      ordered boolean not null default false,
      check (not ordered or ended_at is not null)
    )`);
    this.addSql(`create unique index carts_open on carts (user_id) where ended_at is null`);
    this.addSql(`create index carts_user on carts (user_id)`);
    this.addSql(`create index carts_begun on carts (begun_at, ordered)`);
    this.addSql(
      `insert into carts (id, user_id) select gen_random_uuid(), user_id from cart_lines group by user_id`,
    );
  }
}
