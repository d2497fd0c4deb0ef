import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { plannedEachTime } from '../../db/postgres/prepared-statements.ts';
import { RequestError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import {
  type Connection,
  momentOf,
  type PageRequest,
  rowsToRead,
  toConnection,
} from '../../shared/paging/connection.ts';
import { stateOf, type SubscriptionSource, type SubscriptionState } from './newsletter-rules.ts';
import type { NewsletterTables } from './newsletter.tables.ts';

const MAX_SEARCH = 100;

/** Conditions are combined with AND. */
export interface SubscriptionFilter {
  /** Searches the email. */
  search?: string | undefined;
  state?: SubscriptionState | undefined;
}

/** A subscription as staff see it. */
export interface NewsletterSubscriber {
  id: string;
  email: string;
  state: SubscriptionState;
  source: SubscriptionSource;
  requestedAt: Date;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
}

/** Each has its own index, in list order. */
const conditions: Record<SubscriptionState, ReturnType<typeof sql<boolean>>> = {
  PENDING: sql<boolean>`confirmed_at is null and unsubscribed_at is null`,
  SUBSCRIBED: sql<boolean>`confirmed_at is not null and unsubscribed_at is null`,
  UNSUBSCRIBED: sql<boolean>`unsubscribed_at is not null`,
};

/** Newsletter subscriptions for staff. */
export class NewsletterListService {
  constructor(private readonly em: EntityManager) {}

  /** Latest request first. @throws RequestError BAD_REQUEST when the search is too long */
  async list(filter: SubscriptionFilter, page: PageRequest): Promise<Connection<NewsletterSubscriber>> {
    let query = this.matching(filter).select([
      'id',
      'email',
      'source',
      'requested_at',
      'confirmed_at',
      'unsubscribed_at',
    ]);
    if (page.after) {
      const moment = momentOf(page.after);
      query = query.where(
        sql<boolean>`(requested_at, id) < (${moment}::timestamptz, ${page.after.id}::uuid)`,
      );
    }
    const rows = await query
      .orderBy('requested_at', 'desc')
      .orderBy('id', 'desc')
      .limit(rowsToRead(page))
      .execute();
    const subscribers = rows.map((row) => {
      const times = {
        requestedAt: new Date(row.requested_at),
        confirmedAt: row.confirmed_at && new Date(row.confirmed_at),
        unsubscribedAt: row.unsubscribed_at && new Date(row.unsubscribed_at),
      };
      const { id, email, source } = row;
      return { id, email, source, ...times, state: stateOf(times) };
    });
    return toConnection(
      subscribers,
      page.first,
      ({ requestedAt }) => requestedAt.toISOString(),
      (subscriber) => subscriber,
    );
  }

  /** @throws RequestError BAD_REQUEST when the search is too long */
  async count(filter: SubscriptionFilter): Promise<number> {
    const { count } = await this.matching(filter)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  private matching({ search, state }: SubscriptionFilter) {
    let query = this.em.getKysely<NewsletterTables>().selectFrom('newsletter_subscriptions');
    const text = search?.trim() ?? '';
    if (text.length > MAX_SEARCH) {
      throw new RequestError('BAD_REQUEST', message('request.searchTooLong', { max: MAX_SEARCH }));
    }
    const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    if (text) query = query.where(sql<boolean>`email ilike ${pattern} ${plannedEachTime}`);
    if (state) query = query.where(conditions[state]);
    return query;
  }
}
