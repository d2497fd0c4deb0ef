import { audited } from '../../db/declared/audited.ts';
import { differ } from '../../db/declared/columns.ts';
import { emits, emitsWebhookEvent } from '../../db/declared/emits.ts';
import { hasMetadata } from '../../db/declared/has-metadata.ts';
import { databaseRules, rule } from '../../db/declared/rule.ts';
import { phoneWords } from '../../db/declared/search-text.ts';
import { NOW, updatesWhole, updateTimes } from '../../db/declared/update-times.ts';
import { versioned } from '../../db/declared/versioned.ts';
import { touchesAssets } from '../assets/touches-assets.ts';
import { AddressEntity } from './addresses/address.entity.ts';
import { CustomerNoteEntity } from './notes/customer-note.entity.ts';
import { UserEntity } from './users/user.entity.ts';

/** SQL: the name of the user that a changed row belongs to. */
export const userName = `(select trim(first_name || ' ' || last_name) from users where id = changed.user_id)`;

/** How the audit log names a staff member's role. */
export const staffRoleName = { table: 'staff_roles', name: 'coalesce(name, id)' };

/** Details that customers and staff can edit. */
const details = ['first_name', 'last_name', 'email', 'phone', 'address'] as const;

const onCustomer = {
  insert: 'CUSTOMER_CHANGED',
  update: 'CUSTOMER_CHANGED',
  delete: 'CUSTOMER_CHANGED',
  subject: 'user_id',
} as const;

export const customersDatabase = databaseRules('customers', [
  versioned(UserEntity, {
    edited: [...details, 'custom_fields'],
    notEdited: {
      verified_email: 'written when a link is opened',
      profile_picture: 'has no form that could be overwritten',
      account_type: 'written by sign-in',
      role: 'changed by one action',
      staff_role: 'changed by one action',
      password_hash: 'changed by one action',
      tags: 'added and removed one by one',
      last_seen_at: 'a visit is no edit',
      erased_at: 'a form cannot be saved over an erasure',
    },
  }),
  audited(UserEntity, {
    subject: 'USER',
    subjectName: `trim(changed.first_name || ' ' || changed.last_name)`,
    recorded: [
      ...details,
      ...(['profile_picture', 'account_type', 'role', 'staff_role', 'tags', 'custom_fields'] as const),
      'erased_at',
    ],
    secret: ['password_hash'],
    ignored: { last_seen_at: 'a visit is no change', verified_email: 'a link was opened' },
    named: { staff_role: staffRoleName },
  }),
  touchesAssets(UserEntity, ['custom_fields']),
  updateTimes(UserEntity, {
    of: [
      ...(['first_name', 'last_name', 'email', 'verified_email', 'phone', 'address'] as const),
      ...(['profile_picture', 'account_type', 'role', 'tags', 'custom_fields', 'erased_at'] as const),
    ],
    notOf: {
      staff_role: 'no part of a customer',
      password_hash: 'no program reads it',
      last_seen_at: 'a visit is no change',
    },
  }),
  emits(UserEntity, {
    insert: 'CUSTOMER_CHANGED',
    update: 'CUSTOMER_CHANGED',
    subject: 'id',
    of: [...details, 'profile_picture', 'tags', 'custom_fields', 'erased_at'],
    notOf: {
      verified_email: 'the back office does not show it',
      account_type: 'the back office does not show it',
      role: 'only customers count',
      staff_role: 'only customers count',
      password_hash: 'the back office does not show it',
      last_seen_at: 'a visit is no change',
    },
    only: `new.role = 'CUSTOMER'`,
  }),
  emitsWebhookEvent(UserEntity, 'emit_customer_created', {
    type: 'customer.created',
    after: 'insert',
    when: `new.role = 'CUSTOMER'`,
  }),
  emitsWebhookEvent(UserEntity, 'emit_guest_joined', {
    type: 'customer.created',
    after: 'update of role',
    when: `old.role = 'GUEST' and new.role = 'CUSTOMER'`,
  }),
  emitsWebhookEvent(UserEntity, 'emit_customer_changed', {
    type: 'customer.updated',
    after: 'update',
    when: `old.role = 'CUSTOMER' and new.role = 'CUSTOMER' and new.erased_at is null
      and ${differ(['first_name', 'last_name', 'email', 'phone', 'tags', 'custom_fields'])}`,
    body: `if not is_emitted('customer.created', new.id) then perform add_event('customer.updated', new.id); end if;`,
  }),
  emitsWebhookEvent(UserEntity, 'emit_customer_erased', {
    type: 'customer.erased',
    after: 'update of erased_at',
    when: 'old.erased_at is null and new.erased_at is not null',
  }),
  // A customer without orders is deleted rather than emptied.
  emitsWebhookEvent(UserEntity, 'emit_customer_removed', {
    type: 'customer.erased',
    after: 'delete',
    when: `old.role = 'CUSTOMER'`,
    subject: 'old.id',
  }),
  hasMetadata(UserEntity, {
    kind: 'CUSTOMER',
    changed: `update users set updated_at = ${NOW} where id = owner and erased_at is null;
  if found then
    perform add_event('CUSTOMER_CHANGED', owner);
    if not is_emitted('customer.created', owner) then perform add_event('customer.updated', owner); end if;
  end if;`,
    audited: `select 'USER', id, trim(first_name || ' ' || last_name), null, null from users where id = owner`,
  }),

  rule('users', 'Begins the totals of a customer, which a job keeps.', [
    `create function note_customer_totals() returns trigger language plpgsql as $$
begin
  insert into customer_totals (customer_id, order_count, spent) values (new.id, 0, 0);
  return null;
end $$`,
    `create trigger users_added_totals after insert on users
  for each row execute function note_customer_totals()`,
  ]),
  rule(
    'users',
    'Keeps the text by which staff find a customer, in a table of its own, so that it is not rewritten with the user.',
    [
      `create function note_customer_search(ids uuid[]) returns void language sql as $$
  insert into customer_search_texts (user_id, text)
  select u.id, lower(concat_ws(' ', u.first_name || ' ' || u.last_name, u.email, ${phoneWords('u.phone')}, u.address,
    (select string_agg(concat_ws(' ', ${phoneWords('a.phone')}, a.company, a.street_address, a.zip, a.city), ' ')
      from addresses a where a.user_id = u.id)))
  from users u where u.id = any(ids) and u.erased_at is null
  on conflict (user_id) do update set text = excluded.text where customer_search_texts.text <> excluded.text
$$`,
      `create function user_changed_search() returns trigger language plpgsql as $$
begin
  perform note_customer_search(array[new.id]);
  return null;
end $$`,
      `create trigger users_added_search after insert on users
  for each row execute function user_changed_search()`,
      `create trigger users_changed_search after update of ${details.join(', ')} on users
  for each row when (${differ(details)}) execute function user_changed_search()`,
    ],
  ),

  rule('addresses', 'Keeps the text by which staff find the customer.', [
    `create function address_changed_search() returns trigger language plpgsql as $$
begin
  perform note_customer_search(array[case when tg_op = 'DELETE' then old.user_id else new.user_id end]);
  return null;
end $$`,
    `create trigger addresses_search after insert or update or delete on addresses
  for each row execute function address_changed_search()`,
  ]),
  updatesWhole(AddressEntity, UserEntity, 'user_id'),
  emits(AddressEntity, onCustomer),

  audited(CustomerNoteEntity, {
    subject: 'USER',
    subjectId: 'changed.user_id',
    subjectName: userName,
    part: { kind: 'NOTE', name: 'null::text' },
    recorded: ['text'],
    ignored: {
      user_id: 'what the entry is about',
      author_id: 'the entry says who',
      author_name: 'the entry says who',
    },
  }),
  updatesWhole(CustomerNoteEntity, UserEntity, 'user_id'),
  emits(CustomerNoteEntity, onCustomer),
]);
