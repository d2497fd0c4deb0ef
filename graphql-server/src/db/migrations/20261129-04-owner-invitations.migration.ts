import { Migration } from '@mikro-orm/migrations';

/** The one-time link that creates the owner of a new shop. */
export class OwnerInvitationsMigration extends Migration {
  override name = '20261129-owner-invitations';

  override up(): void {
    this.addSql(`create table owner_invitations (
      id text primary key check (id = 'OWNER'),
      token_hash text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`);
  }
}
