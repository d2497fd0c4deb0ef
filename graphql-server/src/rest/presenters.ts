import type { z } from 'zod';
import type { RestContext } from './rest-context.ts';
import type { Cart, CartLine } from '../modules/cart/cart.ts';
import { isVariantProduct } from '../modules/cart/line-rules.ts';
import { optionsOf } from '../modules/catalogue/variants/sellable-product.ts';
import type { Product } from '../modules/catalogue/products/product.ts';
import type { DeliveryMethod } from '../modules/delivery/delivery.ts';
import { isTiered, leastFee } from '../modules/delivery/delivery-rules.ts';
import type { Order, OrderCustomer, OrderLine } from '../modules/orders/order.ts';
import type { User } from '../modules/customers/users/user.ts';
import { formatMessage } from '../shared/messages/locale.ts';
import { toDecimal } from '../shared/money/money.ts';
import type {
  cartResponse,
  cartItemResponse,
  deliveryMethodResponse,
  orderResponse,
  orderItemResponse,
  productResponse,
  userResponse,
} from './responses.ts';
import { statusLabels, paymentLabels } from './labels.ts';
import { optionWords } from '../modules/catalogue/variants/variant-rules.ts';

// The entities of the specification's section 3, under its names. Prices are decimal numbers, those of
// products and carts in the shop's currency, those of an order in its own. What the specification does not
// know, an option that is neither colour nor size, is only there where there is one.

/** A product. */
export function presentProduct(product: Product, currency: string): z.output<typeof productResponse> {
  return {
    _id: product.id,
    title: product.title,
    salePrice: toDecimal(product.salePrice, currency),
    regularPrice: product.regularPrice === null ? null : toDecimal(product.regularPrice, currency),
    description: product.description,
    category: product.category.slug,
    rating: product.rating,
    colours: product.colours.map((colour) => colour.name),
    sizes: product.sizes,
    ...(product.otherOption && { otherOption: product.otherOption }),
    discount: product.discount,
    new: product.isNew,
    stock: product.stock,
    inStock: product.inStock,
    image: product.image.url,
    updatedAt: product.updatedAt,
  };
}

/** A cart item: the product as it is today, and what was chosen of it. */
function presentCartLine(
  { id, product, quantity, colour, size, other }: CartLine,
  currency: string,
): z.output<typeof cartItemResponse> {
  return {
    ...presentProduct(product, currency),
    customId: id,
    quantity,
    color: colour,
    size,
    ...(other !== null && { other }),
    type: isVariantProduct(optionsOf(product)) ? 'variant' : 'normal',
  };
}

/** A cart with its codes for promotions, and what it costs with them. */
export function presentCart(
  { lines, codes, totals }: Cart,
  { currency, locale }: Pick<RestContext, 'currency' | 'locale'>,
): z.output<typeof cartResponse> {
  return {
    cart: lines.map((line) => presentCartLine(line, currency)),
    codes: codes.map(({ code, title, ineligibilityReason }) => ({
      code,
      title,
      // A code that was good may have ended, or the cart has changed since.
      ...(ineligibilityReason && {
        refusal: {
          code: ineligibilityReason.code,
          detail: formatMessage(locale, ineligibilityReason.message),
        },
      }),
    })),
    totalAmount: toDecimal(totals.total, currency),
    ...discountOf(totals.discountTotal, currency),
    ...taxOf(totals.taxTotal, currency),
  };
}

type OrderResponse = z.output<typeof orderResponse>;

/** An order with its lines. */
export function presentOrder(order: Order, lines: readonly OrderLine[]): OrderResponse {
  return {
    _id: order.id,
    orderId: order.number,
    status: statusLabels[order.status],
    paymentMethod: paymentLabels[order.paymentMethod],
    products: lines.map((line) => presentOrderLine(line, order.currencyCode)),
    totalAmount: toDecimal(order.totals.total, order.currencyCode),
    ...discountOf(order.totals.discountTotal, order.currencyCode),
    ...taxOf(order.totals.taxTotal, order.currencyCode),
    currencyCode: order.currencyCode,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    customer: presentCustomer(order.customer),
  };
}

/** What promotions took off; left out where they took nothing. */
function discountOf(amount: number, currency: string): { discountAmount?: number } {
  return amount === 0 ? {} : { discountAmount: toDecimal(amount, currency) };
}

/** The tax, which the total contains; left out where there is none. */
function taxOf(amount: number, currency: string): { taxAmount?: number } {
  return amount === 0 ? {} : { taxAmount: toDecimal(amount, currency) };
}

/** Who ordered, as known when the order was placed. */
function presentCustomer({ fullName, email, phone, address, profilePicture }: OrderCustomer) {
  return { fullName, email, phone, address, profilePicture };
}

/** An item of an order: what is known of the product as it was bought. */
function presentOrderLine(line: OrderLine, currency: string): z.output<typeof orderItemResponse> {
  const { id, productId, title, image, unitPrice, quantity, colour, size, other } = line;
  const { discountTotal, taxTotal } = line;
  return {
    _id: productId,
    title,
    salePrice: toDecimal(unitPrice, currency),
    ...discountOf(discountTotal, currency),
    ...taxOf(taxTotal, currency),
    image: image.url,
    customId: id,
    quantity,
    color: colour,
    size,
    ...(other !== null && { other }),
    type: optionWords(line) === '' ? 'normal' : 'variant',
  };
}

/**
 * A way in which the shop delivers. `fee` is the least that it costs; where the price depends on the order,
 * `tiers` say up to which weight or total each fee counts.
 */
export function presentDeliveryMethod(
  method: DeliveryMethod,
  currency: string,
): z.output<typeof deliveryMethodResponse> {
  const { id, name, pricing, freeFrom, tiers, minDays, maxDays, note } = method;
  const limit = (upTo: number | null) =>
    pricing === 'BY_WEIGHT'
      ? { upToGrams: upTo }
      : { upToAmount: upTo === null ? null : toDecimal(upTo, currency) };
  return {
    _id: id,
    name,
    fee: toDecimal(leastFee(method), currency),
    ...(isTiered(pricing) && {
      tiers: tiers.map(({ upTo, fee }) => ({ ...limit(upTo), fee: toDecimal(fee, currency) })),
    }),
    freeFrom: freeFrom === null ? null : toDecimal(freeFrom, currency),
    minDays,
    maxDays,
    note,
    isPickUp: pricing === 'PICK_UP',
  };
}

/** A user's cart, wishlist and orders, read separately. */
export interface UserRelations {
  cart: readonly CartLine[];
  wishlist: readonly Product[];
  orders: OrderResponse[];
  /** ISO 4217 code of cart and wishlist. */
  currency: string;
}

/** A person with what belongs to the person. Neither password nor role, nor anything of the session. */
export function presentUser(
  user: User,
  { cart, wishlist, orders, currency }: UserRelations,
): z.output<typeof userResponse> {
  return {
    _id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone,
    address: user.address,
    profilePicture: user.profilePicture,
    accountType: user.accountType === 'GOOGLE' ? 'google' : 'other',
    cart: cart.map((line) => presentCartLine(line, currency)),
    wishlist: wishlist.map((product) => presentProduct(product, currency)),
    orders,
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}
