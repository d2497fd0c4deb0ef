import { z } from 'zod';
import { decimalsOf } from '../shared/money/currency.ts';
import { fromDecimal } from '../shared/money/money.ts';
import { paymentMethodOf, paymentLabels, statusOf, statusLabels } from './labels.ts';
import { message } from '../shared/messages/message.ts';
import { brokenRule } from '../shared/validate.ts';
import type { UploadedFile } from './read-upload.ts';
import { countryCode, type Label } from '../shared/text-rules.ts';

// What the calls read of their bodies (specification, section 7): types and spelling. The rules of the shop are
// the services'. Keys that are not named here are never looked at.

/** A call without a body. */
export const noBody = z.unknown();

/** The bytes of an uploaded file. */
export const fileBody = z.instanceof(Uint8Array, { error: brokenRule('body.noFile') });

/** A file that is read as it comes. */
export const streamBody = z.custom<UploadedFile>();

const MAX_SELECTED = 1000;

/** The customers that are selected in a list. */
export const selectionBody = z.object({
  ids: z.array(z.string()).max(MAX_SELECTED, brokenRule('customers.tooMany', { max: MAX_SELECTED })),
});

const text = (label: Label) => {
  const what = message(label);
  return z.string({
    error: ({ input }) => brokenRule(input === undefined ? 'text.required' : 'text.notText', { what }),
  });
};

const number = (label: Label) => {
  const what = message(label);
  return z.number({
    error: ({ input }) => brokenRule(input === undefined ? 'text.required' : 'number.notNumber', { what }),
  });
};

/** A decimal amount, which becomes minor units of the currency. */
const amount = (label: Label, currency: string) =>
  number(label).transform((decimal, context) => {
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
  name: text('label.name'),
  email: text('label.email'),
  password: text('label.password'),
  profilePicture: z.string().nullish(),
});

export const adminSignUpBody = signUpBody.extend({ adminSecret: text('label.adminSecret') });

export const logInBody = z.object({
  emailOrPhone: text('label.emailOrPhone'),
  password: text('label.password'),
});

export const adminVerifyBody = z.object({ challenge: text('label.challenge'), code: text('label.code') });

/** `code` alone is what the specification knows; the others belong to a flow that began with them. */
export const googleSignInBody = z.object({
  code: text('label.code'),
  codeVerifier: z.string().optional(),
  nonce: z.string().optional(),
});

const productId = text('label.productKey');

/** Of a cart item, the choice; all else that it says is the catalogue's to say. */
const line = z
  .object({
    _id: productId,
    color: z.string().nullish(),
    size: z.string().nullish(),
    other: z.string().nullish(),
    quantity: number('label.quantity').default(1),
  })
  .transform(({ _id, color, ...line }) => ({ productId: _id, colour: color, ...line }));

const lines = (label: Label) => z.array(line, brokenRule('body.notLines', { what: message(label) }));

export const cartCodeBody = z.object({ code: text('label.code') });

/** Codes for promotions; an order counts only those that it names. */
const codes = z.array(text('label.code')).nullish();

/** A product of a wishlist: the product itself, or its id. */
const wishlistItem = z.union([z.string(), z.object({ _id: z.string() }).transform(({ _id }) => _id)], {
  error: brokenRule('body.notWishlistItem'),
});

export const updateUserBody = z
  .object({
    cart: lines('label.cart').optional(),
    wishlist: z.array(wishlistItem, brokenRule('body.notWishlist')).optional(),
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
    email: z.string().nullish(),
    phone: z.string().nullish(),
    address: z.string().nullish(),
    profilePicture: z.string().nullish(),
    password: z.string().nullish(),
    currentPassword: z.string().nullish(),
  })
  .transform(({ cart, wishlist, ...profile }) => ({ cart, wishlist, profile }));

/** What somebody who writes to the shop says. */
export const contactFields = z.object({
  name: text('label.yourName'),
  email: text('label.yourEmail'),
  phone: text('label.yourPhone'),
  message: text('label.message'),
});

/** The fields as they are, or as mail services take them: in `template_params`, beside keys that mean nothing here. */
export const contactBody = z.preprocess(
  (body) => z.object({ template_params: z.unknown() }).safeParse(body).data?.template_params ?? body,
  contactFields,
);

const optionalText = z
  .string()
  .nullish()
  .transform((words) => words ?? undefined);

export const placeOrderBody = (currency: string) =>
  z.object({
    orderId: text('label.orderId'),
    paymentMethod: z
      .enum([paymentLabels.BANK, paymentLabels.CASH_ON_DELIVERY], {
        error: brokenRule('order.paymentMethodUnknown'),
      })
      .transform(paymentMethodOf),
    products: lines('label.products'),
    totalAmount: amount('label.totalAmount', currency),
    codes,
    deliveryMethodId: optionalText,
  });

/** Where something is to be delivered; without a country, in the shop's. */
export const destinationQuery = z.object({ countryCode: countryCode.optional(), region: optionalText });

/** Whom and where to deliver and bill, as in GraphQL; without one the profile serves. */
const billing = z
  .object({
    firstName: text('label.firstName'),
    company: optionalText,
    streetAddress: text('label.streetAddress'),
    apartment: optionalText,
    city: text('label.city'),
    region: optionalText,
    postalCode: optionalText,
    countryCode: optionalText,
    phone: text('label.phone'),
    email: text('label.email'),
  })
  .nullish()
  .transform((details) => details ?? null);

export const stripeCheckoutBody = z.object({
  items: lines('label.items'),
  orderId: optionalText,
  billing,
  codes,
  deliveryMethodId: optionalText,
});

export const addProductBody = (currency: string) =>
  z.object({
    title: text('label.title'),
    description: text('label.description'),
    category: text('label.category'),
    regularPrice: amount('label.regularPrice', currency).nullish(),
    salePrice: amount('label.salePrice', currency),
    stock: number('label.stock'),
    // The form's field that is left empty.
    image: z
      .string()
      .nullish()
      .transform((url) => url || null),
  });

/** A field that is left out stays as it is. */
export const updateProductBody = (currency: string) =>
  addProductBody(currency)
    .partial()
    .extend({
      productId: text('label.productId'),
      image: z
        .string()
        .nullish()
        .transform((url) => (url === undefined ? undefined : url || null)),
    });

export const updateOrderBody = z.object({
  orderId: text('label.orderId'),
  status: z
    .enum(Object.values(statusLabels), {
      error: brokenRule('order.statusUnknown'),
    })
    .transform(statusOf),
});
