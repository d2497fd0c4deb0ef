import { Migration } from '@mikro-orm/migrations';

/** Who signs in with which account of an identity provider; one for each person. */
export class IdentitiesMigration extends Migration {
  override name = '20261121-identities';

  override up(): void {
    this.addSql(`create table identities (
      issuer text not null,
      subject text not null,
      user_id uuid not null unique references users on delete cascade,
      created_at timestamptz not null,
      primary key (issuer, subject)
    )`);
  }
}
