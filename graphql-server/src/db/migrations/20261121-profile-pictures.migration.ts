import { Migration } from '@mikro-orm/migrations';

/** The pictures that people have uploaded, one at most for each. */
export class ProfilePicturesMigration extends Migration {
  override name = '20261121-profile-pictures';

  override up(): void {
    this.addSql(`create table profile_pictures (
      id uuid primary key,
      user_id uuid not null unique references users on delete cascade,
      content bytea not null,
      created_at timestamptz not null
    )`);
  }
}
