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
import { storeMembers } from './campaign-members.ts';
import { selectMembers } from './campaign-members-query.ts';
import {
  periodAt,
  type CampaignPeriod,
  type PriceCampaignStatus,
  campaignStatusAt,
  type CampaignTimes,
} from './campaign-period.ts';
import type { CampaignPricingService } from './campaign-pricing.service.ts';
import {
  brokenCampaignRule,
  type PriceCampaignChange,
  campaignChangeSchema,
  type PriceCampaignInput,
  type CampaignMembers,
  campaignSchema,
} from './campaign-rules.ts';
import { PriceCampaignEntity } from './price-campaign.entity.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

const NO_MEMBERS: CampaignMembers = { products: [], categoryIds: [], collectionIds: [] };

/** Campaigns that staff plan. Changes to a running campaign take effect at once. */
export class PriceCampaignService {
  private readonly members = createLoader<CampaignMembers>((ids) => selectMembers(this.em, ids), NO_MEMBERS);
  private readonly counts = createLoader<number>((ids) => this.countEach(ids), 0);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly pricing: CampaignPricingService,
    private readonly timeZone: string,
  ) {}

  /**
   * A page of campaigns, sorted by start, the latest first. @throws RequestError BAD_REQUEST for a cursor of
   * another list
   */
  async list({ first, after }: PageRequest): Promise<Connection<PriceCampaignEntity>> {
    const query = this.em
      .getKysely<CatalogueTables>()
      .selectFrom('price_campaigns')
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
      (row) => this.em.map(PriceCampaignEntity, row),
    );
  }

  async count(): Promise<number> {
    return this.em.count(PriceCampaignEntity, { deletedAt: null });
  }

  /** A campaign by id; null when there is none. */
  async find(id: string): Promise<PriceCampaignEntity | null> {
    return isUuid(id) ? this.em.findOne(PriceCampaignEntity, { id, deletedAt: null }) : null;
  }

  /** The status of a campaign, and its current period, else the next, else the last. */
  timesOf(campaign: PriceCampaignEntity): CampaignPeriod & { status: PriceCampaignStatus } {
    const now = this.clock();
    return {
      ...periodAt(campaign, now, this.timeZone),
      status: campaignStatusAt(campaign, now, this.timeZone),
    };
  }

  /** The members of a campaign; of several campaigns in one statement. */
  async membersOf({ id }: Pick<PriceCampaignEntity, 'id'>): Promise<CampaignMembers> {
    return this.members.load(id);
  }

  /** How many products have prices of a campaign now; of several campaigns in one statement. */
  async countProducts({ id }: Pick<PriceCampaignEntity, 'id'>): Promise<number> {
    return this.counts.load(id);
  }

  /** The 100 most recently deleted campaigns, newest first. */
  async listDeleted(): Promise<DeletedItem[]> {
    const page = { orderBy: { deletedAt: 'desc', id: 'asc' }, limit: MAX_DELETED_ITEMS } as const;
    const deleted = await this.em.find(PriceCampaignEntity, { deletedAt: { $ne: null } }, page);
    return deleted.flatMap(({ id, name, deletedAt }) =>
      deletedAt ? { id, name, handle: null, deletedAt } : [],
    );
  }

  /** Creates a campaign. @throws UserError with the broken rules */
  async create(input: PriceCampaignInput): Promise<PriceCampaignEntity> {
    const { products, categoryIds, collectionIds, ...fields } = validate(campaignSchema, input, ['input']);
    const id = newId();
    const campaign = {
      ...fields,
      repeats: fields.repeats ?? 'NONE',
      percent: fields.percent ?? null,
      isFlashSale: fields.isFlashSale ?? false,
    };
    const members = this.membersAfter(campaign, { products, categoryIds, collectionIds }, NO_MEMBERS);
    await retryTransaction(this.em, async (em) => {
      em.create(PriceCampaignEntity, { id, ...campaign, createdAt: this.clock() });
      await em.flush();
      await storeMembers(em, id, members);
    });
    return this.applied(id);
  }

  /** Changes the given fields. @throws UserError NOT_FOUND, VERSION_CHANGED, or with the broken rules */
  async update(
    id: string,
    input: PriceCampaignChange,
    expectedVersion: string | null = null,
  ): Promise<PriceCampaignEntity> {
    const change = validate(campaignChangeSchema, input, ['input']);
    await retryTransaction(this.em, async (em) => {
      const campaign = await lockCampaign(em, id);
      assertVersion(campaign, expectedVersion);
      em.assign(campaign, {
        name: change.name ?? campaign.name,
        startsAt: change.startsAt ?? campaign.startsAt,
        endsAt: change.endsAt ?? campaign.endsAt,
        repeats: change.repeats ?? campaign.repeats,
        percent: change.percent === undefined ? campaign.percent : change.percent,
        isFlashSale: change.isFlashSale ?? campaign.isFlashSale,
      });
      const before = (await selectMembers(em, [id])).get(id) ?? NO_MEMBERS;
      const members = this.membersAfter({ ...campaign, percent: campaign.percent ?? null }, change, before);
      await storeMembers(em, id, members);
    });
    return this.applied(id);
  }

  /**
   * Ends a running campaign permanently. @throws UserError NOT_FOUND, or INVALID_VALUE when it is not running
   */
  async end(id: string): Promise<PriceCampaignEntity> {
    await retryTransaction(this.em, async (em) => {
      const campaign = await lockCampaign(em, id);
      const now = this.clock();
      if (campaignStatusAt(campaign, now, this.timeZone) !== 'RUNNING') {
        throw userError('INVALID_VALUE', message('priceCampaign.notRunning'), ['id']);
      }
      em.assign(campaign, { endsAt: now, repeats: 'NONE' });
    });
    return this.applied(id);
  }

  /** Deletes a campaign, which ends it; it can be restored. @throws UserError NOT_FOUND */
  async delete(id: string): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      const campaign = await lockCampaign(em, id);
      campaign.deletedAt = this.clock();
    });
    await this.pricing.apply();
  }

  /**
   * Restores a deleted campaign unchanged. @throws UserError NOT_FOUND when there is no such deleted campaign
   */
  async restore(id: string): Promise<PriceCampaignEntity> {
    await retryTransaction(this.em, async (em) => {
      const campaign = await lockCampaign(em, id, { isDeleted: true });
      campaign.deletedAt = null;
    });
    return this.applied(id);
  }

  /** Applies the prices, and returns the current campaign. */
  private async applied(id: string): Promise<PriceCampaignEntity> {
    await this.pricing.apply();
    const campaign = await this.em.fork().findOne(PriceCampaignEntity, { id });
    if (!campaign) throw notFound();
    return campaign;
  }

  /**
   * The members of a campaign after a change. @throws UserError INVALID_VALUE when its fields contradict each
   * other
   */
  private membersAfter(
    campaign: CampaignTimes & { percent: number | null },
    change: Pick<PriceCampaignChange, 'products' | 'categoryIds' | 'collectionIds'>,
    before: CampaignMembers,
  ): CampaignMembers {
    const members: CampaignMembers = {
      products:
        change.products?.map(({ productId, price }) => ({ productId, price: price ?? null })) ??
        before.products,
      categoryIds: change.categoryIds ?? before.categoryIds,
      collectionIds: change.collectionIds ?? before.collectionIds,
    };
    const broken = brokenCampaignRule(campaign, members, this.timeZone);
    if (broken) throw userError('INVALID_VALUE', message(broken[1]), ['input', broken[0]]);
    return members;
  }

  private async countEach(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.em
      .getKysely<CatalogueTables>()
      .selectFrom('products')
      .where('campaign_id', 'in', ids)
      .where('deleted_at', 'is', null)
      .select(['campaign_id', (eb) => eb.fn.countAll<string>().as('count')])
      .groupBy('campaign_id')
      .execute();
    return new Map(rows.map((row) => [row.campaign_id ?? '', Number(row.count)]));
  }
}

async function lockCampaign(
  em: EntityManager,
  id: string,
  { isDeleted } = { isDeleted: false },
): Promise<PriceCampaignEntity> {
  const deletedAt = isDeleted ? { $ne: null } : null;
  const campaign = isUuid(id)
    ? await em.findOne(PriceCampaignEntity, { id, deletedAt }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!campaign) throw notFound();
  return campaign;
}

const notFound = () => userError('NOT_FOUND', message('priceCampaign.notFound'), ['id']);
