import { Migration } from '@mikro-orm/migrations';

/** The shop replies to reviews, as in the screens; replies were called answers. */
export class ReviewRepliesMigration extends Migration {
  override name = '20261128-review-replies';

  override up(): void {
    this.addSql(`alter table reviews rename column answer to reply`);
    this.addSql(`alter table reviews rename column answered_at to replied_at`);
    this
      .addSql(`update audit_entries set changes = changes - 'answer' || jsonb_build_object('reply', changes->'answer')
      where subject = 'REVIEW' and changes->'answer' is not null`);
  }
}
