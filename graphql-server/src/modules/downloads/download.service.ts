import type { Keys } from '../../shared/secrets/keys.ts';
import { type Kysely, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import { createLoader } from '../../shared/create-loader.ts';
import { message } from '../../shared/messages/message.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import type { OrderDownload, OrderDownloads } from '../orders/order-downloads.port.ts';
import type { Order } from '../orders/order.ts';
import type { OrderService } from '../orders/order.service.ts';
import { noSuchOrder } from '../orders/search/order-query.ts';
import type { DigitalFileService } from './digital-file.service.ts';
import { COUNTED_AS_ONE, DOWNLOAD_PERIOD, MAX_DOWNLOADS } from './download-limits.ts';
import { selectDownloads } from './download-query.ts';
import { type DownloadKey, downloadToken, readDownloadToken } from './download-token.ts';
import type { DownloadsDatabase } from './downloads.tables.ts';

/** The files that buyers download, by links that are counted. */
export class DownloadService implements OrderDownloads {
  private readonly ofOrders = createLoader<OrderDownload[]>((ids) => this.find(ids), []);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly keys: Keys,
    private readonly baseUrl: () => string,
    private readonly rateLimits: RateLimits,
    private readonly files: DigitalFileService,
    private readonly orders: OrderService,
  ) {}

  /** In the order of its lines, used up and expired ones too; one statement for a page of orders. */
  async of(orderId: string): Promise<OrderDownload[]> {
    return this.ofOrders.load(orderId);
  }

  async openOf(orderId: string): Promise<OrderDownload[]> {
    const now = this.clock();
    const downloads = await this.of(orderId);
    return downloads.filter(({ remaining, expiresAt }) => remaining > 0 && expiresAt > now);
  }

  async usedLines(em: EntityManager, orderId: string): Promise<ReadonlySet<string>> {
    const used = await em
      .getKysely<DownloadsDatabase>()
      .selectFrom('downloads')
      .innerJoin('order_lines', 'order_lines.id', 'downloads.order_line_id')
      .where('order_lines.order_id', '=', orderId)
      .where('downloads.counted_at', 'is not', null)
      .select('order_lines.id')
      .execute();
    return new Set(used.map(({ id }) => id));
  }

  /**
   * Counts a download and opens its file, of `size` bytes. `ip` is the caller's, for the rate limit.
   * @throws UserError NOT_FOUND for a link that is not the shop's, DOWNLOAD_ENDED, or STORAGE_UNAVAILABLE,
   * which counts nothing; RequestError RATE_LIMITED after too many unknown links
   */
  async openLink(
    token: string,
    ip: string,
  ): Promise<{ name: string; size: number; content: AsyncIterable<Uint8Array> }> {
    const key = await this.rateLimits.orderLink(ip, async () => readDownloadToken(this.keys, token));
    if (!key) throw userError('NOT_FOUND', message('download.unknown'));
    const { fileId: id, name, size } = await this.findOpen(key);
    const content = await this.files.open({ id, size });
    // Another one may have been the last.
    if (!(await this.count(key))) throw ended('download.usedUp');
    return { name, size, content };
  }

  /**
   * Lets the customer download each file of an order as often and as long as after the payment.
   * @throws UserError NOT_FOUND, also when the order has nothing to download
   */
  async renew(orderId: string): Promise<Order> {
    const order = await this.orders.findAny(orderId);
    if (!order) throw noSuchOrder();
    const expiresAt = new Date(this.clock().getTime() + DOWNLOAD_PERIOD);
    await retryTransaction(this.em, async (em) => {
      const db = em.getKysely<DownloadsDatabase>();
      const renewed = await db
        .insertInto('downloads')
        .columns(['order_line_id', 'file_id', 'remaining', 'expires_at'])
        .expression(
          db
            .selectFrom(selectDownloads(db).where('orders.id', '=', orderId).as('each'))
            .select(['order_line_id', 'file_id'])
            .select([
              sql<number>`${MAX_DOWNLOADS}::integer`.as('remaining'),
              sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
            ]),
        )
        .onConflict((conflict) =>
          conflict.columns(['order_line_id', 'file_id']).doUpdateSet((eb) => ({
            remaining: eb.ref('excluded.remaining'),
            expires_at: eb.ref('excluded.expires_at'),
          })),
        )
        .returning('file_id')
        .execute();
      if (renewed.length === 0) throw userError('NOT_FOUND', message('download.none'), ['orderId']);
    });
    return order;
  }

  /** What a link downloads. @throws UserError DOWNLOAD_ENDED with the reason */
  private async findOpen({ orderLineId, fileId }: DownloadKey) {
    const row = await selectDownloads(this.db)
      .where('order_lines.id', '=', orderLineId)
      .where('digital_files.id', '=', fileId)
      .executeTakeFirst();
    if (!row) throw ended((await this.hasFile(fileId)) ? 'download.ended' : 'download.deleted');
    if (row.remaining === 0 && !(row.counted_at && new Date(row.counted_at) > this.recently()))
      throw ended('download.usedUp');
    if (new Date(row.expires_at) <= this.clock()) throw ended('download.expired');
    return { fileId: row.file_id, name: row.name, size: row.size };
  }

  /** A download that was counted after this is not counted again. */
  private recently(): Date {
    return new Date(this.clock().getTime() - COUNTED_AS_ONE);
  }

  /** Counts a download in one statement, unless it was just counted; false if none was left. */
  private async count({ orderLineId, fileId }: DownloadKey): Promise<boolean> {
    const now = this.clock();
    const isCounted = sql<boolean>`coalesce(downloads.counted_at > ${this.recently()}, false)`;
    return retryTransaction(this.em, async (em) => {
      const db = em.getKysely<DownloadsDatabase>();
      const open = selectDownloads(db)
        .where('order_lines.id', '=', orderLineId)
        .where('digital_files.id', '=', fileId)
        // The customer can't cancel the order at the same moment.
        .forShare('orders');
      const counted = await db
        .insertInto('downloads')
        .columns(['order_line_id', 'file_id', 'remaining', 'expires_at', 'counted_at'])
        .expression(
          db
            .selectFrom(open.as('open'))
            .where('expires_at', '>', now)
            .select([
              'order_line_id',
              'file_id',
              sql<number>`greatest(remaining - 1, 0)`.as('remaining'),
              'expires_at',
              sql<Date>`${now}::timestamptz`.as('counted_at'),
            ]),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['order_line_id', 'file_id'])
            .doUpdateSet({
              remaining: sql`downloads.remaining - (not ${isCounted})::integer`,
              counted_at: sql`case when ${isCounted} then downloads.counted_at else excluded.counted_at end`,
            })
            .where((eb) => eb.or([eb('downloads.remaining', '>', 0), isCounted])),
        )
        .returning('remaining')
        .executeTakeFirst();
      return counted !== undefined;
    });
  }

  private async hasFile(id: string): Promise<boolean> {
    const file = await this.db
      .selectFrom('digital_files')
      .where('id', '=', id)
      .where('stored_at', 'is not', null)
      .select('id')
      .executeTakeFirst();
    return file !== undefined;
  }

  private async find(orderIds: readonly string[]): Promise<Map<string, OrderDownload[]>> {
    const rows = await selectDownloads(this.db)
      .where('orders.id', 'in', orderIds)
      .orderBy('order_lines.position')
      .orderBy('digital_files.id')
      .execute();
    const groups = Map.groupBy(rows, (row) => row.order_id);
    return new Map(
      [...groups].map(([orderId, group]) => [
        orderId,
        group.map(({ order_line_id: orderLineId, file_id: fileId, name, size, remaining, expires_at }) => ({
          id: `${orderLineId}.${fileId}`,
          name,
          size,
          url: `${this.baseUrl()}/downloads/${downloadToken(this.keys, { orderLineId, fileId })}`,
          remaining,
          expiresAt: new Date(expires_at),
        })),
      ]),
    );
  }

  private get db(): Kysely<DownloadsDatabase> {
    return this.em.getKysely<DownloadsDatabase>();
  }
}

const ended = (reason: 'download.usedUp' | 'download.expired' | 'download.ended' | 'download.deleted') =>
  userError('DOWNLOAD_ENDED', message(reason));
