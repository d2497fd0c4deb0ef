import type { EntityManager } from '../../db/database.ts';
import { type CartLine, priceCart } from '../cart/cart.ts';
import type { CartService } from '../cart/cart.service.ts';
import { type CartLineInput, checkLines, variantIn } from '../cart/line-rules.ts';
import type { CatalogueService } from '../catalogue/products/catalogue.service.ts';
import { findSellable } from '../catalogue/variants/sellable-product-query.ts';
import type { Adjustment } from '../pricing/discounts.ts';
import type { DeliveryTerms, Totals } from '../pricing/price-order.ts';
import { joinLines } from './lines-to-order.ts';

const LINES = ['lines'];

/** Lines at the catalogue's current prices, and what they cost together. */
export interface CheckoutPreview {
  lines: CartLine[];
  adjustments: readonly Adjustment[];
  totals: Totals;
}

/** What an order would cost. */
export class CheckoutPreviewService {
  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: CatalogueService,
    private readonly cart: CartService,
    private readonly delivery: DeliveryTerms,
  ) {}

  /**
   * The price of the given lines, identical variants joined, or of the customer's cart without them. It changes and
   * reserves nothing, and accepts more units than there are: the lines say how many can be ordered.
   * @throws UserError NOT_FOUND, VARIANT_UNKNOWN, CART_FULL, or with the broken rules
   */
  async preview(userId: string, input: readonly CartLineInput[] | null): Promise<CheckoutPreview> {
    return input ? this.previewLines(input) : this.cart.read(userId);
  }

  /** Like `preview`, for lines of an order that staff make for a customer. @throws as `preview` does */
  async previewLines(input: readonly CartLineInput[]): Promise<CheckoutPreview> {
    const lines = checkLines(input, LINES);
    const ids = lines.map((line) => line.productId);
    const sellable = await findSellable(this.em, ids);
    const items = joinLines(lines, sellable, LINES).items.flatMap((item) => {
      const variant = variantIn(sellable.get(item.productId), item.variantId);
      return variant ? [{ ...item, variant }] : [];
    });
    return priceCart(items, await this.catalogue.findMany(ids), this.delivery);
  }
}
