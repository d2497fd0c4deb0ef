import { Migration } from '@mikro-orm/migrations';
import { auditTrigger } from './audit-trigger.ts';
import { versioned } from './edit-version-trigger.ts';
import { eventTriggers } from './event-triggers.ts';

/** Promotions, and the codes that customers have typed into their carts (decision 0047). */
export class PromotionsMigration extends Migration {
  override name = '20261128-promotions';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const edited = [
  ...['title', 'code', 'effect', 'minimum', 'product_ids', 'category_ids', 'collection_ids', 'customer_ids'],
  ...['first_order_only', 'starts_at', 'ends_at', 'usage_limit', 'customer_limit', 'priority', 'combines'],
  ...['is_enabled', 'is_welcome', 'deleted_at'],
];

const statements = [
  `create table promotions (
    id uuid primary key,
    title text not null,
    code text,
    effect jsonb not null,
    minimum integer check (minimum > 0),
    product_ids jsonb not null default '[]',
    category_ids jsonb not null default '[]',
    collection_ids jsonb not null default '[]',
    customer_ids jsonb not null default '[]',
    first_order_only boolean not null default false,
    starts_at timestamptz not null,
    ends_at timestamptz check (ends_at > starts_at),
    usage_limit integer check (usage_limit > 0),
    customer_limit integer check (customer_limit > 0),
    used integer not null default 0 check (used >= 0),
    priority integer not null default 0,
    combines boolean not null default true,
    is_enabled boolean not null default true,
    is_welcome boolean not null default false,
    created_at timestamptz not null,
    deleted_at timestamptz
  )`,
  `create unique index promotions_code on promotions (code) where deleted_at is null`,
  `create index promotions_automatic on promotions (starts_at) where deleted_at is null and code is null and is_enabled`,
  `create unique index promotions_welcome on promotions (is_welcome) where is_welcome and deleted_at is null`,
  `create index promotions_deleted on promotions (deleted_at, id) where deleted_at is not null`,
  `create table cart_codes (
    user_id uuid not null references users on delete cascade,
    code text not null,
    position integer not null,
    primary key (user_id, code)
  )`,
  ...versioned('promotions', edited),
  ...auditTrigger({
    table: 'promotions',
    subject: 'PROMOTION',
    subjectName: 'changed.title',
    ignored: ['used', 'version'],
  }),
  ...eventTriggers('promotions', {
    insert: 'PROMOTION_CHANGED',
    update: 'PROMOTION_CHANGED',
    subject: 'id',
    of: ['version', 'deleted_at'],
  }),
];
