import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { plannedEachTime } from '../../db/postgres/prepared-statements.ts';
import { RequestError, userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid } from '../../shared/new-id.ts';
import {
  type Connection,
  momentOf,
  type PageRequest,
  rowsToRead,
  toConnection,
} from '../../shared/paging/connection.ts';
import { limitedCount } from '../../shared/paging/limited-count.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { DAY } from '../../shared/time/duration.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';
import type { ContactTables } from './contact.tables.ts';

const MAX_SEARCH = 100;

/** Conditions are combined with AND. */
export interface ContactMessageFilter {
  state?: 'OPEN' | 'ANSWERED' | null | undefined;
  /** Searches name, email, phone and message. */
  text?: string | null | undefined;
}

/** A message as staff see it. */
export interface ContactMessage {
  id: string;
  name: string;
  email: string;
  phone: string;
  text: string;
  createdAt: Date;
  /** Null while unanswered. */
  answeredAt: Date | null;
}

/** Each condition has its own index, in list order. */
const conditions = {
  OPEN: sql<boolean>`answered_at is null`,
  ANSWERED: sql<boolean>`answered_at is not null`,
};

/** Contact form messages for staff. */
export class ContactInboxService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    /** How long answered messages are stored; 0: forever. */
    private readonly retentionDays: number,
  ) {}

  private get db() {
    return this.em.getKysely<ContactTables>();
  }

  /** Newest first. @throws RequestError BAD_REQUEST when the search is too long */
  async list(filter: ContactMessageFilter, page: PageRequest): Promise<Connection<ContactMessage>> {
    let query = this.matching(filter).select([
      ...(['id', 'name', 'email', 'phone', 'message', 'created_at', 'answered_at'] as const),
    ]);
    if (page.after) {
      const moment = momentOf(page.after);
      query = query.where(sql<boolean>`(created_at, id) < (${moment}::timestamptz, ${page.after.id}::uuid)`);
    }
    const rows = await query
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(rowsToRead(page))
      .execute();
    const messages = rows.map(({ id, name, email, phone, message: text, created_at, answered_at }) => ({
      id,
      name,
      email,
      phone,
      text,
      createdAt: new Date(created_at),
      answeredAt: answered_at && new Date(answered_at),
    }));
    return toConnection(
      messages,
      page.first,
      ({ createdAt }) => createdAt.toISOString(),
      (each) => each,
    );
  }

  /**
   * Counts up to the limit of `limitedCount`. @throws RequestError BAD_REQUEST when the search is too long
   */
  async count(filter: ContactMessageFilter): Promise<number> {
    return limitedCount(this.db, this.matching(filter).select('id'));
  }

  /**
   * Marks a message as answered or reopens it. Repeating it does not change the recorded time.
   * @throws UserError NOT_FOUND
   */
  async setAnswered(id: string, isAnswered: boolean): Promise<ContactMessage> {
    const row = isUuid(id) ? await this.em.findOne(ContactMessageEntity, { id }) : null;
    if (!row) throw userError('NOT_FOUND', message('contact.notFound'), ['id']);
    const answeredAt = isAnswered ? (row.answeredAt ?? this.clock()) : null;
    // One statement, so that of two concurrent updates the first one's time stays.
    await this.em.transactional((em) =>
      em.nativeUpdate(
        ContactMessageEntity,
        { id, answeredAt: isAnswered ? null : { $ne: null } },
        { answeredAt },
      ),
    );
    const { name, email, phone, message: text, createdAt } = row;
    return { id, name, email, phone, text, createdAt, answeredAt };
  }

  /** Deletes messages that were answered before the retention period. */
  async purgeExpired(): Promise<void> {
    if (this.retentionDays === 0) return;
    const before = new Date(this.clock().getTime() - this.retentionDays * DAY);
    await this.em.nativeDelete(ContactMessageEntity, { answeredAt: { $lt: before } });
  }

  private matching({ state, text }: ContactMessageFilter) {
    let query = this.db.selectFrom('contact_messages');
    if (state) query = query.where(conditions[state]);
    const words = text?.trim() ?? '';
    if (words.length > MAX_SEARCH) {
      throw new RequestError('BAD_REQUEST', message('request.searchTooLong', { max: MAX_SEARCH }));
    }
    return words ? query.where(containsText(words)) : query;
  }
}

/** Must equal the expression of the index contact_messages_search word for word. */
function containsText(text: string): RawBuilder<boolean> {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`lower(name || ' ' || email || ' ' || phone || ' ' || message) like ${pattern} ${plannedEachTime}`;
}
