import { z } from 'zod';
import { errorStatuses } from '../errors.ts';
import { paymentLabels, statusLabels } from './labels.ts';

// The responses of the calls (specification, section 3), as in the OpenAPI document. The presenters return
// these types, and tests check every response against them. Like the GraphQL contract, they only grow.

const id = (of: string) => z.string().describe(`The id of ${of}. Opaque and permanent.`);
const amount = (what: string) => z.number().describe(`${what}. A decimal amount.`);
const createdAt = z.date().describe('When it was created, in UTC.');
const updatedAt = z.date().describe('When it last changed, in UTC.');
const color = z.string().nullable().describe('The chosen colour; `null` if there is no choice.');
const size = z.string().nullable().describe('The chosen size; `null` if there is no choice.');
const others = z
  .array(z.string())
  .optional()
  .describe('The chosen values of `otherOptions`; omitted if there are none.');
const other = z.string().optional().describe('Deprecated: the first of `others`.');
const lineType = z
  .enum(['variant', 'normal'])
  .describe('`variant` if the product has options, otherwise `normal`.');
const fieldValues = z.record(z.string(), z.array(z.string())).optional();
const lineFields = fieldValues.describe('The values of the line’s custom fields, as those of products.');
const discountAmount = amount('The promotion discount; omitted if there is none').optional();
const taxAmount = amount('The tax included in the total; omitted if there is none').optional();

const rating = z
  .object({
    rate: z.number().describe('The average rating, 0 to 5 with one decimal.'),
    reviews: z.int().describe('The number of reviews.'),
  })
  .describe('The rating by customers.');

const otherOption = z.object({
  name: z.string().describe("The option's name, such as Material."),
  values: z.array(z.string()).describe('The values to choose from.'),
});

export const productResponse = z
  .object({
    _id: id('the product'),
    title: z.string().describe('The title.'),
    salePrice: amount('The current price'),
    regularPrice: amount('The price before a reduction; `null` if there is none').nullable(),
    unitPrice: amount(
      'The lowest price of a unit of measurement; omitted if a variant has none, or another unit',
    ).optional(),
    unitPriceMeasure: z.string().optional().describe('What costs `unitPrice`, such as `1 l` or `100 g`.'),
    description: z.string().describe('Plain text; may have several lines.'),
    category: z.string().describe('The slug of its category.'),
    rating,
    colours: z.array(z.string()).describe('The names of the available colours.'),
    sizes: z.array(z.string()).describe('The available sizes.'),
    otherOptions: z
      .array(otherOption)
      .optional()
      .describe('The options other than colour and size; omitted if there are none.'),
    otherOption: otherOption.optional().describe('Deprecated: the first of `otherOptions`.'),
    discount: z
      .int()
      .nullable()
      .describe(
        'The reduction from `regularPrice` to `salePrice` in whole percent; `null` if there is none.',
      ),
    new: z.boolean().describe('Whether it has the NEW label.'),
    stock: z.int().describe('The number of units in stock that can be ordered.'),
    inStock: z.boolean().describe('Whether one of its variants can be ordered: enough of it is in stock.'),
    availability: z
      .enum(['IN_STOCK', 'BACKORDER', 'PREORDER', 'SOLD_OUT'])
      .describe(
        'Whether it can be ordered, and when it ships: BACKORDER later, PREORDER from `availableFrom`.',
      ),
    availableFrom: z.string().optional().describe('The day from which a pre-order ships.'),
    image: z.string().describe('The URL of its picture, or a path on this host.'),
    fields: fieldValues.describe(
      'The values of its custom fields, by key, as in GraphQL, but amounts as decimal numbers; omitted if there are none. Fields that are not public are only for staff.',
    ),
    updatedAt: z.date().describe('When it last changed, in UTC. Stock and rating are not included.'),
  })
  .describe('A product of the catalogue.');

export const cartItemResponse = productResponse
  .extend({
    customId: id('the line'),
    quantity: z.int().describe('The number of units.'),
    color,
    size,
    others,
    other,
    fields: lineFields,
    type: lineType,
  })
  .describe('A cart line: the current product and the chosen options.');

export const cartResponse = z
  .object({
    cart: z.array(cartItemResponse).describe('The lines, oldest first.'),
    codes: z
      .array(
        z.object({
          code: z.string().describe('The code as it was entered.'),
          title: z
            .string()
            .nullable()
            .describe('The promotion’s title; `null` if no promotion has this code.'),
          refusal: z
            .object({
              code: z
                .enum(Object.keys(errorStatuses) as (keyof typeof errorStatuses)[])
                .describe('The reason, for programs.'),
              detail: z.string().describe('The reason, for users.'),
            })
            .optional()
            .describe('Why it does not reduce the price now; omitted if it does.'),
        }),
      )
      .describe('The promotion codes.'),
    totalAmount: amount('The total, including discounts, delivery and taxes'),
    discountAmount,
    taxAmount,
  })
  .describe('A cart with its promotion codes and total.');

export const orderItemResponse = z
  .object({
    _id: id('the product'),
    title: z.string().describe('The product’s title when it was ordered.'),
    salePrice: amount('The price of one unit when it was ordered'),
    discountAmount,
    taxAmount,
    image: z.string().describe('The URL of its picture, or a path on this host.'),
    customId: id('the line'),
    quantity: z.int().describe('The number of units.'),
    color,
    size,
    others,
    other,
    requiresShipping: z.literal(false).optional().describe('`false` for what needs no delivery.'),
    leadTimeDays: z.int().optional().describe('If it was made to order: the days until it ships.'),
    fields: lineFields,
    type: lineType,
  })
  .describe('An order line: the product as it was ordered.');

export const orderResponse = z
  .object({
    _id: id('the order'),
    orderId: z.string().describe('The `orderId` given to `placeOrder`, or one that the shop generated.'),
    number: z.string().describe('The number that customers and staff use for it.'),
    status: z.enum(Object.values(statusLabels)).describe('The status.'),
    paymentMethod: z.enum(Object.values(paymentLabels)).describe('How it is paid.'),
    products: z.array(orderItemResponse).describe('The order lines.'),
    totalAmount: amount('The total'),
    discountAmount,
    taxAmount,
    vatNumber: z.string().optional().describe('The customer’s VAT number, such as DE123456789.'),
    isReverseCharge: z
      .literal(true)
      .optional()
      .describe('Set if the recipient owes the tax, so that prices are net; otherwise omitted.'),
    currencyCode: z.string().describe('The currency of the order’s amounts, ISO 4217.'),
    fields: fieldValues.describe('The values of its custom fields, as those of products.'),
    customerNote: z
      .string()
      .optional()
      .describe('The customer’s note to the shop; omitted if there is none.'),
    giftMessage: z
      .string()
      .optional()
      .describe('The customer’s message to the recipient; omitted if there is none.'),
    createdAt,
    updatedAt,
    customer: z
      .object({
        fullName: z.string().describe('First and last name.'),
        email: z.string().describe('The email for messages about the order.'),
        phone: z.string().nullable().describe('As it was entered; `null` if none was.'),
        address: z.string().nullable().describe('As it was entered; `null` if none was.'),
        profilePicture: z.string().nullable().describe('The URL of a picture; `null` if there is none.'),
      })
      .describe('The customer, as known when the order was placed.'),
  })
  .describe('An order.');

export const userResponse = z
  .object({
    _id: id('the user'),
    firstName: z.string().describe('First name.'),
    lastName: z.string().describe('Last name; may be empty.'),
    email: z.string().describe('Unique in the shop.'),
    phone: z.string().nullable().describe('`null` if not known.'),
    address: z.string().nullable().describe('`null` if not known.'),
    profilePicture: z.string().nullable().describe('The URL of a picture; `null` if there is none.'),
    accountType: z.enum(['google', 'other']).describe('How the user signs in.'),
    cart: z.array(cartItemResponse).describe('Empty for an admin.'),
    wishlist: z.array(productResponse).describe('The default wishlist; empty for an admin.'),
    orders: z.array(orderResponse).describe('Newest first; empty for an admin.'),
    createdAt,
    updatedAt,
  })
  .describe('A user with their cart, wishlist and orders.');

export const sessionResponse = z
  .object({
    user: userResponse,
    token: z.string().describe('The bearer token, for `Authorization: Bearer ...`.'),
  })
  .describe('The signed-in user and the bearer token.');

const challengeResponse = z
  .object({
    challenge: z.string().describe('The challenge for `adminLogin/verify`.'),
    challengeExpiresAt: z.date().describe('When the challenge expires, in UTC.'),
  })
  .describe('A challenge for an admin with two-step login.');

export const adminSessionResponse = z
  .union([sessionResponse, challengeResponse])
  .describe('A session, or a challenge for two-step login.');

const fee = amount('The price');

export const deliveryMethodResponse = z
  .object({
    _id: id('the method'),
    name: z.string().describe('The name that shoppers see.'),
    fee: amount('The lowest price'),
    tiers: z
      .array(
        z.union([
          z.object({
            upToGrams: z.number().nullable().describe('The limit in grams; `null` means no limit.'),
            fee,
          }),
          z.object({
            upToAmount: amount('The limit as an order value; `null` means no limit').nullable(),
            fee,
          }),
        ]),
      )
      .optional()
      .describe('The prices by weight or order value; omitted if there is only one price.'),
    freeFrom: amount('The order value from which delivery is free; `null` means it never is').nullable(),
    minDays: z
      .int()
      .nullable()
      .describe('The minimum delivery time in days; `null` if there is no estimate.'),
    maxDays: z
      .int()
      .nullable()
      .describe('The maximum delivery time in days; `null` if there is no estimate.'),
    note: z.string().nullable().describe("The merchant's note; `null` if there is none."),
    isPickUp: z.boolean().describe('Whether the customer picks the order up.'),
  })
  .describe('A delivery method.');

export const assetResponse = z
  .object({
    _id: id('the picture'),
    url: z.string().optional().describe('The URL of the widest file.'),
    width: z.int().describe('Of the uploaded file, in pixels.'),
    height: z.int().describe('Of the uploaded file, in pixels.'),
    placeholder: z
      .string()
      .nullable()
      .describe('A tiny version as a `data:` URL, to show while the picture loads.'),
    sources: z
      .array(
        z.object({
          url: z.string().describe('The URL of a WebP file.'),
          width: z.int().describe('In pixels.'),
          avifUrl: z
            .string()
            .optional()
            .describe('The URL of the same as AVIF; omitted unless it is smaller.'),
        }),
      )
      .describe('The files, narrowest first.'),
  })
  .describe('A stored picture.');

export const placedOrderResponse = z
  .object({ user: userResponse, order: orderResponse })
  .describe('The order and its customer.');
export const idResponse = z.object({ _id: id('the object') }).describe('An id.');
export const sentResponse = z
  .object({ sent: z.boolean().describe('Always true.') })
  .describe('The message was accepted.');
export const paymentPageResponse = z
  .object({
    url: z.string().nullable().describe('The URL of the payment page; `null` if the order is already paid.'),
  })
  .describe('The payment page.');
export const personalDataResponse = z
  .object({
    exportedAt: z.date().describe('When the data was exported, in UTC.'),
    tables: z
      .record(z.string(), z.array(z.unknown()))
      .describe('The rows of each table, with all their columns.'),
    retention: z
      .array(
        z.object({
          table: z.string().describe('The table’s name, as in `tables`.'),
          columns: z.array(z.string()).describe('The columns that are kept.'),
          reason: z.string().describe('BOOKS: tax records. ACCOUNTABILITY: who on the staff did what.'),
          period: z
            .string()
            .nullable()
            .describe(
              'How long they are kept, as an ISO 8601 duration; `null` means as long as the shop wants.',
            ),
        }),
      )
      .describe('The data that is kept when the person is erased, without values that identify them.'),
  })
  .describe('All data about a person in the database.');

/** A spreadsheet file. */
export const csvResponse = z.string().describe('A CSV file with a header line (RFC 4180, UTF-8).');

/** Several files in one. */
export const zipResponse = z.string().meta({ format: 'binary' }).describe('A ZIP file.');
