import { Migration } from '@mikro-orm/migrations';

/** What was answered to changes that callers may ask for again (decision 0060). */
export class IdempotencyKeysMigration extends Migration {
  override name = '20261205-idempotency-keys';

  override up(): void {
    this.addSql(`create table idempotency_keys (
      id uuid primary key,
      caller text not null,
      key text not null,
      fingerprint text not null,
      claim uuid not null,
      claimed_until timestamptz not null,
      is_changed boolean not null default false,
      answer text,
      created_at timestamptz not null,
      unique (caller, key)
    )`);
    this.addSql(`create index idempotency_keys_age on idempotency_keys (created_at)`);
  }
}
