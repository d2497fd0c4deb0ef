import type { z } from 'zod';
import type { RestContext } from './rest-context.ts';
import type { Cart, CartLine } from '../modules/cart/cart.ts';
import { currentLineFields } from '../modules/cart/line-fields.ts';
import { isVariantProduct } from '../modules/cart/line-rules.ts';
import { formatMeasure } from '../modules/catalogue/unit-prices/unit-price.ts';
import { optionsOf } from '../modules/catalogue/variants/sellable-product.ts';
import type { Product } from '../modules/catalogue/products/product-query.ts';
import {
  type CustomField,
  type CustomFieldOwner,
  type FieldValues,
  valueLists,
} from '../modules/custom-fields/custom-fields.ts';
import { decimalTexts } from '../modules/custom-fields/field-texts.ts';
import { currentValues } from '../modules/custom-fields/field-values.ts';
import { seesAll, shownFields } from '../modules/custom-fields/shown-fields.ts';
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

// The entities of the specification's section 3, under its names. Prices are decimal numbers; those of
// products and carts are in the shop's currency, those of an order in its own. Things outside of the
// specification, such as an option that is neither color nor size, appear only where they exist.

/** The currency of products, and what decides which custom fields the caller sees. */
export type PresentationContext = Pick<RestContext, 'currency' | 'principal' | 'services'>;

export function presentProduct(
  product: Product,
  { currency, principal, services }: PresentationContext,
): z.output<typeof productResponse> {
  const shown = shownFields(principal, services.customFields.fields, 'PRODUCT', product.type);
  return {
    _id: product.id,
    title: product.title,
    salePrice: toDecimal(product.salePrice, currency),
    regularPrice: product.regularPrice === null ? null : toDecimal(product.regularPrice, currency),
    ...(product.unitPrices && {
      unitPrice: toDecimal(product.unitPrices.lowest, currency),
      unitPriceMeasure: formatMeasure(product.unitPrices.per),
    }),
    description: product.description,
    category: product.category.slug,
    rating: product.rating,
    colours: product.colours.map((colour) => colour.name),
    sizes: product.sizes,
    ...(product.otherOptions.length > 0 && {
      otherOptions: product.otherOptions,
      otherOption: product.otherOptions[0],
    }),
    discount: product.discount,
    new: product.isNew,
    stock: product.stock,
    inStock: product.inStock,
    availability: product.availability,
    ...(product.availableFrom !== null && { availableFrom: product.availableFrom }),
    image: product.image.url,
    ...presentFields(product.customFields, shown, currency),
    updatedAt: product.updatedAt,
  };
}

/** A cart item: the current product, and the selected options. */
function presentCartLine(
  { id, product, quantity, colour, size, others, customFields }: CartLine,
  context: PresentationContext,
): z.output<typeof cartItemResponse> {
  const { priced } = context.services.lineFields;
  const fields = valueLists(currentLineFields(priced, product, customFields));
  return {
    ...presentProduct(product, context),
    customId: id,
    quantity,
    color: colour,
    size,
    ...(others.length > 0 && { others, other: others[0] }),
    // Those of the line instead of the product's.
    fields: Object.keys(fields).length > 0 ? fields : undefined,
    type: isVariantProduct(optionsOf(product)) ? 'variant' : 'normal',
  };
}

/** A cart with its promotion codes and resulting costs. */
export function presentCart(
  { lines, codes, totals }: Cart,
  context: PresentationContext & Pick<RestContext, 'locale'>,
): z.output<typeof cartResponse> {
  const { currency, locale } = context;
  return {
    cart: lines.map((line) => presentCartLine(line, context)),
    codes: codes.map(({ code, title, ineligibilityReason }) => ({
      code,
      title,
      // A valid code may have expired, or the cart may have changed since.
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
export function presentOrder(
  order: Order,
  lines: readonly OrderLine[],
  context: PresentationContext,
): OrderResponse {
  return {
    _id: order.id,
    orderId: order.reference,
    number: order.number,
    status: statusLabels[order.status],
    paymentMethod: paymentLabels[order.paymentMethod],
    products: lines.map((line) => presentOrderLine(line, order.currencyCode, context)),
    totalAmount: toDecimal(order.totals.total, order.currencyCode),
    ...discountOf(order.totals.discountTotal, order.currencyCode),
    ...taxOf(order.totals.taxTotal, order.currencyCode),
    ...(order.billing?.vatNumber && { vatNumber: order.billing.vatNumber }),
    ...(order.totals.isReverseCharge && { isReverseCharge: true }),
    currencyCode: order.currencyCode,
    ...snapshotOf(order.customFields, 'ORDER', order.currencyCode, context),
    ...(order.customerNote !== null && { customerNote: order.customerNote }),
    ...(order.giftMessage !== null && { giftMessage: order.giftMessage }),
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    customer: presentCustomer(order.customer),
  };
}

/** The values of custom fields, amounts as decimal numbers; omitted when there are none. */
function presentFields(
  values: FieldValues,
  shown: readonly CustomField[],
  currency: string,
): { fields?: Record<string, string[]> } {
  const entries = shown
    .map((field) => [field.key, decimalTexts(field, currentValues(field, values), currency)] as const)
    .filter(([, texts]) => texts.length > 0);
  return entries.length === 0 ? {} : { fields: Object.fromEntries(entries) };
}

/**
 * The values of custom fields as they were ordered, amounts as decimal numbers; for staff also those of
 * deleted fields; omitted when there are none.
 */
function snapshotOf(
  values: FieldValues,
  owner: CustomFieldOwner,
  currency: string,
  { principal, services }: PresentationContext,
): { fields?: Record<string, string[]> } {
  const shown = shownFields(principal, services.customFields.fields, owner);
  const entries = Object.entries(valueLists(values)).flatMap(([key, texts]) => {
    const field = shown.find((each) => each.key === key);
    if (field) return [[key, decimalTexts(field, texts, currency)] as const];
    return seesAll(principal, owner) ? [[key, texts] as const] : [];
  });
  return entries.length === 0 ? {} : { fields: Object.fromEntries(entries) };
}

/** The discount by promotions; omitted when there is none. */
function discountOf(amount: number, currency: string): { discountAmount?: number } {
  return amount === 0 ? {} : { discountAmount: toDecimal(amount, currency) };
}

/** The tax contained in the total; omitted when there is none. */
function taxOf(amount: number, currency: string): { taxAmount?: number } {
  return amount === 0 ? {} : { taxAmount: toDecimal(amount, currency) };
}

/** The customer, as of the time of the order. */
function presentCustomer({ fullName, email, phone, address, profilePicture }: OrderCustomer) {
  return { fullName, email, phone, address, profilePicture };
}

/** An item of an order: the product as it was bought. */
function presentOrderLine(
  line: OrderLine,
  currency: string,
  context: PresentationContext,
): z.output<typeof orderItemResponse> {
  const { id, productId, title, image, unitPrice, quantity, colour, size, others } = line;
  const { discountTotal, taxTotal, requiresShipping, leadTimeDays } = line;
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
    ...(others.length > 0 && { others, other: others[0] }),
    ...(!requiresShipping && { requiresShipping }),
    ...(leadTimeDays !== null && { leadTimeDays }),
    ...snapshotOf(line.customFields, 'ORDER_LINE', currency, context),
    type: optionWords(line) === '' ? 'normal' : 'variant',
  };
}

/**
 * A delivery method. `fee` is the lowest price; where the price depends on the order, `tiers` list the weight
 * or total up to which each fee applies.
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
}

/** A user with cart, wishlist and orders. Never includes password, role or session. */
export function presentUser(
  user: User,
  { cart, wishlist, orders }: UserRelations,
  context: PresentationContext,
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
    cart: cart.map((line) => presentCartLine(line, context)),
    wishlist: wishlist.map((product) => presentProduct(product, context)),
    orders,
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}
