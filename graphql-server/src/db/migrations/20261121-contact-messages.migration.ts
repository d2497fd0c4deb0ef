import { Migration } from '@mikro-orm/migrations';

/** What visitors write to the shop. */
export class ContactMessagesMigration extends Migration {
  override name = '20261121-contact-messages';

  override up(): void {
    this.addSql(`create table contact_messages (
      id uuid primary key,
      name text not null,
      email text not null,
      phone text not null,
      message text not null,
      created_at timestamptz not null
    )`);
  }
}
