import { z } from 'zod';
import { errorStatuses } from '../errors.ts';
import { paymentLabels, statusLabels } from './labels.ts';

// What the calls answer (specification, section 3), as the OpenAPI document describes it. The presenters
// return these types, and the tests hold every answer against them. Like the GraphQL contract it only grows.

const id = (of: string) => z.string().describe(`The id of ${of}: opaque, and for ever the same.`);
const amount = (what: string) => z.number().describe(`${what}. A decimal amount.`);
const createdAt = z.date().describe('When that was, in UTC.');
const updatedAt = z.date().describe('When it changed last, in UTC.');
const color = z.string().nullable().describe('The colour that was chosen; null where there is no choice.');
const size = z.string().nullable().describe('The size that was chosen; null where there is no choice.');
const other = z.string().optional().describe('What was chosen of `otherOption`; absent where there is none.');
const lineType = z.enum(['variant', 'normal']).describe('`variant` where there was something to choose.');
const discountAmount = amount('What promotions take off; absent where they take nothing').optional();
const taxAmount = amount('The tax within the total; absent where there is none').optional();

const rating = z
  .object({
    rate: z.number().describe('The average number of stars: 0 to 5, with one decimal.'),
    reviews: z.int().describe('How many reviews it is the average of.'),
  })
  .describe('What customers think of it.');

export const productResponse = z
  .object({
    _id: id('the product'),
    title: z.string().describe('Its name.'),
    salePrice: amount('What it costs now'),
    regularPrice: amount('What it cost before; null where there is nothing to compare').nullable(),
    description: z.string().describe('Plain text, which may have several lines.'),
    category: z.string().describe('The slug of its category.'),
    rating,
    colours: z.array(z.string()).describe('The names of the colours that it comes in.'),
    sizes: z.array(z.string()).describe('The sizes that it comes in.'),
    otherOption: z
      .object({
        name: z.string().describe("The merchant's name for it, such as Material."),
        values: z.array(z.string()).describe('What there is to choose.'),
      })
      .optional()
      .describe('An option besides colour and size; absent where there is none.'),
    discount: z
      .int()
      .nullable()
      .describe('Whole percent between `regularPrice` and `salePrice`; null for none.'),
    new: z.boolean().describe('Whether the shop shows it as new.'),
    stock: z.int().describe('How many can be ordered.'),
    inStock: z.boolean().describe('Whether any can be ordered.'),
    image: z.string().describe('The URL of its picture, or a path on this host.'),
    updatedAt: z.date().describe('When it changed last, in UTC; its stock and its rating do not count.'),
  })
  .describe('A product of the catalogue.');

export const cartItemResponse = productResponse
  .extend({
    customId: id('the line'),
    quantity: z.int().describe('How many.'),
    color,
    size,
    other,
    type: lineType,
  })
  .describe('A line of a cart: the product as it is today, and what was chosen of it.');

export const cartResponse = z
  .object({
    cart: z.array(cartItemResponse).describe('The lines, oldest first.'),
    codes: z
      .array(
        z.object({
          code: z.string().describe('The code as it was given.'),
          title: z.string().nullable().describe('The promotion; null where the code is good for nothing.'),
          refusal: z
            .object({
              code: z
                .enum(Object.keys(errorStatuses) as (keyof typeof errorStatuses)[])
                .describe('For programs.'),
              detail: z.string().describe('For people.'),
            })
            .optional()
            .describe('Why it takes nothing off just now; absent when it does.'),
        }),
      )
      .describe('The codes for promotions.'),
    totalAmount: amount('What it costs, with discounts, delivery and taxes'),
    discountAmount,
    taxAmount,
  })
  .describe('A cart with its codes, and what it costs with them.');

export const orderItemResponse = z
  .object({
    _id: id('the product'),
    title: z.string().describe('Its name when it was bought.'),
    salePrice: amount('The price of one when it was bought'),
    discountAmount,
    taxAmount,
    image: z.string().describe('The URL of its picture, or a path on this host.'),
    customId: id('the line'),
    quantity: z.int().describe('How many.'),
    color,
    size,
    other,
    type: lineType,
  })
  .describe('A line of an order: the product as it was bought.');

export const orderResponse = z
  .object({
    _id: id('the order'),
    orderId: z.string().describe('Its number: what `placeOrder` was given, or one that the shop made.'),
    status: z.enum(Object.values(statusLabels)).describe('Where it stands.'),
    paymentMethod: z.enum(Object.values(paymentLabels)).describe('How it is paid.'),
    products: z.array(orderItemResponse).describe('Its lines.'),
    totalAmount: amount('What it costs'),
    discountAmount,
    taxAmount,
    currencyCode: z.string().describe('The currency of its amounts, ISO 4217.'),
    createdAt,
    updatedAt,
    customer: z
      .object({
        fullName: z.string().describe('First and last name.'),
        email: z.string().describe('Where mails about the order go.'),
        phone: z.string().nullable().describe('As it was given; null: none was.'),
        address: z.string().nullable().describe('As it was given; null: none was.'),
        profilePicture: z.string().nullable().describe('The URL of a picture; null for none.'),
      })
      .describe('Who ordered, as known when the order was placed.'),
  })
  .describe('An order.');

export const userResponse = z
  .object({
    _id: id('the user'),
    firstName: z.string().describe('First name.'),
    lastName: z.string().describe('Last name; may be empty.'),
    email: z.string().describe('Unique in the shop.'),
    phone: z.string().nullable().describe('Null unless it is known.'),
    address: z.string().nullable().describe('Null unless it is known.'),
    profilePicture: z.string().nullable().describe('The URL of a picture; null for none.'),
    accountType: z.enum(['google', 'other']).describe('How the account was made.'),
    cart: z.array(cartItemResponse).describe('Empty for an admin.'),
    wishlist: z.array(productResponse).describe('The default wishlist; empty for an admin.'),
    orders: z.array(orderResponse).describe('Newest first; empty for an admin.'),
    createdAt,
    updatedAt,
  })
  .describe('A user with what belongs to the user.');

export const sessionResponse = z
  .object({ user: userResponse, token: z.string().describe('What `authorization: Bearer ...` takes.') })
  .describe('Who is signed in, and the bearer token.');

const challengeResponse = z
  .object({
    challenge: z.string().describe('What `adminLogin/verify` takes.'),
    challengeExpiresAt: z.date().describe('Until when it does, in UTC.'),
  })
  .describe('The second step that an admin with two-step login has to take.');

export const adminSessionResponse = z
  .union([sessionResponse, challengeResponse])
  .describe('A session, or the second step that leads to one.');

const fee = amount('What it costs');

export const deliveryMethodResponse = z
  .object({
    _id: id('the method'),
    name: z.string().describe('What shoppers read.'),
    fee: amount('The least that it costs'),
    tiers: z
      .array(
        z.union([
          z.object({ upToGrams: z.number().nullable().describe('Null: without a limit.'), fee }),
          z.object({ upToAmount: amount('Null: without a limit').nullable(), fee }),
        ]),
      )
      .optional()
      .describe('Up to which weight or total each fee counts; absent where there is one fee.'),
    freeFrom: amount('From what total on it is free; null: never').nullable(),
    minDays: z.int().nullable().describe('Days that it takes at least; null: nothing is promised.'),
    maxDays: z.int().nullable().describe('Days that it takes at most; null: nothing is promised.'),
    note: z.string().nullable().describe("The merchant's remark."),
    isPickUp: z.boolean().describe('Whether the customer fetches it.'),
  })
  .describe('A way in which the shop delivers.');

export const assetResponse = z
  .object({
    _id: id('the picture'),
    url: z.string().optional().describe('The widest of its files.'),
    width: z.int().describe('Of the upload, in pixels.'),
    height: z.int().describe('Of the upload, in pixels.'),
    placeholder: z.string().nullable().describe('A tiny picture as a data: URL, to show meanwhile.'),
    sources: z
      .array(
        z.object({
          url: z.string().describe('A WebP file.'),
          width: z.int().describe('In pixels.'),
          avifUrl: z.string().optional().describe('The same as AVIF, where that is smaller.'),
        }),
      )
      .describe('Its files, narrowest first.'),
  })
  .describe('A stored picture.');

export const placedOrderResponse = z
  .object({ user: userResponse, order: orderResponse })
  .describe('The order, and its customer.');
export const idResponse = z.object({ _id: id('what the call was about') }).describe('An id.');
export const sentResponse = z
  .object({ sent: z.boolean().describe('Always true.') })
  .describe('It was taken.');
export const paymentPageResponse = z
  .object({ url: z.string().nullable().describe('The page to pay on; null: the order is paid already.') })
  .describe('Where to pay.');
export const personalDataResponse = z
  .object({
    exportedAt: z.date().describe('When that was, in UTC.'),
    tables: z.record(z.string(), z.array(z.unknown())).describe('Rows by table, columns as they are.'),
    retention: z
      .array(
        z.object({
          table: z.string().describe('As in `tables`.'),
          columns: z.array(z.string()).describe('Its columns that are kept.'),
          reason: z.string().describe('BOOKS: tax records. ACCOUNTABILITY: who on the staff did what.'),
          period: z
            .string()
            .nullable()
            .describe('For how long, as an ISO 8601 duration; null: as long as the shop wants.'),
        }),
      )
      .describe('What is kept when the person is erased; values that name them are not.'),
  })
  .describe('Everything that the database has about a person.');

/** A file for spreadsheets. */
export const csvResponse = z.string().describe('A file with a header line (RFC 4180, UTF-8).');

/** Codes of what HTTP itself refuses, with their statuses; all others are in `errorStatuses`. */
export const httpCodes = {
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INTERNAL_SERVER_ERROR: 500,
} as const;

export type ProblemCode = keyof typeof errorStatuses | keyof typeof httpCodes;

const problemCode = z.enum([...Object.keys(errorStatuses), ...Object.keys(httpCodes)] as ProblemCode[]);

export const problemResponse = z
  .object({
    title: z.string().describe('The phrase of the status.'),
    status: z.int().describe('The HTTP status.'),
    detail: z.string().describe('What happened, for people; the text may change.'),
    code: problemCode.describe('What happened, for programs: it stays. New ones may be added.'),
    errors: z
      .array(
        z.object({
          code: problemCode.describe('What is wrong with the value.'),
          detail: z.string().describe('The same for people.'),
          pointer: z.string().describe('Where it stands in the body: a JSON pointer (RFC 6901).'),
        }),
      )
      .optional()
      .describe('What is wrong with which value; absent when it is about no value.'),
  })
  .describe('Why a call failed (RFC 9457).');
