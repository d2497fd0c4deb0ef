import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { forbidden, userError } from '../../../errors.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { type Connection, type PageRequest, toConnection } from '../../../shared/paging/connection.ts';
import { message } from '../../../shared/messages/message.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import { isUuid, newId } from '../../../shared/new-id.ts';
import { validate } from '../../../shared/validate.ts';
import { actorIdOf, can, type StaffActor } from '../../../shared/principal.ts';
import { actorName } from '../../audit/actor-name.ts';
import { insertAccount } from '../../auth/accounts/insert-account.ts';
import { type CartLineInput, checkLines } from '../../cart/line-rules.ts';
import { currentLineFields, type LineFields } from '../../cart/line-fields.ts';
import { namedByOptions } from '../../cart/line-variants.ts';
import { assertVersion } from '../../../shared/edit-version.ts';
import type { PriceTerms } from '../../catalogue/products/product-rules.ts';
import { findSellable } from '../../catalogue/variants/sellable-product-query.ts';
import type { CustomField } from '../../custom-fields/custom-fields.ts';
import { changesTo, valuesAfter, valuesByKey } from '../../custom-fields/field-values.ts';
import { lockUser } from '../../customers/users/lock-user.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import type { UserService } from '../../customers/users/user.service.ts';
import type { User } from '../../customers/users/user.ts';
import { OrderCommentEntity } from '../../orders/comments/order-comment.entity.ts';
import { type Billing, OrderEntity } from '../../orders/order.entity.ts';
import type { OrderService } from '../../orders/order.service.ts';
import { actorOf } from '../../orders/order-actor.ts';
import { type Order, recipientName } from '../../orders/order.ts';
import type { DeliveryPrices } from '../../delivery/delivery-prices.ts';
import { toStoredCheck } from '../../taxes/vat-number-rules.ts';
import type { VatNumberService } from '../../vat-numbers/vat-number.service.ts';
import type { CheckoutService } from '../checkout.service.ts';
import { newReference } from '../find-repeat.ts';
import { joinLines } from '../lines-to-order.ts';
import { completeDraft, type DraftOrderInput, draftOrderSchema } from './draft-order-rules.ts';
import {
  assertDiscountsFit,
  keepsManualPrices,
  type ManualPrices,
  parseManualPrices,
  withManualPrices,
} from './manual-price-rules.ts';
import type { DraftOrder, DraftPriceService } from './draft-price.service.ts';
import { DraftOrderEntity, type StoredDraftLine } from './draft-order.entity.ts';
import type { CheckoutDatabase } from '../checkout.tables.ts';

/** What must still hold when a draft is placed; null for no condition. */
export interface DraftExpectation {
  version: string | null;
  total: MinorUnits | null;
}

/** Who works on a draft, and from where: checks of VAT numbers are limited by IP. */
export interface DraftStaff {
  principal: StaffActor;
  ip: string;
}

const LINES = ['input', 'lines'];

/** Orders that staff prepare and place for customers (decision 0040). */
export class DraftOrderService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly prices: DraftPriceService,
    private readonly users: UserService,
    private readonly checkout: CheckoutService,
    private readonly orders: OrderService,
    private readonly vatNumbers: VatNumberService,
    private readonly priceTerms: PriceTerms,
    private readonly delivery: DeliveryPrices,
    private readonly lineFields: LineFields,
    /** The definitions of the custom fields of orders. */
    private readonly orderFields: readonly CustomField[],
  ) {}

  /** Drafts, newest first. */
  async list({ first, after }: PageRequest): Promise<Connection<DraftOrder>> {
    const rows = await this.em.find(DraftOrderEntity, after ? { id: { $lt: after.id } } : {}, {
      orderBy: { id: 'desc' },
      limit: first + 1,
    });
    const drafts = new Map((await this.prices.present(rows)).map((draft) => [draft.id, draft]));
    return toConnection(
      rows.filter(({ id }) => drafts.has(id)),
      first,
      ({ createdAt }) => createdAt.toISOString(),
      ({ id }) => drafts.get(id) as DraftOrder,
    );
  }

  async count(): Promise<number> {
    return this.em.count(DraftOrderEntity);
  }

  /** Null if the draft does not exist or was placed. */
  async find(id: string): Promise<DraftOrder | null> {
    const row = isUuid(id) ? await this.em.findOne(DraftOrderEntity, { id }, { refresh: true }) : null;
    return row && ((await this.prices.present([row]))[0] ?? null);
  }

  /** @throws UserError NOT_FOUND, EMAIL_TAKEN, VARIANT_UNKNOWN, CART_FULL, or for invalid input */
  async create({ principal, ip }: DraftStaff, input: DraftOrderInput): Promise<DraftOrder> {
    const id = newId();
    const authorName = await actorName(this.em, principal);
    const columns = await this.columnsOf(input, ip);
    const pricedBy = await this.pricedBy(this.em, principal, null, columns);
    await this.em.transactional((em) =>
      em.insert(DraftOrderEntity, { id, ...columns, pricedBy, authorName, createdAt: this.clock() }),
    );
    return this.get(id);
  }

  /** Replaces a draft's content. @throws UserError VERSION_CHANGED, NOT_FOUND, and as `create` does */
  async update(
    { principal, ip }: DraftStaff,
    id: string,
    input: DraftOrderInput,
    expectedVersion: string | null,
  ): Promise<DraftOrder> {
    const columns = await this.columnsOf(input, ip);
    await retryTransaction(this.em, async (em) => {
      const before = assertDraft(em, await lockRow(em, id), expectedVersion);
      const pricedBy = await this.pricedBy(em, principal, before, columns);
      await em.nativeUpdate(DraftOrderEntity, { id }, { ...columns, pricedBy });
    });
    return this.get(id);
  }

  /** @throws UserError NOT_FOUND */
  async delete(id: string): Promise<void> {
    const deleted = isUuid(id) ? await this.em.nativeDelete(DraftOrderEntity, { id }) : 0;
    if (deleted === 0) throw noSuchDraft();
  }

  /**
   * Places a draft as the customer's order, by the same checkout as the customer's own orders; the note
   * becomes a comment. The order gets the draft's id, so placing a draft twice returns the same order. A
   * customer without an account gets one without a password.
   * @throws UserError NOT_FOUND, VERSION_CHANGED, REQUIRED for missing data, EMAIL_TAKEN if the email is a
   * staff member's, and as `CheckoutService.placeFor` does
   */
  async place({ principal, ip }: DraftStaff, id: string, expected: DraftExpectation): Promise<Order> {
    const placed = await this.orders.findAny(id);
    if (placed) return placed;
    const vatNumber = (await this.find(id))?.billing?.vatNumber;
    const vatNumberCheck = await this.vatNumbers.check(vatNumber, ip);
    await retryTransaction(this.em, async (em) => {
      const row = await lockRow(em, id);
      // A concurrent request has already placed it.
      if (!row && (await em.count(OrderEntity, { id })) > 0) return;
      const draft = assertDraft(em, row, expected.version);
      if (draft.billing?.vatNumber !== vatNumber)
        throw userError('VERSION_CHANGED', message('edit.changed'), ['id']);
      const { lines } = draft;
      const { billing, paymentMethod } = completeDraft({
        hasCustomer: Boolean(draft.user ?? draft.email),
        hasLines: lines.length > 0,
        billing: draft.billing,
        paymentMethod: draft.paymentMethod,
      });
      const customer = await this.customerFor(em, draft, billing);
      await this.checkout.placeFor(
        em,
        customer,
        { id, actor: actorOf(principal), vatNumberCheck, manual: manualOf(draft) },
        {
          orderId: newReference(),
          paymentMethod,
          billing,
          deliveryAddress: draft.deliveryAddress,
          deliveryMethodId: draft.deliveryMethodId,
          lines: lines.map(({ title, productId, colour, size, others, quantity, customFields }) => ({
            productId,
            colour,
            size,
            others,
            quantity,
            fields: changesTo(currentLineFields(this.lineFields, { title, type: null }, customFields)),
          })),
          fields: changesTo(valuesByKey(this.orderFields, draft.customFields)),
          customerNote: draft.customerNote,
          giftMessage: draft.giftMessage,
          expectedTotal: expected.total,
        },
      );
      if (draft.note) await this.comment(em, principal, id, draft.note);
      await em.nativeDelete(DraftOrderEntity, { id });
    });
    return this.orders.get(id);
  }

  private async get(id: string): Promise<DraftOrder> {
    const draft = await this.find(id);
    if (!draft) throw noSuchDraft();
    return draft;
  }

  /** Validates the given fields of a draft; others may still be missing. */
  private async columnsOf({ lines, linePrices, ...input }: DraftOrderInput, ip: string) {
    const manual = parseManualPrices({ linePrices, discount: input.discount }, this.priceTerms, ['input']);
    const schema = draftOrderSchema(this.delivery.isPickUp(input.deliveryMethodId));
    const sent = validate(schema, input, ['input']);
    const { customerId, email, billing, deliveryMethodId, paymentMethod, note, fields } = sent;
    const { deliveryAddress, customerNote, giftMessage } = sent;
    const customer = customerId ? await this.users.findCustomer(customerId) : null;
    if (customerId && !customer) {
      throw userError('NOT_FOUND', message('account.customerNotFound'), ['input', 'customerId']);
    }
    const existingUser = !customer && email ? await this.em.findOne(UserEntity, { email }) : null;
    if (existingUser?.role === 'ADMIN') throw emailOfStaff();
    const vatNumberCheck = await this.vatNumbers.check(billing?.vatNumber, ip);
    const userId = customer?.id ?? existingUser?.id ?? null;
    return {
      user: userId,
      email: userId ? null : (email ?? null),
      lines: await this.storedLines(lines, manual),
      discount: manual.discount,
      billing: billing ?? null,
      vatNumberCheck: vatNumberCheck && toStoredCheck(vatNumberCheck),
      deliveryAddress,
      deliveryMethodId,
      paymentMethod,
      note: note ?? null,
      customerNote,
      giftMessage,
      customFields: valuesAfter(this.orderFields, {}, fields, ['input', 'fields']),
    };
  }

  /**
   * Who set the prices of a draft; null if it has none.
   * @throws RequestError FORBIDDEN if the staff member sets some, but may not
   */
  private async pricedBy(
    em: EntityManager,
    principal: StaffActor,
    before: DraftOrderEntity | null,
    after: Pick<DraftOrderEntity, 'lines' | 'discount'>,
  ): Promise<string | null> {
    const { lines, discount } = after;
    if (!keepsManualPrices(before, after)) {
      if (!can(principal, 'orders:refund')) throw forbidden();
      return actorName(em, principal);
    }
    return discount || lines.some(({ manualPrice }) => manualPrice) ? (before?.pricedBy ?? null) : null;
  }

  private async storedLines(
    input: readonly CartLineInput[],
    manual: ManualPrices,
  ): Promise<StoredDraftLine[]> {
    const checked = checkLines(await namedByOptions(this.em, input, LINES), LINES);
    const requested = withManualPrices(checked, manual.linePrices, ['input']);
    const sellable = await findSellable(
      this.em,
      requested.map(({ productId }) => productId),
    );
    const { items } = joinLines(requested, sellable, this.lineFields, LINES);
    assertDiscountsFit(items, manual, this.priceTerms, ['input']);
    return items.map((item) => ({ ...item, title: sellable.get(item.productId)?.title ?? '' }));
  }

  /** The customer of a draft, locked. Creates an account for an email without one. */
  private async customerFor(
    em: EntityManager,
    { user, email }: Pick<DraftOrderEntity, 'user' | 'email'>,
    billing: Billing,
  ): Promise<User> {
    if (user) return lockUser(em, user.id);
    const existingUser = await em.findOne(UserEntity, { email: email ?? '' });
    if (existingUser?.role === 'ADMIN') throw emailOfStaff();
    if (existingUser) return lockUser(em, existingUser.id);
    const account = { name: recipientName(billing), email: email ?? '', passwordHash: null };
    return insertAccount(em, { ...account, role: 'CUSTOMER', staffRole: null }, this.clock());
  }

  private async comment(
    em: EntityManager,
    principal: StaffActor,
    orderId: string,
    text: string,
  ): Promise<void> {
    await em.insert(OrderCommentEntity, {
      id: newId(),
      order: orderId,
      text,
      authorId: actorIdOf(principal),
      authorName: await actorName(em, principal),
      createdAt: this.clock(),
    });
  }
}

async function lockRow(em: EntityManager, id: string) {
  if (!isUuid(id)) return undefined;
  const drafts = em.getKysely<CheckoutDatabase>().selectFrom('draft_orders');
  return drafts.where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

/** @throws UserError NOT_FOUND, VERSION_CHANGED */
function assertDraft(
  em: EntityManager,
  row: Awaited<ReturnType<typeof lockRow>>,
  expectedVersion: string | null,
): DraftOrderEntity {
  if (!row) throw noSuchDraft();
  assertVersion({ version: String(row.version) }, expectedVersion);
  return em.map(DraftOrderEntity, row);
}

/** What staff set in a draft. */
function manualOf({ lines, discount = null, pricedBy }: DraftOrderEntity) {
  const linePrices = lines.flatMap(({ manualPrice }, lineIndex) =>
    manualPrice ? [{ lineIndex, manualPrice }] : [],
  );
  return { linePrices, discount, staffName: pricedBy ?? '' };
}

const noSuchDraft = () => userError('NOT_FOUND', message('draftOrder.notFound'), ['id']);
const emailOfStaff = () => userError('EMAIL_TAKEN', message('draftOrder.emailOfStaff'), ['input', 'email']);
