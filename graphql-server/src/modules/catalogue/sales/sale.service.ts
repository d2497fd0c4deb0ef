import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import { type DeletedItem, MAX_DELETED_ITEMS } from '../../../shared/deleted-item.ts';
import { assertVersion } from '../../../shared/edit-version.ts';
import { message } from '../../../shared/messages/message.ts';
import { isUuid, newId } from '../../../shared/new-id.ts';
import {
  type Connection,
  momentOf,
  type PageRequest,
  rowsToRead,
  toConnection,
} from '../../../shared/paging/connection.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { validate } from '../../../shared/validate.ts';
import { storeMembers } from './sale-members.ts';
import { selectMembers } from './sale-members-query.ts';
import { periodAt, type SalePeriod, type SaleStatus, saleStatusAt, type SaleTimes } from './sale-period.ts';
import type { SalePricingService } from './sale-pricing.service.ts';
import {
  brokenSaleRule,
  type SaleChangeInput,
  saleChangeSchema,
  type SaleInput,
  type SaleMembers,
  saleSchema,
} from './sale-rules.ts';
import { SaleEntity } from './sale.entity.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

const NO_MEMBERS: SaleMembers = { products: [], categoryIds: [], collectionIds: [] };

/** The sales that staff plan. What changes is in force at once, if the sale is running. */
export class SaleService {
  private readonly members = createLoader<SaleMembers>((ids) => selectMembers(this.em, ids), NO_MEMBERS);
  private readonly counts = createLoader<number>((ids) => this.countEach(ids), 0);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly pricing: SalePricingService,
    private readonly timeZone: string,
  ) {}

  /**
   * A page of the sales, the one that starts last first. @throws RequestError BAD_REQUEST for a foreign
   * cursor
   */
  async list({ first, after }: PageRequest): Promise<Connection<SaleEntity>> {
    const query = this.em
      .getKysely<CatalogueTables>()
      .selectFrom('sales')
      .where('deleted_at', 'is', null)
      .selectAll()
      .orderBy('starts_at', 'desc')
      .orderBy('id', 'desc')
      .limit(rowsToRead({ first, after }));
    const rest = after
      ? query.where(sql<boolean>`(starts_at, id) < (${momentOf(after)}::timestamptz, ${after.id}::uuid)`)
      : query;
    return toConnection(
      await rest.execute(),
      first,
      (row) => new Date(row.starts_at).toISOString(),
      (row) => this.em.map(SaleEntity, row),
    );
  }

  async count(): Promise<number> {
    return this.em.count(SaleEntity, { deletedAt: null });
  }

  /** A sale by id; null when there is none. */
  async find(id: string): Promise<SaleEntity | null> {
    return isUuid(id) ? this.em.findOne(SaleEntity, { id, deletedAt: null }) : null;
  }

  /** Where a sale is in time, and the period that it is in, else its next, else its last. */
  timesOf(sale: SaleEntity): SalePeriod & { status: SaleStatus } {
    const now = this.clock();
    return { ...periodAt(sale, now, this.timeZone), status: saleStatusAt(sale, now, this.timeZone) };
  }

  /** What is in a sale; of several in one statement. */
  async membersOf({ id }: Pick<SaleEntity, 'id'>): Promise<SaleMembers> {
    return this.members.load(id);
  }

  /** How many products have a price of a sale now; of several in one statement. */
  async countProducts({ id }: Pick<SaleEntity, 'id'>): Promise<number> {
    return this.counts.load(id);
  }

  /** The last 100 sales that staff have deleted, the last one first. */
  async listDeleted(): Promise<DeletedItem[]> {
    const page = { orderBy: { deletedAt: 'desc', id: 'asc' }, limit: MAX_DELETED_ITEMS } as const;
    const deleted = await this.em.find(SaleEntity, { deletedAt: { $ne: null } }, page);
    return deleted.flatMap(({ id, name, deletedAt }) =>
      deletedAt ? { id, name, handle: null, deletedAt } : [],
    );
  }

  /** Plans a sale. @throws UserError with the broken rules */
  async create(input: SaleInput): Promise<SaleEntity> {
    const { products, categoryIds, collectionIds, ...wanted } = validate(saleSchema, input, ['input']);
    const id = newId();
    const sale = {
      ...wanted,
      repeats: wanted.repeats ?? 'NONE',
      percent: wanted.percent ?? null,
      isFlashSale: wanted.isFlashSale ?? false,
    };
    const members = this.membersAfter(sale, { products, categoryIds, collectionIds }, NO_MEMBERS);
    await retryTransaction(this.em, async (em) => {
      em.create(SaleEntity, { id, ...sale, createdAt: this.clock() });
      await em.flush();
      await storeMembers(em, id, members);
    });
    return this.applied(id);
  }

  /** Changes the given fields. @throws UserError NOT_FOUND, VERSION_CHANGED, or with the broken rules */
  async update(
    id: string,
    input: SaleChangeInput,
    expectedVersion: string | null = null,
  ): Promise<SaleEntity> {
    const change = validate(saleChangeSchema, input, ['input']);
    await retryTransaction(this.em, async (em) => {
      const sale = await lockSale(em, id);
      assertVersion(sale, expectedVersion);
      em.assign(sale, {
        name: change.name ?? sale.name,
        startsAt: change.startsAt ?? sale.startsAt,
        endsAt: change.endsAt ?? sale.endsAt,
        repeats: change.repeats ?? sale.repeats,
        percent: change.percent === undefined ? sale.percent : change.percent,
        isFlashSale: change.isFlashSale ?? sale.isFlashSale,
      });
      const before = (await selectMembers(em, [id])).get(id) ?? NO_MEMBERS;
      const members = this.membersAfter({ ...sale, percent: sale.percent ?? null }, change, before);
      await storeMembers(em, id, members);
    });
    return this.applied(id);
  }

  /**
   * Ends a running sale now, for good. @throws UserError NOT_FOUND, or INVALID_VALUE when it is not running
   */
  async end(id: string): Promise<SaleEntity> {
    await retryTransaction(this.em, async (em) => {
      const sale = await lockSale(em, id);
      const now = this.clock();
      if (saleStatusAt(sale, now, this.timeZone) !== 'RUNNING') {
        throw userError('INVALID_VALUE', message('sale.notRunning'), ['id']);
      }
      em.assign(sale, { endsAt: now, repeats: 'NONE' });
    });
    return this.applied(id);
  }

  /** Deletes a sale, and ends it with that; it can be restored. @throws UserError NOT_FOUND */
  async delete(id: string): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      const sale = await lockSale(em, id);
      sale.deletedAt = this.clock();
    });
    await this.pricing.apply();
  }

  /** Brings a deleted sale back, as it was. @throws UserError NOT_FOUND when there is no such deleted sale */
  async restore(id: string): Promise<SaleEntity> {
    await retryTransaction(this.em, async (em) => {
      const sale = await lockSale(em, id, { isDeleted: true });
      sale.deletedAt = null;
    });
    return this.applied(id);
  }

  /** Makes the prices follow, and returns the sale as it is now. */
  private async applied(id: string): Promise<SaleEntity> {
    await this.pricing.apply();
    const sale = await this.em.fork().findOne(SaleEntity, { id });
    if (!sale) throw notFound();
    return sale;
  }

  /**
   * What is in a sale after a change of it. @throws UserError INVALID_VALUE when the sale as a whole breaks a
   * rule
   */
  private membersAfter(
    sale: SaleTimes & { percent: number | null },
    change: Pick<SaleChangeInput, 'products' | 'categoryIds' | 'collectionIds'>,
    before: SaleMembers,
  ): SaleMembers {
    const members: SaleMembers = {
      products:
        change.products?.map(({ productId, price }) => ({ productId, price: price ?? null })) ??
        before.products,
      categoryIds: change.categoryIds ?? before.categoryIds,
      collectionIds: change.collectionIds ?? before.collectionIds,
    };
    const broken = brokenSaleRule(sale, members, this.timeZone);
    if (broken) throw userError('INVALID_VALUE', message(broken[1]), ['input', broken[0]]);
    return members;
  }

  private async countEach(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.em
      .getKysely<CatalogueTables>()
      .selectFrom('products')
      .where('sale_id', 'in', ids)
      .where('deleted_at', 'is', null)
      .select(['sale_id', (eb) => eb.fn.countAll<string>().as('count')])
      .groupBy('sale_id')
      .execute();
    return new Map(rows.map((row) => [row.sale_id ?? '', Number(row.count)]));
  }
}

async function lockSale(
  em: EntityManager,
  id: string,
  { isDeleted } = { isDeleted: false },
): Promise<SaleEntity> {
  const deletedAt = isDeleted ? { $ne: null } : null;
  const sale = isUuid(id)
    ? await em.findOne(SaleEntity, { id, deletedAt }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!sale) throw notFound();
  return sale;
}

const notFound = () => userError('NOT_FOUND', message('sale.notFound'), ['id']);
