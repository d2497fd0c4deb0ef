import { Migration } from '@mikro-orm/migrations';
import { eventTriggers } from './event-triggers.ts';

/**
 * Events of categories, collections, customers and settings (decision 0037). A section of the settings has no
 * UUID, so subjects become text.
 */
export class BackOfficeEventsMigration extends Migration {
  override name = '20261126-back-office-events';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const onCustomer = (part: string) =>
  eventTriggers(part, {
    insert: 'CUSTOMER_CHANGED',
    update: 'CUSTOMER_CHANGED',
    delete: 'CUSTOMER_CHANGED',
    subject: 'user_id',
  });

const statements = [
  `alter table events alter column subject_id type text`,
  `create function add_event(text, text) returns void language sql as $$
    insert into events (kind, subject_id, actor_id)
    values ($1, $2, nullif(current_setting('shop.actor_id', true), '')::uuid)
    on conflict (transaction, kind, subject_id) where position is null do nothing
  $$`,
  `create or replace function add_event(text, uuid) returns void language sql as $$
    select add_event($1, $2::text)
  $$`,

  ...eventTriggers('categories', {
    insert: 'CATEGORY_CHANGED',
    update: 'CATEGORY_CHANGED',
    subject: 'id',
    of: ['version', 'position', 'deleted_at'],
  }),
  ...eventTriggers('collections', {
    insert: 'COLLECTION_CHANGED',
    update: 'COLLECTION_CHANGED',
    subject: 'id',
    of: ['version', 'deleted_at'],
  }),
  ...eventTriggers('users', {
    insert: 'CUSTOMER_CHANGED',
    update: 'CUSTOMER_CHANGED',
    subject: 'id',
    // When somebody was here last is no change of the customer.
    of: ['first_name', 'last_name', 'email', 'phone', 'address', 'profile_picture', 'tags', 'erased_at'],
    only: `new.role = 'CUSTOMER'`,
  }),
  ...onCustomer('customer_notes'),
  ...onCustomer('addresses'),
  ...eventTriggers('settings', { update: 'SETTINGS_CHANGED', subject: 'section', of: ['version'] }),
];
