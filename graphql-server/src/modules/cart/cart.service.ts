import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { refuse } from '../../errors.ts';
import { lineTotal, sumCents } from '../../shared/money.ts';
import { newId } from '../../shared/new-id.ts';
import { validate } from '../../shared/validate.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { lockUser } from '../users/lock-user.ts';
import type { Cart, CartChange, CartLine } from './cart.ts';
import { findCartItems, storeCartItems } from './cart-query.ts';
import {
  addWishes,
  assertWithinLimits,
  type CartItem,
  type CartWarning,
  dropUnavailable,
  fitToStock,
  type Offers,
  replaceByWishes,
  unavailable,
} from './cart-rules.ts';
import {
  assertListFits,
  checkLines,
  comesAs,
  type Line,
  type LineInput,
  type LineUpdateInput,
  lineUpdateListSchema,
} from './line-rules.ts';
import { choicesOf } from './offer.ts';
import { findOffers } from './offer-query.ts';
import { hasGone, wishesFor } from './wish.ts';

/** What a change starts from: what can still be bought, all that is stored, and the products of both and of the input. */
interface Before {
  items: CartItem[];
  stored: CartItem[];
  offers: Offers;
}

/** The lines to store, and what to say of them. */
interface After {
  items: CartItem[];
  warnings: CartWarning[];
}

const LINES = ['lines'];

/**
 * Shoppers' carts. Each change reads, decides and writes under the lock of the shopper's row, so that two tabs
 * never lose each other's additions and a replaced cart is one of them whole. Each also takes out what can't be
 * bought any more. All changes throw AccessError UNAVAILABLE when the lock can't be had.
 */
export class CartService {
  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: CatalogueService,
  ) {}

  /** The cart with today's products and prices, in two statements. What can't be bought any more is left out. */
  async read(userId: string): Promise<Cart> {
    const items = await findCartItems(this.em, userId);
    const products = await this.catalogue.findMany(items.map((item) => item.productId));
    const lines = items.flatMap(({ productId, ...item }): CartLine[] => {
      const product = products.get(productId);
      if (!product || !comesAs(choicesOf(product), item)) return [];
      return [{ ...item, product, total: lineTotal(product.salePrice, item.quantity) }];
    });
    return {
      lines,
      itemCount: lines.reduce((count, line) => count + line.quantity, 0),
      subtotal: sumCents(lines.map((line) => line.total)),
    };
  }

  /** Adds lines; what is there already grows. @throws Refusal */
  async add(userId: string, input: readonly LineInput[]): Promise<CartChange> {
    const lines = checkLines(input, LINES);
    if (lines.length === 0) throw refuse('REQUIRED', 'There is nothing to add.', LINES);
    return this.change(userId, lines, ({ items, offers }) => {
      const change = addWishes(items, wishesFor(lines, offers, LINES), newId);
      const fitted = fitToStock(change, [], offers);
      assertWithinLimits({ ...change, items: fitted.items });
      return fitted;
    });
  }

  /** Sets quantities of lines. @throws Refusal NOT_FOUND for a line that is not in this cart, or with the broken rules */
  async update(userId: string, input: readonly LineUpdateInput[]): Promise<CartChange> {
    assertListFits(input, LINES);
    const updates = validate(lineUpdateListSchema, input, LINES);
    return this.change(userId, [], ({ items, stored, offers }) => {
      const named = new Map<string, string[]>();
      const quantities = new Map<string, number>();
      updates.forEach(({ id, quantity }, index) => {
        const field = [...LINES, String(index)];
        if (!stored.some((item) => item.id === id)) {
          throw refuse('NOT_FOUND', 'This line is no longer in your cart.', [...field, 'id']);
        }
        named.set(id, field);
        quantities.set(id, quantity);
      });
      const after = items.map((item) => ({ ...item, quantity: quantities.get(item.id) ?? item.quantity }));
      return fitToStock({ items: after, named }, items, offers);
    });
  }

  /** Removes lines; ids that are not in this cart are ignored. */
  async remove(userId: string, ids: readonly string[]): Promise<CartChange> {
    return this.change(userId, [], ({ items }) => ({
      items: items.filter((item) => !ids.includes(item.id)),
      warnings: [],
    }));
  }

  /**
   * Makes lines the whole cart ('Update Cart'); none empties it. A line that stays the same variant keeps its
   * id. Withdrawn products are left out with a warning: the caller's list may be older than the withdrawal.
   * @throws Refusal
   */
  async replace(userId: string, input: readonly LineInput[]): Promise<CartChange> {
    const lines = checkLines(input, LINES);
    return this.change(userId, lines, ({ items, stored, offers }) => {
      const isLeftOut = (line: Line) => hasGone(line, stored, offers);
      const warnings = lines
        .filter(isLeftOut)
        .map(({ productId }) => unavailable(productId, offers.get(productId)?.title));
      const change = replaceByWishes(items, wishesFor(lines, offers, LINES, isLeftOut), newId);
      const fitted = fitToStock(change, items, offers);
      assertWithinLimits({ ...change, items: fitted.items });
      return { items: fitted.items, warnings: [...warnings, ...fitted.warnings] };
    });
  }

  private async change(
    userId: string,
    lines: readonly Line[],
    decide: (before: Before) => After,
  ): Promise<CartChange> {
    const warnings = await retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      const stored = await findCartItems(em, userId);
      const offers = await findOffers(
        em,
        [...stored, ...lines].map((line) => line.productId),
      );
      const available = dropUnavailable(stored, offers);
      const after = decide({ items: available.items, stored, offers });
      await storeCartItems(em, userId, after.items);
      return withoutRepeats([...available.warnings, ...after.warnings]);
    });
    return { cart: await this.read(userId), warnings };
  }
}

/** What is said of a product is said once, however many of its lines and of the caller's it is true of. */
function withoutRepeats(warnings: CartWarning[]): CartWarning[] {
  return [...new Map(warnings.map((warning) => [warning.productId + warning.message, warning])).values()];
}
