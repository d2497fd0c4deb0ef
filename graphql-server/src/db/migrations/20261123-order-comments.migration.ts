import { Migration } from '@mikro-orm/migrations';
import { auditTrigger } from './audit-trigger.ts';

/** What staff notes about orders, among itself. */
export class OrderCommentsMigration extends Migration {
  override name = '20261123-order-comments';

  override up(): void {
    this.addSql(`create table order_comments (
      id uuid primary key,
      order_id uuid not null references orders,
      text text not null,
      author_id uuid not null,
      author_name text not null,
      created_at timestamptz not null
    )`);
    this.addSql(`create index order_comments_order on order_comments (order_id, id)`);
    const trigger = auditTrigger({
      table: 'order_comments',
      subject: 'ORDER',
      subjectId: 'changed.order_id',
      subjectName: '(select number from orders where id = changed.order_id)',
      part: { kind: 'COMMENT', name: 'null::text' },
      ignored: ['author_id', 'author_name'],
    });
    for (const statement of trigger) this.addSql(statement);
  }
}
