import type { EntityManager } from '../../../db/database.ts';
import { type CartLine, priceCart } from '../../cart/cart.ts';
import { variantIn } from '../../cart/line-rules.ts';
import type { CatalogueService } from '../../catalogue/products/catalogue.service.ts';
import { findSellable } from '../../catalogue/variants/sellable-product-query.ts';
import type { FieldValues } from '../../custom-fields/custom-fields.ts';
import type { UserService } from '../../customers/users/user.service.ts';
import type { Billing, DeliveryAddress } from '../../orders/order.entity.ts';
import type { PaymentMethod } from '../../orders/order-status.ts';
import { destinationOf } from '../../orders/order.ts';
import type { Adjustment } from '../../pricing/discounts.ts';
import type { ManualDiscount } from '../../pricing/manual-price.ts';
import type { Totals } from '../../pricing/price-order.ts';
import type { PromotionPricingService } from '../../promotions/promotion-pricing.service.ts';
import { withVatNumber } from '../../taxes/reverse-charge-rules.ts';
import { ofStoredCheck, type VatNumberCheck } from '../../taxes/vat-number-rules.ts';
import type { DraftOrderEntity } from './draft-order.entity.ts';

/** A draft at current prices. */
export interface DraftOrder {
  id: string;
  number: number;
  version: string;
  customerId: string | null;
  customerName: string | null;
  /** The customer's email, or that of someone without an account. */
  email: string | null;
  lines: CartLine[];
  /** Titles of chosen products that can no longer be bought. */
  unavailable: string[];
  discount: ManualDiscount | null;
  /** Who last set a price or discount; null without any. */
  pricedBy: string | null;
  adjustments: Adjustment[];
  totals: Totals;
  billing: Billing | null;
  /** As of when the draft was saved. */
  vatNumberCheck: VatNumberCheck | null;
  deliveryAddress: DeliveryAddress | null;
  deliveryMethodId: string | null;
  paymentMethod: PaymentMethod | null;
  note: string | null;
  customerNote: string | null;
  giftMessage: string | null;
  customFields: FieldValues;
  authorName: string;
  createdAt: Date;
}

/** Prices drafts. */
export class DraftPriceService {
  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: CatalogueService,
    private readonly users: UserService,
    private readonly pricing: PromotionPricingService,
  ) {}

  /** Drafts at current prices. The number of statements does not grow with the number of drafts. */
  async present(rows: readonly DraftOrderEntity[]): Promise<DraftOrder[]> {
    const productIds = [...new Set(rows.flatMap(({ lines }) => lines.map(({ productId }) => productId)))];
    const sellable = await findSellable(this.em, productIds);
    const products = await this.catalogue.findMany(productIds);
    const users = await this.users.findMany(rows.flatMap(({ user }) => (user ? [user.id] : [])));
    return rows.map(({ user, lines, ...row }) => {
      const items = lines.flatMap((line) => {
        const variant = variantIn(sellable.get(line.productId), line.variantId);
        return variant && products.has(line.productId) ? [{ ...line, variant }] : [];
      });
      const availableIds = new Set(items.map(({ id }) => id));
      const customer = (user && users.get(user.id)) ?? null;
      const { billing = null, deliveryAddress = null, deliveryMethodId = null } = row;
      const isDelivered = items.some(({ variant }) => variant.requiresShipping);
      const { discount = null, pricedBy = null } = row;
      const price = this.pricing.withManualDiscount(discount);
      const to = destinationOf({ billing, deliveryAddress: isDelivered ? deliveryAddress : null });
      const vatNumberCheck = row.vatNumberCheck ? ofStoredCheck(row.vatNumberCheck) : null;
      const delivery = withVatNumber({ to, methodId: deliveryMethodId }, vatNumberCheck);
      const { lines: pricedLines, adjustments, totals } = priceCart(items, products, price, delivery);
      return {
        id: row.id,
        number: row.number,
        version: row.version ?? '0',
        authorName: row.authorName,
        createdAt: row.createdAt,
        billing,
        vatNumberCheck,
        deliveryAddress,
        paymentMethod: row.paymentMethod ?? null,
        note: row.note ?? null,
        customerNote: row.customerNote ?? null,
        giftMessage: row.giftMessage ?? null,
        customFields: row.customFields ?? {},
        customerId: customer?.id ?? null,
        customerName: customer && `${customer.firstName} ${customer.lastName}`.trim(),
        email: customer?.email ?? row.email ?? null,
        lines: pricedLines,
        discount,
        pricedBy,
        adjustments,
        totals,
        deliveryMethodId,
        unavailable: lines.filter(({ id }) => !availableIds.has(id)).map(({ title }) => title),
      };
    });
  }
}
