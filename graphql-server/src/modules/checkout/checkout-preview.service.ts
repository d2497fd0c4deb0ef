import type { EntityManager } from '../../db/database.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import { type Cart, type LineOfToday, priceCart, type PricedCart } from '../cart/cart.ts';
import { type UnpaidOrder, withHeldStock } from '../cart/unpaid-order.ts';
import type { CartService } from '../cart/cart.service.ts';
import { type CartLineInput, checkLines, variantIn } from '../cart/line-rules.ts';
import { currentLineFields, type LineFieldRules, type LineFields } from '../cart/line-fields.ts';
import { namedByOptions } from '../cart/line-variants.ts';
import type { CatalogueService } from '../catalogue/products/catalogue.service.ts';
import type { PriceTerms } from '../catalogue/products/product-rules.ts';
import { findSellable } from '../catalogue/variants/sellable-product-query.ts';
import { parseCodes } from '../cart/code-rules.ts';
import { changesTo } from '../custom-fields/field-values.ts';
import type { DeliveryRequest } from '../delivery/delivery.ts';
import type { CartOrderService } from '../orders/cart-orders.service.ts';
import type { PriceLines } from '../promotions/promoted-order.ts';
import type { PromotionPricingService } from '../promotions/promotion-pricing.service.ts';
import type { VatNumberCheck } from '../taxes/vat-number-rules.ts';
import { withVatNumber } from '../taxes/reverse-charge-rules.ts';
import type { VatNumberService } from '../vat-numbers/vat-number.service.ts';
import {
  assertDiscountsFit,
  type ManualPrices,
  type ManualPricesInput,
  parseManualPrices,
  withManualPrices,
} from './drafts/manual-price-rules.ts';
import { joinLines } from './lines-to-order.ts';

const LINES = ['lines'];

/** Priced lines at current catalogue prices, with the available delivery methods. */
export interface CheckoutPreview extends PricedCart {
  /** Null without a VAT number. */
  vatNumberCheck?: VatNumberCheck | null;
}

/** The caller, and the VAT number that they entered. */
interface Previewer {
  userId: string;
  ip: string;
  vatNumber?: string | null | undefined;
}

export class CheckoutPreviewService {
  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: CatalogueService,
    private readonly cart: CartService,
    private readonly cartOrders: CartOrderService,
    private readonly pricing: PromotionPricingService,
    private readonly rateLimits: RateLimits,
    private readonly lineFields: LineFieldRules,
    private readonly vatNumbers: VatNumberService,
    private readonly priceTerms: PriceTerms,
  ) {}

  /**
   * Prices the given lines, merging identical ones. Without lines it prices the customer's cart; without
   * codes it applies the cart's codes. Reserves nothing. Quantities may exceed stock: each line says how many
   * units can be ordered.
   * @throws UserError NOT_FOUND, VARIANT_UNKNOWN, CART_FULL, TOO_MANY_CODES, or for invalid input;
   * RequestError RATE_LIMITED after too many unknown codes or VAT numbers
   */
  async preview(
    { userId, ip, vatNumber }: Previewer,
    input: readonly CartLineInput[] | null,
    typed: readonly string[] | null,
    request: DeliveryRequest,
  ): Promise<CheckoutPreview> {
    const vatNumberCheck = await this.vatNumbers.check(vatNumber, ip);
    const delivery = withVatNumber(request, vatNumberCheck);
    if (!input && !typed) return { ...(await this.cart.read(userId, delivery)), vatNumberCheck };
    const given = parseCodes(typed ?? [], ['codes']);
    const lines = input ?? this.inputOf(await this.cart.read(userId));
    const priced = await this.price(
      lines,
      this.lineFields.priced,
      delivery,
      async (items) => this.pricing.pricesFor({ customerId: userId, codes: { given }, lines: items }),
      { unpaid: await this.cartOrders.findUnpaid(this.em, userId) },
    );
    for (const { title } of priced.codes) await this.rateLimits.promotionCode(userId, title !== null);
    return { ...priced, vatNumberCheck };
  }

  /**
   * Like `preview`, but for lines that staff order for a customer, with the prices that they set; applies no
   * promotions. @throws as `preview` does
   */
  async previewLines(
    input: readonly CartLineInput[],
    prices: ManualPricesInput,
    request: DeliveryRequest,
    { ip, vatNumber }: Omit<Previewer, 'userId'>,
  ): Promise<CheckoutPreview> {
    const vatNumberCheck = await this.vatNumbers.check(vatNumber, ip);
    const delivery = withVatNumber(request, vatNumberCheck);
    const manual = parseManualPrices(prices, { ...this.priceTerms, isPreview: true });
    const pricesFor = async (items: readonly LineOfToday[]) => {
      assertDiscountsFit(items, manual, this.priceTerms);
      return this.pricing.withManualDiscount(manual.discount);
    };
    const priced = await this.price(input, this.lineFields.byStaff, delivery, pricesFor, { manual });
    return { ...priced, vatNumberCheck };
  }

  private async price(
    input: readonly CartLineInput[],
    lineFields: LineFields,
    delivery: DeliveryRequest,
    pricesFor: (items: readonly LineOfToday[]) => Promise<PriceLines>,
    { unpaid = null, manual }: { unpaid?: UnpaidOrder | null; manual?: ManualPrices } = {},
  ): Promise<CheckoutPreview> {
    const checked = checkLines(await namedByOptions(this.em, input, LINES), LINES);
    const lines = withManualPrices(checked, manual?.linePrices ?? []);
    const ids = lines.map((line) => line.productId);
    const sellable = withHeldStock(await findSellable(this.em, ids), unpaid);
    const items = joinLines(lines, sellable, lineFields, LINES).items.flatMap((item) => {
      const variant = variantIn(sellable.get(item.productId), item.variantId);
      return variant ? [{ ...item, variant }] : [];
    });
    return priceCart(items, await this.catalogue.findMany(ids), await pricesFor(items), delivery);
  }

  private inputOf({ lines }: Cart): CartLineInput[] {
    return lines.map(({ product, colour, size, others, quantity, customFields }) => ({
      productId: product.id,
      colour,
      size,
      others,
      quantity,
      fields: changesTo(currentLineFields(this.lineFields.priced, product, customFields)),
    }));
  }
}
