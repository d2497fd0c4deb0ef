import { Migration } from '@mikro-orm/migrations';
import { auditTrigger } from './audit-trigger.ts';

/**
 * Who asked for the newsletter, and of which account the shop knows that its email is its owner's:
 * `verified_email` is the one that was verified, so that a changed one counts as not verified.
 */
export class NewsletterMigration extends Migration {
  override name = '20261128-newsletter';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/** The function of 20261123-customer-care, which would also record that a link was opened. */
const [auditUsers = ''] = auditTrigger({
  table: 'users',
  subject: 'USER',
  subjectName: `trim(changed.first_name || ' ' || changed.last_name)`,
  ignored: ['last_seen_at', 'verified_email'],
  secret: ['password_hash'],
  named: { staff_role: { table: 'staff_roles', name: 'coalesce(name, id)' } },
});

const statements = [
  auditUsers.replace('create function', 'create or replace function'),
  `alter table users add column verified_email text null`,
  `create table newsletter_subscriptions (
    id uuid primary key,
    email text not null unique,
    user_id uuid null references users on delete set null,
    source text not null check (source in ('FOOTER', 'ACCOUNT')),
    requested_at timestamptz not null,
    confirmed_at timestamptz null,
    unsubscribed_at timestamptz null,
    mailed_at timestamptz null
  )`,
  `create index newsletter_subscriptions_requested on newsletter_subscriptions (requested_at desc, id desc)`,
  `create index newsletter_subscriptions_subscribed on newsletter_subscriptions (requested_at desc, id desc)
    where confirmed_at is not null and unsubscribed_at is null`,
  `create index newsletter_subscriptions_pending on newsletter_subscriptions (requested_at desc, id desc)
    where confirmed_at is null and unsubscribed_at is null`,
  `create index newsletter_subscriptions_left on newsletter_subscriptions (requested_at desc, id desc)
    where unsubscribed_at is not null`,
  `create index newsletter_subscriptions_search on newsletter_subscriptions using gin (email gin_trgm_ops)`,
  `create index newsletter_subscriptions_user on newsletter_subscriptions (user_id) where user_id is not null`,
];
