import { Migration } from '@mikro-orm/migrations';

/**
 * What staff have changed of the shop's settings (decision 0038), a row for each section. The audit log has
 * an entry for each edit, by field.
 */
export class SettingsMigration extends Migration {
  override name = '20261124-settings';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table settings (
    section text primary key,
    content jsonb not null,
    version bigint not null default 0
  )`,
  `create trigger settings_edited before update of content on settings
    for each row when (old.content is distinct from new.content) execute function note_edit()`,
  // Unlike `auditTrigger`, this looks into the JSON: its fields are what staff know.
  `create function audit_settings() returns trigger language plpgsql as $$
    begin
      perform add_audit_entry(tg_op, old.content, new.content, array[]::text[], array[]::text[],
        'SETTINGS', new.section, new.section, null, null);
      return null;
    end $$`,
  `create trigger audit_settings after update on settings
    for each row when (current_setting('shop.actor', true) <> '') execute function audit_settings()`,
];
