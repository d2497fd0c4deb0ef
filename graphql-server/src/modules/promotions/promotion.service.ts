import { LockMode } from '@mikro-orm/core';
import { holdLock } from '../../db/advisory-lock.ts';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { createLoader } from '../../shared/create-loader.ts';
import { type DeletedItem, MAX_DELETED_ITEMS } from '../../shared/deleted-item.ts';
import { assertVersion } from '../../shared/edit-version.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import { type Connection, type PageRequest, toConnection } from '../../shared/paging/connection.ts';
import { validate } from '../../shared/validate.ts';
import { type PromotionStatus, promotionStatus } from './promotion.ts';
import type { CurrentWelcomeOffer } from './current-welcome-offer.ts';
import { PromotionEntity } from './promotion.entity.ts';
import type { PromotionOrders, PromotionUse } from './promotion-orders.port.ts';
import { inputOf, type PromotionColumns, type PromotionInput, promotionSchema } from './promotion-input.ts';

const INPUT = ['input'];

/** Promotions, for staff. */
export class PromotionService {
  private readonly uses = createLoader<PromotionUse>((ids) => this.orders().usesOfEach(this.em, ids), {
    uses: 0,
    discountGiven: 0,
  });

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: () => PromotionOrders,
    private readonly welcomeOffer: CurrentWelcomeOffer,
  ) {}

  /** Newest first. */
  async list(
    status: PromotionStatus | null,
    { first, after }: PageRequest,
  ): Promise<Connection<PromotionEntity>> {
    const rows = await this.em.find(
      PromotionEntity,
      { ...this.ofStatus(status), ...(after && { id: { $lt: after.id } }) },
      { orderBy: { id: 'desc' }, limit: first + 1 },
    );
    return toConnection(
      rows,
      first,
      ({ createdAt }) => createdAt.toISOString(),
      (row) => row,
    );
  }

  async count(status: PromotionStatus | null): Promise<number> {
    return this.em.count(PromotionEntity, this.ofStatus(status));
  }

  /** Null if there is none or it is deleted. */
  async find(id: string): Promise<PromotionEntity | null> {
    return isUuid(id) ? this.em.findOne(PromotionEntity, { id, deletedAt: null }) : null;
  }

  /** The last 100 deleted promotions, latest first. */
  async listDeleted(): Promise<DeletedItem[]> {
    const page = { orderBy: { deletedAt: 'desc', id: 'asc' }, limit: MAX_DELETED_ITEMS } as const;
    const deleted = await this.em.find(PromotionEntity, { deletedAt: { $ne: null } }, page);
    return deleted.flatMap(({ id, title: name, deletedAt }) =>
      deletedAt ? { id, name, handle: null, deletedAt } : [],
    );
  }

  /** One statement for a page of promotions. */
  async useOf(id: string): Promise<PromotionUse> {
    return this.uses.load(id);
  }

  statusOf(promotion: PromotionEntity): PromotionStatus {
    return promotionStatus({ ...promotion, endsAt: promotion.endsAt ?? null }, this.clock());
  }

  /** Has this process learn what the newsletter's welcome discount is. */
  refreshWelcomeOffer(): Promise<void> {
    return this.welcomeOffer.refresh(this.em);
  }

  /** The welcome code for new newsletter subscribers; null if no active promotion has one. */
  async welcomeCode(): Promise<string | null> {
    const promotion = await this.em.findOne(PromotionEntity, { isWelcome: true, deletedAt: null });
    return promotion && this.statusOf(promotion) === 'ACTIVE' ? (promotion.code ?? null) : null;
  }

  /** @throws UserError PROMOTION_CODE_TAKEN, or for invalid input */
  async create(input: PromotionInput): Promise<PromotionEntity> {
    const columns = this.check(input);
    const id = newId();
    await this.change(async (em) => {
      await assertCodeFree(em, id, columns.code);
      if (columns.isWelcome) await forgetWelcome(em, id);
      em.create(PromotionEntity, { id, ...columns, createdAt: this.clock() });
      await em.flush();
    });
    return this.get(id);
  }

  /**
   * Adds a promotion in the caller's transaction. @returns its id, or null if another one has its code
   * @throws UserError for invalid input
   */
  async addMissing(input: PromotionInput): Promise<string | null> {
    const columns = this.check(input);
    await holdLock(this.em.getKysely(), 'promotions');
    if (columns.code !== null && (await hasCode(this.em, null, columns.code))) return null;
    const id = newId();
    this.em.create(PromotionEntity, { id, ...columns, createdAt: this.clock() });
    await this.em.flush();
    return id;
  }

  /**
   * Changes the given fields. @throws UserError NOT_FOUND, VERSION_CHANGED, PROMOTION_CODE_TAKEN, or for
   * invalid input
   */
  async update(id: string, input: PromotionInput, expectedVersion: string | null): Promise<PromotionEntity> {
    await this.change(async (em) => {
      const promotion = await lock(em, id);
      assertVersion(promotion, expectedVersion);
      const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      const columns = this.check({ ...inputOf(asStored(promotion)), ...given });
      await assertCodeFree(em, id, columns.code);
      if (columns.isWelcome) await forgetWelcome(em, id);
      const isLimitedNow = columns.usageLimit !== null && promotion.usageLimit == null;
      // Orders being placed lock the promotions they use, so their uses are all counted.
      const used = isLimitedNow
        ? ((await this.orders().usesOfEach(em, [id])).get(id)?.uses ?? 0)
        : promotion.used;
      em.assign(promotion, { ...columns, used });
      await em.flush();
    });
    return this.get(id);
  }

  /** Ends a promotion now, even before its start. @throws UserError NOT_FOUND */
  async end(id: string): Promise<PromotionEntity> {
    await this.change(async (em) => {
      const promotion = await lock(em, id);
      const now = this.clock();
      if (promotion.endsAt && promotion.endsAt <= now) return;
      if (promotion.startsAt >= now) promotion.isEnabled = false;
      else promotion.endsAt = now;
      await em.flush();
    });
    return this.get(id);
  }

  /** Copies a promotion, switched off and with a new code. @throws UserError NOT_FOUND */
  async duplicate(id: string): Promise<PromotionEntity> {
    const original = await this.get(id);
    const { code } = original;
    const copy = { ...inputOf(asStored(original)), isEnabled: false, isWelcome: false };
    return this.create({ ...copy, code: code ? await freeCode(this.em, code) : null });
  }

  /** A deleted promotion can be restored. @throws UserError NOT_FOUND */
  async delete(id: string): Promise<void> {
    await this.change(async (em) => {
      const promotion = await lock(em, id);
      promotion.deletedAt = this.clock();
      await em.flush();
    });
  }

  /**
   * Restores a deleted promotion, switched off, so that no price changes unexpectedly. @throws UserError
   * NOT_FOUND
   */
  async restore(id: string): Promise<PromotionEntity> {
    await this.change(async (em) => {
      const promotion = await lock(em, id, { isDeleted: true });
      em.assign(promotion, { deletedAt: null, isEnabled: false, isWelcome: false });
      if (promotion.code && (await hasCode(em, id, promotion.code)))
        promotion.code = await freeCode(em, promotion.code);
      await em.flush();
    });
    return this.get(id);
  }

  /** Serializes edits, so that codes stay unique and only one promotion is the welcome discount. */
  private async change(work: (em: EntityManager) => Promise<void>): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      await holdLock(em.getKysely(), 'promotions');
      await work(em);
    });
    await this.refreshWelcomeOffer();
  }

  private check(input: PromotionInput): PromotionColumns {
    return validate(promotionSchema, { ...input, startsAt: input.startsAt ?? this.clock() }, INPUT);
  }

  private async get(id: string): Promise<PromotionEntity> {
    const promotion = isUuid(id)
      ? await this.em.fork().findOne(PromotionEntity, { id, deletedAt: null })
      : null;
    if (!promotion) throw notFound();
    return promotion;
  }

  private ofStatus(status: PromotionStatus | null) {
    const now = this.clock();
    const alive = { deletedAt: null };
    switch (status) {
      case null:
        return alive;
      case 'OFF':
        return { ...alive, isEnabled: false };
      case 'SCHEDULED':
        return { ...alive, isEnabled: true, startsAt: { $gt: now } };
      case 'ENDED':
        return { ...alive, isEnabled: true, startsAt: { $lte: now }, endsAt: { $lte: now } };
      case 'ACTIVE':
        return {
          ...alive,
          isEnabled: true,
          startsAt: { $lte: now },
          $or: [{ endsAt: null }, { endsAt: { $gt: now } }],
        };
    }
  }
}

/** @throws UserError NOT_FOUND */
async function lock(
  em: EntityManager,
  id: string,
  { isDeleted } = { isDeleted: false },
): Promise<PromotionEntity> {
  const where = { id, deletedAt: isDeleted ? { $ne: null } : null };
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const promotion = isUuid(id) ? await em.findOne(PromotionEntity, where, options) : null;
  if (!promotion) throw notFound();
  return promotion;
}

function asStored(promotion: PromotionEntity) {
  return {
    ...promotion,
    code: promotion.code ?? null,
    minimum: promotion.minimum ?? null,
    endsAt: promotion.endsAt ?? null,
    usageLimit: promotion.usageLimit ?? null,
    customerLimit: promotion.customerLimit ?? null,
  };
}

/** Unmarks the other welcome promotion: there is only one. */
async function forgetWelcome(em: EntityManager, id: string): Promise<void> {
  await em.nativeUpdate(PromotionEntity, { isWelcome: true, id: { $ne: id } }, { isWelcome: false });
}

async function hasCode(em: EntityManager, id: string | null, code: string): Promise<boolean> {
  return (await em.count(PromotionEntity, { code, deletedAt: null, ...(id && { id: { $ne: id } }) })) > 0;
}

/** An unused code derived from this one. */
async function freeCode(em: EntityManager, code: string): Promise<string> {
  for (let number = 2; ; number += 1) {
    const candidate = `${code.slice(0, 26)}-${number}`;
    if (!(await hasCode(em, null, candidate))) return candidate;
  }
}

/** @throws UserError PROMOTION_CODE_TAKEN */
async function assertCodeFree(em: EntityManager, id: string, code: string | null): Promise<void> {
  if (code === null || !(await hasCode(em, id, code))) return;
  throw userError('PROMOTION_CODE_TAKEN', message('promotion.codeTaken'), ['input', 'code']);
}

const notFound = () => userError('NOT_FOUND', message('promotion.notFound'), ['id']);
