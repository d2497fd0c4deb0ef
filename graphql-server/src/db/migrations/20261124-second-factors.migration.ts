import { Migration } from '@mikro-orm/migrations';
import { auditTrigger } from './audit-trigger.ts';

/**
 * Authenticator apps of staff. That one was set up or turned off is in the audit log, without its secrets.
 */
export class SecondFactorsMigration extends Migration {
  override name = '20261124-second-factors';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table second_factors (
    user_id uuid primary key references users on delete cascade,
    secret text not null,
    last_used_step integer not null,
    recovery_codes jsonb not null,
    created_at timestamptz not null
  )`,
  ...auditTrigger({
    table: 'second_factors',
    subject: 'USER',
    subjectId: 'changed.user_id',
    subjectName: `(select trim(first_name || ' ' || last_name) from users where id = changed.user_id)`,
    part: { kind: 'SECOND_FACTOR', name: 'null::text' },
    ignored: ['user_id', 'last_used_step'],
    secret: ['secret', 'recovery_codes'],
  }),
];
