import { Migration } from '@mikro-orm/migrations';
import { auditTrigger } from './audit-trigger.ts';

/**
 * Passkeys of staff, beside the authenticator app or instead of it: a second factor exists as soon as there
 * is either.
 */
export class PasskeysMigration extends Migration {
  override name = '20261126-passkeys';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  'alter table second_factors alter column secret drop not null',
  `create table passkeys (
    id uuid primary key,
    user_id uuid not null references second_factors on delete cascade,
    name text not null,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  'create index on passkeys (user_id)',
  `create table passkey_challenges (
    binding text primary key,
    user_id uuid not null references users on delete cascade,
    challenge text not null,
    expires_at timestamptz not null
  )`,
  'create index on passkey_challenges (user_id)',
  ...auditTrigger({
    table: 'passkeys',
    subject: 'USER',
    subjectId: 'changed.user_id',
    subjectName: `(select trim(first_name || ' ' || last_name) from users where id = changed.user_id)`,
    part: { kind: 'PASSKEY', name: 'changed.name' },
    ignored: ['user_id', 'credential_id', 'public_key', 'counter', 'transports', 'last_used_at'],
  }),
];
