import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../db/contains-text.ts';
import type { EntityManager } from '../../../db/database.ts';
import { RequestError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import {
  type Connection,
  type Cursor,
  momentOf,
  type PageRequest,
  rowsToRead,
  textOf,
  toConnection,
} from '../../../shared/paging/connection.ts';
import type { ContentDatabase } from '../content.tables.ts';
import { HOME } from './page-rules.ts';
import { PageEntity, type PageKind } from './page.entity.ts';

const MAX_SEARCH = 100;

/** What shoppers see of a page, or will see. */
export type PageState = 'DRAFT' | 'PLANNED' | 'PUBLISHED';

/** Conditions are combined with AND. */
export interface PageFilter {
  kind: PageKind;
  state: PageState | null;
  /** Searches title and handle. */
  search: string;
}

interface Order {
  key: RawBuilder<string | Date>;
  direction: 'asc' | 'desc';
  keyAt: (cursor: Cursor) => RawBuilder<unknown>;
}

const orders: Readonly<Record<PageKind, Order>> = {
  PAGE: {
    key: sql`(case when handle = ${sql.lit(HOME)} then '0 ' else '1 ' end || title) collate product_title`,
    direction: 'asc',
    keyAt: (cursor) => sql`${textOf(cursor)}::text`,
  },
  POST: {
    key: sql`created_at`,
    direction: 'desc',
    keyAt: (cursor) => sql`${momentOf(cursor)}::timestamptz`,
  },
};

const conditions: Readonly<Record<PageState, RawBuilder<boolean>>> = {
  DRAFT: sql`published is null and publish_at is null`,
  PLANNED: sql`publish_at is not null`,
  PUBLISHED: sql`published is not null`,
};

/** The drafts of pages and posts, for staff. */
export class PageListService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Pages by title, the home page first; posts with the newest first.
   * @throws RequestError BAD_REQUEST when the search is too long
   */
  async list(filter: PageFilter, page: PageRequest): Promise<Connection<PageEntity>> {
    const { key, direction, keyAt } = orders[filter.kind];
    let query = this.matching(filter).select(['id', key.as('key')]);
    if (page.after) {
      const compare = sql.raw(direction === 'asc' ? '>' : '<');
      query = query.where(
        sql<boolean>`(${key}, id) ${compare} (${keyAt(page.after)}, ${page.after.id}::uuid)`,
      );
    }
    const rows = await query
      .orderBy(key, direction)
      .orderBy('id', direction)
      .limit(rowsToRead(page))
      .execute();
    const drafts = await this.em.find(PageEntity, { id: { $in: rows.map(({ id }) => id) } });
    const byId = new Map(drafts.map((draft) => [draft.id, draft]));
    return toConnection(
      rows.flatMap((row) => {
        const draft = byId.get(row.id);
        return draft ? { ...row, draft } : [];
      }),
      page.first,
      (row) => (row.key instanceof Date ? row.key.toISOString() : row.key),
      ({ draft }) => draft,
    );
  }

  /** @throws RequestError BAD_REQUEST when the search is too long */
  async count(filter: PageFilter): Promise<number> {
    const { count } = await this.matching(filter)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  private matching({ kind, state, search }: PageFilter) {
    const text = search.trim();
    if (text.length > MAX_SEARCH) {
      throw new RequestError('BAD_REQUEST', message('request.searchTooLong', { max: MAX_SEARCH }));
    }
    const pattern = `%${escapeLike(text)}%`;
    let query = this.em
      .getKysely<ContentDatabase>()
      .selectFrom('pages')
      .where('kind', '=', kind)
      .where('deleted_at', 'is', null);
    if (state) query = query.where(conditions[state]);
    if (text) query = query.where(sql<boolean>`(lower(title) like ${pattern} or handle like ${pattern})`);
    return query;
  }
}
