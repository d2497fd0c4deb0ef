import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { DAY } from '../../shared/time/duration.ts';
import { readRequestedUrl, redirectPath } from './redirect-rules.ts';
import type { RequestedNotFound } from './requested-not-found.ts';
import type { RedirectsTables } from './redirects.tables.ts';

const MAX_PATH = 300;
/** How many URLs are stored. */
const MAX_STORED = 2_000;
const MAX_LISTED = 100;
/** How long a URL is listed after its last request, in ms. */
const LISTED = 30 * DAY;

/** What programs request that look for weak spots of other software; no link ever led there. */
const SCANNED =
  /(^|\/)\.|^\/(wp-|xmlrpc|cgi-bin|vendor\/)|\.(asp|aspx|bak|cgi|env|git|ini|jsp|log|sql|zip|gz|ya?ml)$/i;
/** Parts of a path that may be an email or a token. */
const SECRET = /@|[\w-]{32}/;
/** A parameter that says which page is meant. */
const PAGE_ID = /^(p|page_id|id|id_\w+|product_id|path|route|cpath|products_id)=[\w/-]{1,60}$/i;

/** A URL without a page, and how often it was requested. */
export interface NotFoundUrl {
  path: string;
  requestCount: number;
  lastRequestedAt: Date;
}

/** URLs that visitors requested in vain, so that staff can redirect them. */
export class NotFoundUrlService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly requested: RequestedNotFound,
  ) {}

  /** Counts a request for a URL without a page, unless it looks like a scan or may say who requests it. */
  countRequest(url: string): void {
    const { path, query } = readRequestedUrl(url);
    if (path.length > MAX_PATH || SCANNED.test(path) || SECRET.test(path)) return;
    // Only programs such as index.php say in the query which page is meant. Other queries may be personal.
    const named = /\.php$/i.test(path) ? query.split('&').filter((part) => PAGE_ID.test(part)) : [];
    this.requested.add(redirectPath(named.length > 0 ? `${path}?${named.join('&')}` : path));
  }

  /** The most requested ones. */
  async list(): Promise<NotFoundUrl[]> {
    const rows = await this.em
      .getKysely<RedirectsTables>()
      .selectFrom('not_found_urls')
      .selectAll()
      .orderBy('request_count', 'desc')
      .orderBy('path')
      .limit(sql.lit(MAX_LISTED))
      .execute();
    return rows.map((row) => ({
      path: row.path,
      requestCount: row.request_count,
      lastRequestedAt: new Date(row.last_requested_at),
    }));
  }

  /** Stores what this process has counted. */
  async store(): Promise<void> {
    const counts = this.requested.removeAll();
    if (counts.length === 0) return;
    const now = this.clock();
    await this.em
      .getKysely<RedirectsTables>()
      .insertInto('not_found_urls')
      // In one order, so that two processes don't wait for each other in a circle.
      .values(
        counts
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([path, count]) => ({ path, request_count: count, last_requested_at: now })),
      )
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet({
          request_count: sql`not_found_urls.request_count + excluded.request_count`,
          last_requested_at: sql`excluded.last_requested_at`,
        }),
      )
      .execute();
  }

  /** Deletes those that nobody requests anymore, and all but the most requested. */
  async purgeExpired(): Promise<void> {
    const limit = new Date(this.clock().getTime() - LISTED);
    await this.em
      .getKysely<RedirectsTables>()
      .deleteFrom('not_found_urls')
      .where((eb) =>
        eb.or([
          eb('last_requested_at', '<', limit),
          eb(
            'path',
            'in',
            eb
              .selectFrom('not_found_urls')
              .select('path')
              .orderBy('request_count', 'desc')
              .orderBy('last_requested_at', 'desc')
              .offset(sql.lit(MAX_STORED)),
          ),
        ]),
      )
      .execute();
  }
}
