import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import { createLoader } from '../../shared/create-loader.ts';
import { newId } from '../../shared/new-id.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { validate } from '../../shared/validate.ts';
import type { CatalogueService } from '../catalogue/products/catalogue.service.ts';
import type { Product } from '../catalogue/products/product-query.ts';
import { lockUser } from '../customers/users/lock-user.ts';
import {
  type Cart,
  type CartChange,
  type CartLine,
  type LineOfToday,
  priceCart,
  type PricedCart,
  versionOf,
} from './cart.ts';
import { editCart, mergeLines, type NewQuantity } from './merge-rules.ts';
import { namedByOptions } from './line-variants.ts';
import type { CartOrders } from './cart-orders.port.ts';
import { findCart, findStoredLinesOfEach, storeLines } from './cart-query.ts';
import {
  assertWithinLimits,
  type StoredCartLine,
  type CartWarning,
  dropUnavailable,
  fitToStock,
  isOrderable,
  isUnavailable,
  notAdded,
  type SellableProducts,
  unavailable,
  linesToAdd,
  stockFor,
  withoutRepeats,
} from './cart-rules.ts';
import type { LineFields } from './line-fields.ts';
import { warningsOf } from './cart-warning-rules.ts';
import {
  assertListFits,
  checkLines,
  type RequestedLine,
  variantIn,
  type CartLineInput,
  type CartLineUpdateInput,
  lineUpdateListSchema,
} from './line-rules.ts';
import { orderableUnits } from '../catalogue/variants/quantity-rules.ts';
import { findSellable } from '../catalogue/variants/sellable-product-query.ts';
import { withHeldStock } from './unpaid-order.ts';
import type { DeliveryRequest } from '../delivery/delivery.ts';
import type { PromotionPricingService } from '../promotions/promotion-pricing.service.ts';
import type { UploadService } from '../uploads/upload.service.ts';
import { message } from '../../shared/messages/message.ts';

/**
 * The state before a change: the lines that can still be bought, all stored lines, and the products of both
 * and of the input.
 */
interface Before {
  items: StoredCartLine[];
  stored: StoredCartLine[];
  sellable: SellableProducts;
}

/** The lines to store, and the warnings to return. */
interface After {
  items: StoredCartLine[];
  warnings: CartWarning[];
}

const LINES = ['lines'];

/**
 * Customers' carts. Each change reads, decides and writes under a lock on the user's row, so that two tabs
 * never lose each other's additions, and simultaneous replacements never mix. Each change also removes lines
 * that can no longer be bought. All changes throw RequestError UNAVAILABLE when the lock can't be taken.
 */
export class CartService {
  private readonly lines = createLoader<CartLine[]>((userIds) => this.linesOfEach(userIds), []);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueService,
    private readonly currency: string,
    private readonly pricing: PromotionPricingService,
    private readonly orders: () => CartOrders,
    private readonly lineFields: LineFields,
    private readonly uploads: UploadService,
  ) {}

  /**
   * The cart with current products and prices. Takes two statements; three with a code or an automatic
   * promotion, and more for promotions with further conditions. Lines that can no longer be bought are left
   * out with a warning, which takes another statement.
   */
  async read(userId: string, delivery?: DeliveryRequest): Promise<Cart> {
    const { items, unpaidOrder, mayHavePromotions } = await findCart(
      this.em,
      this.orders(),
      userId,
      this.clock(),
    );
    const products = await this.catalogue.findMany(items.map((item) => item.productId));
    const price = mayHavePromotions
      ? await this.pricing.pricesFor({ customerId: userId, codes: { cartOf: userId }, lines: items })
      : this.pricing.withoutPromotions;
    return {
      ...priceCart(items, products, price, delivery),
      unpaidOrder,
      version: versionOf(items),
      warnings: warningsOf(items, await this.sellableOf(items, products), this.currency),
    };
  }

  /**
   * The part of the cart that could be ordered now, with its total: without sold-out lines, and with no more
   * units than are in stock.
   */
  async readOrderable(userId: string): Promise<PricedCart> {
    const { items: stored } = await findCart(this.em, this.orders(), userId, this.clock());
    const items: LineOfToday[] = [];
    for (const item of stored) {
      const quantity = Math.min(item.quantity, stockFor(item, items, orderableUnits(item.variant)));
      if (quantity > 0) items.push({ ...item, quantity });
    }
    const products = await this.catalogue.findMany(items.map((item) => item.productId));
    const purchase = { customerId: userId, codes: { cartOf: userId }, lines: items };
    return priceCart(items, products, await this.pricing.pricesFor(purchase));
  }

  /** Only the lines of `read`, before promotions; for several users in two statements. */
  async linesOf(userId: string): Promise<CartLine[]> {
    return this.lines.load(userId);
  }

  /**
   * Adds lines; an identical line grows. `expectedVersion`, if given, is the version before a first
   * attempt that may have succeeded. `adjusts` adds what is possible, with warnings.
   * @throws UserError CART_CHANGED when the cart has changed since, or with the broken rules
   */
  async add(
    userId: string,
    input: readonly CartLineInput[],
    expectedVersion: string | null = null,
    adjusts = false,
  ): Promise<CartChange> {
    const lines = checkLines(await namedByOptions(this.em, input, LINES), LINES);
    if (lines.length === 0) throw userError('REQUIRED', message('cart.nothingToAdd'), LINES);
    return this.change(userId, lines, ({ items, stored, sellable }) => {
      assertUnchanged(stored, expectedVersion);
      if (adjusts) return this.addOrderable(items, lines, sellable);
      const newLines = linesToAdd(lines, sellable, this.lineFields, LINES);
      const change = editCart(items, { kind: 'add', newLines }, newId);
      const fitted = fitToStock(change, [], sellable);
      assertWithinLimits({ ...change, items: fitted.items });
      return fitted;
    });
  }

  /** @throws UserError OUT_OF_STOCK when nothing can be added, or with what was filled in wrong */
  private addOrderable(
    items: readonly StoredCartLine[],
    lines: readonly RequestedLine[],
    sellable: SellableProducts,
  ): After {
    const isLeftOut = (line: RequestedLine) => !isOrderable(line, sellable.get(line.productId));
    const warnings = lines.filter(isLeftOut).map((line) => notAdded(line, sellable.get(line.productId)));
    if (warnings[0] && warnings.length === lines.length)
      throw userError('OUT_OF_STOCK', warnings[0].message, LINES);
    const newLines = linesToAdd(lines, sellable, this.lineFields, LINES, { isLeftOut });
    const added = newLines.map(({ price, ...line }) => ({ ...line, id: newId(), seenPrice: price }));
    const merged = mergeLines(items, added, sellable);
    return { items: merged.items, warnings: [...warnings, ...merged.warnings] };
  }

  /**
   * Sets quantities of lines. @throws UserError NOT_FOUND for a line that is not in this cart, or with the
   * broken rules
   */
  async update(userId: string, input: readonly CartLineUpdateInput[]): Promise<CartChange> {
    assertListFits(input, LINES);
    const updates = validate(lineUpdateListSchema, input, LINES);
    return this.change(userId, [], ({ items, stored, sellable }) => {
      const quantities = new Map<string, NewQuantity>();
      updates.forEach(({ id, quantity }, index) => {
        const field = [...LINES, String(index)];
        if (!stored.some((item) => item.id === id)) {
          throw userError('NOT_FOUND', message('cart.lineNotFound'), [...field, 'id']);
        }
        quantities.set(id, { quantity, field });
      });
      return fitToStock(editCart(items, { kind: 'update', quantities }, newId), items, sellable);
    });
  }

  /** Removes lines; ids that are not in this cart are ignored. */
  async remove(userId: string, ids: readonly string[]): Promise<CartChange> {
    return this.change(userId, [], ({ items }) => ({
      items: editCart(items, { kind: 'remove', ids: new Set(ids) }, newId).items,
      warnings: [],
    }));
  }

  /**
   * Replaces the whole cart ('Update Cart'); an empty list empties it. A line that stays keeps its id.
   * Withdrawn products are left out with a warning, because the client's list may be older than the
   * withdrawal. `expectedVersion`, if given, is the version that the list is based on.
   * @throws UserError CART_CHANGED when the cart has changed since, or with the broken rules
   */
  async replace(
    userId: string,
    input: readonly CartLineInput[],
    expectedVersion: string | null = null,
  ): Promise<CartChange> {
    const lines = checkLines(await namedByOptions(this.em, input, LINES), LINES);
    return this.change(userId, lines, ({ items, stored, sellable }) => {
      assertUnchanged(stored, expectedVersion);
      const isLeftOut = (line: RequestedLine) => isUnavailable(line, stored, sellable);
      const warnings = lines.filter(isLeftOut).map((line) => unavailable(line, sellable.get(line.productId)));
      const newLines = linesToAdd(lines, sellable, this.lineFields, LINES, {
        isLeftOut,
        before: items,
      });
      const change = editCart(items, { kind: 'replace', newLines }, newId);
      const fitted = fitToStock(change, items, sellable);
      assertWithinLimits({ ...change, items: fitted.items });
      return { items: fitted.items, warnings: [...warnings, ...fitted.warnings] };
    });
  }

  /**
   * Accepts the warnings of `read`: current prices count as seen, and lines that can't be bought are removed.
   */
  async acceptWarnings(userId: string): Promise<CartChange> {
    const { cart } = await this.change(userId, [], ({ items, sellable }) => ({
      items: items.map((item) => ({
        ...item,
        seenPrice: variantIn(sellable.get(item.productId), item.variantId)?.salePrice ?? item.seenPrice,
      })),
      warnings: [],
    }));
    return { cart, warnings: [] };
  }

  private async linesOfEach(userIds: readonly string[]): Promise<Map<string, CartLine[]>> {
    const ofEach = await findStoredLinesOfEach(this.em, userIds);
    const productIds = new Set([...ofEach.values()].flat().map((item) => item.productId));
    const products = await this.catalogue.findMany([...productIds]);
    return new Map(
      [...ofEach].map(([userId, items]) => [
        userId,
        priceCart(items, products, this.pricing.withoutPromotions).lines,
      ]),
    );
  }

  /** The sellable products of lines, with their variants. Only withdrawn products need further statements. */
  private async sellableOf(
    items: readonly LineOfToday[],
    products: ReadonlyMap<string, Product>,
  ): Promise<SellableProducts> {
    const missing = items.map((item) => item.productId).filter((id) => !products.has(id));
    const sellable = await findSellable(this.em, missing);
    for (const [productId, lines] of Map.groupBy(items, (item) => item.productId)) {
      const product = products.get(productId);
      const variants = lines.map((line) => line.variant);
      if (product) sellable.set(productId, { ...product, isWithdrawn: false, variants });
    }
    return sellable;
  }

  private async change(
    userId: string,
    lines: readonly RequestedLine[],
    decide: (before: Before) => After,
  ): Promise<CartChange> {
    const warnings = await retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      const { items: stored, unpaidOrder } = await findCart(em, this.orders(), userId, this.clock());
      const ids = [...stored, ...lines].map((line) => line.productId);
      const sellable = withHeldStock(await findSellable(em, ids), unpaidOrder);
      for (const [index, { fields }] of lines.entries())
        await this.uploads.hold(em, 'ORDER_LINE', fields, [...LINES, String(index), 'fields']);
      const available = dropUnavailable(stored, sellable);
      const after = decide({ items: available.items, stored, sellable });
      await storeLines(em, userId, after.items, this.clock());
      return withoutRepeats([...available.warnings, ...after.warnings]);
    });
    return { cart: await this.read(userId), warnings };
  }
}

function assertUnchanged(stored: readonly StoredCartLine[], expectedVersion: string | null): void {
  if (expectedVersion === null || expectedVersion === versionOf(stored)) return;
  throw userError('CART_CHANGED', message('cart.changed'), ['expectedVersion']);
}
