import { Migration } from '@mikro-orm/migrations';

/** People's address books. That there is one default at most is the database's to say. */
export class AddressesMigration extends Migration {
  override name = '20261121-addresses';

  override up(): void {
    this.addSql(`create table addresses (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      first_name text not null,
      last_name text not null,
      company text,
      street_address text not null,
      city text not null,
      state text,
      zip text,
      country text,
      phone text not null,
      email text not null,
      is_default boolean not null,
      created_at timestamptz not null
    )`);
    this.addSql(`create index addresses_user on addresses (user_id, created_at, id)`);
    this.addSql(`create unique index addresses_default on addresses (user_id) where is_default`);
  }
}
