import { Migration } from '@mikro-orm/migrations';

/** Links by which people who forgot their password choose a new one. */
export class PasswordResetsMigration extends Migration {
  override name = '20261121-password-resets';

  override up(): void {
    this.addSql(`create table password_reset_tokens (
      hash text primary key,
      user_id uuid not null references users on delete cascade,
      expires_at timestamptz not null
    )`);
    this.addSql(`create index password_reset_tokens_user on password_reset_tokens (user_id)`);
    this.addSql(`create index password_reset_tokens_expiry on password_reset_tokens (expires_at)`);
  }
}
