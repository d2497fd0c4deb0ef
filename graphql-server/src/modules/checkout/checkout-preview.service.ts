import { type CartLine, priceCart } from '../cart/cart.ts';
import type { CartService } from '../cart/cart.service.ts';
import { type CartLineInput, checkLines } from '../cart/line-rules.ts';
import type { CatalogueService } from '../catalogue/products/catalogue.service.ts';
import { toSellableProduct } from '../catalogue/variants/sellable-product.ts';
import type { Totals } from '../pricing/price-order.ts';
import { joinLines } from './lines-to-order.ts';

const LINES = ['lines'];

/** Lines at the catalogue's current prices, and what they cost together. */
export interface CheckoutPreview {
  lines: CartLine[];
  totals: Totals;
}

/** What an order would cost. */
export class CheckoutPreviewService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly cart: CartService,
  ) {}

  /**
   * The price of the given lines, identical variants joined, or of the customer's cart without them. It changes and
   * reserves nothing, and accepts more units than there are: `Product.stock` says how many can be ordered.
   * @throws UserError NOT_FOUND, VARIANT_UNKNOWN, CART_FULL, or with the broken rules
   */
  async preview(userId: string, input: readonly CartLineInput[] | null): Promise<CheckoutPreview> {
    if (!input) return this.cart.read(userId);
    const lines = checkLines(input, LINES);
    const products = await this.catalogue.findMany(lines.map((line) => line.productId));
    const sellable = new Map([...products].map(([id, product]) => [id, toSellableProduct(product)]));
    return priceCart(joinLines(lines, sellable, LINES).items, products);
  }
}
