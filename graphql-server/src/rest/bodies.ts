import { z } from 'zod';
import { decimalsOf } from '../shared/money/currency.ts';
import { fromDecimal } from '../shared/money/money.ts';
import { paymentMethodOf, paymentLabels, statusOf, statusLabels } from './labels.ts';
import { changedQuery } from './lists/changed-query.ts';
import { isLocalDate } from '../shared/time/local-date.ts';
import { message } from '../shared/messages/message.ts';
import { brokenRule } from '../shared/validate.ts';
import { changesTo } from '../modules/custom-fields/field-values.ts';
import type { UploadedFile } from './sheets/read-upload.ts';
import { countryCode, type Label } from '../shared/text-rules.ts';

// The parts of request bodies that the calls read (specification, section 7): only types and spelling.
// Services have the shop's rules. Other keys are ignored.

/** A call without a body. */
export const noBody = z.unknown();

interface FileInMemory {
  name: string;
  content: Uint8Array;
}

/** An uploaded file in memory. */
export const fileBody = z.custom<FileInMemory>(
  (file) => (file as Partial<FileInMemory> | undefined)?.content instanceof Uint8Array,
  { error: brokenRule('body.noFile') },
);

/** A file that is read as a stream. */
export const streamBody = z.custom<UploadedFile>();

const MAX_SELECTED = 1000;

export const selectionBody = z.object({
  ids: z
    .array(z.string())
    .max(MAX_SELECTED, brokenRule('customers.tooMany', { max: MAX_SELECTED }))
    .describe('Ids of customers; unknown ids are ignored.'),
});

const text = (label: Label, description: string) => {
  const what = message(label);
  const schema = z.string({
    error: ({ input }) => brokenRule(input === undefined ? 'text.required' : 'text.notText', { what }),
  });
  return schema.describe(description);
};

const number = (label: Label, description: string) => {
  const what = message(label);
  const schema = z.number({
    error: ({ input }) => brokenRule(input === undefined ? 'text.required' : 'number.notNumber', { what }),
  });
  return schema.describe(description);
};

/** A day of the shop, `YYYY-MM-DD`. */
export const day = (description: string) =>
  z.string().refine(isLocalDate, brokenRule('body.notDay')).optional().describe(description);

/** A decimal amount, converted to minor units of the currency. */
export const amount = (label: Label, currency: string, description: string) =>
  number(label, description).transform((decimal, context) => {
    const exact = fromDecimal(decimal, currency);
    if (exact !== null) return exact;
    const what = message(label);
    const count = decimalsOf(currency);
    context.addIssue({
      code: 'custom',
      message:
        count === 0
          ? brokenRule('amount.noDecimals', { what, currency })
          : brokenRule('amount.decimals', { what, count, currency }),
    });
    return z.NEVER;
  });

export const signUpBody = z.object({
  name: text('label.name', 'The full name. Its first word becomes the first name.'),
  email: text('label.email', 'An email that is not in use.'),
  password: text('label.password', '8 to 128 characters.'),
  profilePicture: z.string().nullish().describe('The URL of a picture.'),
});

export const adminSignUpBody = signUpBody.extend({
  adminSecret: text('label.adminSecret', 'The server’s admin secret.'),
});

export const logInBody = z.object({
  emailOrPhone: text('label.emailOrPhone', 'An email or a phone number.'),
  password: text('label.password', 'The password.'),
});

export const adminVerifyBody = z.object({
  challenge: text('label.challenge', 'The challenge from `adminLogin`.'),
  code: text('label.code', 'The code that the authenticator app shows.'),
});

/** The specification has only `code`; a flow that started with the others needs them too. */
export const googleSignInBody = z.object({
  code: text('label.code', 'The `code` from Google’s redirect.'),
  codeVerifier: z.string().optional().describe('The PKCE code verifier, if the flow started with one.'),
  nonce: z.string().optional().describe('The nonce, if the flow started with one.'),
});

/** Values of custom fields, as changes that set them. */
const filledIn = (description: string) =>
  z
    .record(z.string(), z.array(z.string()))
    .nullish()
    .describe(description)
    .transform((values) => values && changesTo(values));

const orderFields = filledIn('What the customer filled in of the custom fields of orders, by key.');

/** The selected product and options of a cart item; everything else comes from the catalogue. */
const line = z
  .object({
    _id: z
      .string(brokenRule('text.notText', { what: message('label.productKey') }))
      .nullish()
      .describe('The `_id` of a product; not needed with `variantId`.'),
    variantId: z
      .string()
      .nullish()
      .describe('The id of a variant, as in GraphQL. It replaces `_id`, `color`, `size` and `others`.'),
    color: z.string().nullish().describe('One of the product’s colours; required if it has any.'),
    size: z.string().nullish().describe('One of the product’s sizes; required if it has any.'),
    others: z
      .array(z.string())
      .nullish()
      .describe('One value of each of the product’s `otherOptions`; required if it has any.'),
    other: z.string().nullish().describe('Deprecated: the only one of `others`.'),
    fields: filledIn('What the customer filled in of the custom fields of lines, by key.'),
    quantity: number('label.quantity', 'How many, 1 to 999. Default: the fewest of an order.').optional(),
  })
  .superRefine(({ _id, variantId }, context) => {
    if (_id ?? variantId) return;
    const required = brokenRule('text.required', { what: message('label.productKey') });
    const missing = { code: 'too_small', origin: 'string', minimum: 1, input: '' } as const;
    context.addIssue({ ...missing, path: ['_id'], message: required });
  })
  .transform(({ _id, color, ...line }) => ({ productId: _id, colour: color, ...line }));

const lines = (label: Label) =>
  z
    .array(line, brokenRule('body.notLines', { what: message(label) }))
    .describe('At most 100 lines. Titles and prices are taken from the catalogue, not from the body.');

const code = text('label.code', 'A promotion code, in any letter case.');

export const cartCodeBody = z.object({ code });

/** Promotion codes; an order applies only those that it lists. */
const codes = z.array(code).nullish().describe('Promotion codes, at most 5.');

/** A product of a wishlist: the product itself, or its id. */
const wishlistItem = z.union(
  [z.string(), z.object({ _id: z.string().describe('The `_id` of a product.') }).transform(({ _id }) => _id)],
  {
    error: brokenRule('body.notWishlistItem'),
  },
);

export const updateUserBody = z
  .object({
    cart: lines('label.cart').optional(),
    wishlist: z
      .array(wishlistItem, brokenRule('body.notWishlist'))
      .optional()
      .describe('Products or their ids, at most 500.'),
    firstName: z.string().nullish().describe('First name.'),
    lastName: z.string().nullish().describe('Last name.'),
    email: z.string().nullish().describe('An email that is not in use.'),
    phone: z.string().nullish().describe('A phone number; `null` removes it.'),
    address: z.string().nullish().describe('Postal address on one line; `null` removes it.'),
    profilePicture: z.string().nullish().describe('A URL, or a picture as a `data:` URL; `null` removes it.'),
    password: z.string().nullish().describe('A new password, 8 to 128 characters.'),
    currentPassword: z
      .string()
      .nullish()
      .describe('The current password; required to change the email or the password.'),
  })
  .transform(({ cart, wishlist, ...profile }) => ({ cart, wishlist, profile }));

/** The fields of the contact form. */
export const contactFields = z.object({
  name: text('label.yourName', 'The sender’s name.'),
  email: text('label.yourEmail', 'The email for the shop’s answer.'),
  phone: text('label.yourPhone', 'The sender’s phone number.'),
  message: text('label.message', 'The message.'),
});

/**
 * The fields directly, or as email services expect them: in `template_params`, next to keys that are ignored
 * here.
 */
export const contactBody = z.preprocess(
  (body) => z.object({ template_params: z.unknown() }).safeParse(body).data?.template_params ?? body,
  contactFields,
);

export const optionalText = (description: string) =>
  z
    .string()
    .nullish()
    .describe(description)
    .transform((words) => words ?? undefined);

/** What the customer writes and accepts for an order. */
const fromCustomer = {
  customerNote: optionalText(
    'A note to the shop, at most 500 characters; it may have several lines. It is printed on the packing slip, unless there is a gift message.',
  ),
  giftMessage: optionalText('A message to the recipient, at most 500 characters; it may have several lines.'),
  acceptsTerms: z
    .boolean()
    .nullish()
    .describe('Whether the customer accepts the shop’s terms; required if the shop asks for it.'),
};

const deliveryMethodId = optionalText('The `_id` of a delivery method. Default: the first available one.');

/** An address, as in GraphQL. */
const addressParts = {
  firstName: text('label.firstName', 'First name.'),
  lastName: optionalText('Last name.'),
  company: optionalText('Company.'),
  streetAddress: text('label.streetAddress', 'Street and number.'),
  apartment: optionalText('Apartment, floor and so on.'),
  city: text('label.city', 'City.'),
  region: optionalText('State or region.'),
  postalCode: optionalText('Postal code.'),
  countryCode: optionalText('ISO 3166-1 alpha-2 code. Default: the shop’s own country.'),
};

const billing = z
  .object({
    ...addressParts,
    phone: text('label.phone', 'Phone number for the delivery.'),
    email: text('label.email', 'The email for messages about the order.'),
    vatNumber: optionalText('VAT number of an EU country, such as DE123456789.'),
  })
  .nullish()
  .describe('Billing address. Default: the data in the profile.')
  .transform((details) => details ?? null);

const deliveryAddress = z
  .object({ ...addressParts, phone: optionalText('Phone number of the recipient.') })
  .nullish()
  .describe('Where to deliver, if not to the billing address. Delivery and taxes depend on it.');

export const placeOrderBody = (currency: string) =>
  z.object({
    orderId: text(
      'label.orderId',
      'A reference that you choose, new for each order: 1 to 64 of A-Z a-z 0-9 _ -',
    ),
    paymentMethod: z
      .enum([paymentLabels.BANK, paymentLabels.CASH_ON_DELIVERY], {
        error: brokenRule('order.paymentMethodUnknown'),
      })
      .describe('Bank transfer or cash on delivery.')
      .transform(paymentMethodOf),
    products: lines('label.products'),
    totalAmount: amount(
      'label.totalAmount',
      currency,
      'The total that the customer saw; the order is rejected if it is no longer correct.',
    ),
    billing,
    deliveryAddress,
    codes,
    deliveryMethodId,
    fields: orderFields,
    ...fromCustomer,
  });

/** Where to deliver; the default is the shop's country. */
export const destinationQuery = z.object({
  countryCode: countryCode.optional().describe('ISO 3166-1 alpha-2 code. Default: the shop’s own country.'),
  region: optionalText('A state or region, as named in the shop’s delivery zones.'),
});

/** Which page of a long list to return; without `first`, all of it. */
export const pageQuery = z.object({
  first: z.coerce
    .number()
    .int()
    .min(1, brokenRule('request.firstOutOfRange', { max: 100 }))
    .max(100, brokenRule('request.firstOutOfRange', { max: 100 }))
    .optional()
    .describe(
      'The number of items, 1 to 100. The response is then a page, and its `Link` header leads to the next one.',
    ),
  after: optionalText('The cursor to continue after, from the `Link` header.'),
  ...changedQuery.shape,
});

export const stripeCheckoutBody = z.object({
  items: lines('label.items'),
  orderId: optionalText('A reference that you choose, new for each order.'),
  billing,
  deliveryAddress,
  codes,
  deliveryMethodId,
  fields: orderFields,
  ...fromCustomer,
  returnUrl: optionalText(
    'Where to send the customer after the payment: a return URL of a headless storefront in the settings.',
  ),
});

const imageWords = 'The URL of a picture, or a path on this host; `null` means the category’s placeholder.';

export const addProductBody = (currency: string) =>
  z.object({
    title: text('label.title', '1 to 200 characters.'),
    description: text('label.description', 'Plain text, at most 5,000 characters.'),
    category: text('label.category', 'Slug or label of a category; an unknown one is created.'),
    regularPrice: amount(
      'label.regularPrice',
      currency,
      'The price before a reduction, not below `salePrice`; `null` means none.',
    ).nullish(),
    salePrice: amount('label.salePrice', currency, 'The current price.'),
    stock: number('label.stock', 'Units in stock.'),
    // The form's file field, left empty.
    image: z
      .string()
      .nullish()
      .describe(imageWords)
      .transform((url) => url || null),
  });

/** An omitted field stays unchanged. */
export const updateProductBody = (currency: string) =>
  addProductBody(currency)
    .partial()
    .extend({
      productId: text('label.productId', 'The `_id` of the product.'),
      expectedStock: number(
        'label.stock',
        'The stock that you read; if it differs now, the response is 409.',
      ).nullish(),
      image: z
        .string()
        .nullish()
        .describe(imageWords)
        .transform((url) => (url === undefined ? undefined : url || null)),
    });

export const updateOrderBody = z.object({
  orderId: text('label.orderId', 'The `_id`, the `orderId` or the `number` of the order.'),
  status: z
    .enum(Object.values(statusLabels), {
      error: brokenRule('order.statusUnknown', { statuses: Object.values(statusLabels).join(', ') }),
    })
    .describe('The new status.')
    .transform(statusOf),
});
