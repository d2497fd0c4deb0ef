import { Migration } from '@mikro-orm/migrations';

/** By what users recognise their sessions. */
export class SessionDevicesMigration extends Migration {
  override name = '20261123-session-devices';

  override up(): void {
    this.addSql(`alter table sessions add column device text null`);
    this.addSql(`create index if not exists sessions_user on sessions (user_id)`);
  }
}
