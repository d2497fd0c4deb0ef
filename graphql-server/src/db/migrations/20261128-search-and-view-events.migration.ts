import { Migration } from '@mikro-orm/migrations';
import { eventTriggers } from './event-triggers.ts';

/** Events of synonyms, and of the saved views that staff share (decision 0037). */
export class SearchAndViewEventsMigration extends Migration {
  override name = '20261128-search-and-view-events';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  ...eventTriggers('search_synonyms', {
    insert: 'SEARCH_SYNONYM_CHANGED',
    update: 'SEARCH_SYNONYM_CHANGED',
    delete: 'SEARCH_SYNONYM_CHANGED',
    subject: 'id',
    of: ['version'],
  }),

  // A view of one's own is nobody else's business, so its changes are told only when it is or was shared.
  `create function saved_views_event() returns trigger language plpgsql as $$
    begin
      perform add_event('SAVED_VIEW_CHANGED', coalesce(new.id, old.id));
      return null;
    end $$`,
  `create trigger saved_views_insert_event after insert on saved_views
    for each row when (new.user_id is null) execute function saved_views_event()`,
  `create trigger saved_views_update_event after update on saved_views
    for each row when (old.version is distinct from new.version and (old.user_id is null or new.user_id is null))
    execute function saved_views_event()`,
  `create trigger saved_views_delete_event after delete on saved_views
    for each row when (old.user_id is null) execute function saved_views_event()`,
];
