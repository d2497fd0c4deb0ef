import { Migration } from '@mikro-orm/migrations';
import { eventTriggers } from './event-triggers.ts';

/**
 * Events of own roles; and of categories two kinds: one that is put elsewhere changes the places of those
 * beside it, which is no change of what their forms edit.
 */
export class RoleEventsMigration extends Migration {
  override name = '20261127-role-events';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  ...eventTriggers('staff_roles', {
    insert: 'STAFF_ROLE_CHANGED',
    update: 'STAFF_ROLE_CHANGED',
    subject: 'id',
    of: ['version', 'deleted_at'],
  }),

  `drop trigger categories_update_event on categories`,
  `drop function categories_update_event()`,
  ...eventTriggers('categories', {
    update: 'CATEGORY_CHANGED',
    subject: 'id',
    of: ['version', 'deleted_at'],
  }),
  `create function categories_move_event() returns trigger language plpgsql as $$
    begin
      perform add_event('CATEGORY_MOVED', new.id);
      return null;
    end $$`,
  `create trigger categories_move_event after update on categories
    for each row when (old.position <> new.position) execute function categories_move_event()`,
];
