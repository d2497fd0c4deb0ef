import { z } from 'zod';
import { decimalsOf } from '../shared/currency.ts';
import { fromDecimal } from '../shared/money.ts';
import { paymentMethodOf, paymentLabels, statusOf, statusLabels } from './labels.ts';

// What the calls read of their bodies (specification, section 7): types and spelling. The rules of the shop are
// the services'. Keys that are not named here are never looked at.

/** A call without a body. */
export const noBody = z.unknown();

/** The bytes of an uploaded file. */
export const fileBody = z.instanceof(Uint8Array, { error: 'A file is needed' });

const text = (what: string) =>
  z.string({
    error: (issue) => (issue.input === undefined ? `${what} is required` : `${what} must be a text`),
  });

const number = (what: string) =>
  z.number({
    error: (issue) => (issue.input === undefined ? `${what} is required` : `${what} must be a number`),
  });

/** A decimal amount, which becomes minor units of the currency. */
const amount = (what: string, currency: string) =>
  number(what).transform((decimal, context) => {
    const exact = fromDecimal(decimal, currency);
    if (exact !== null) return exact;
    context.addIssue({
      code: 'custom',
      message: `${what} must have ${decimalPlaces(currency)} in ${currency}`,
    });
    return z.NEVER;
  });

function decimalPlaces(currency: string): string {
  const count = decimalsOf(currency);
  return count === 0 ? 'no decimal places' : `at most ${count} decimal places`;
}

export const signUpBody = z.object({
  name: text('A name'),
  email: text('An e-mail address'),
  password: text('A password'),
  profilePicture: z.string().nullish(),
});

export const adminSignUpBody = signUpBody.extend({ adminSecret: text('The admin secret') });

export const logInBody = z.object({
  emailOrPhone: text('An e-mail address or phone number'),
  password: text('A password'),
});

/** `code` alone is what the specification knows; the others belong to a flow that began with them. */
export const googleSignInBody = z.object({
  code: text('A code'),
  codeVerifier: z.string().optional(),
  nonce: z.string().optional(),
});

const productId = text("A product's _id");

/** Of a cart item, the choice; all else that it says is the catalogue's to say. */
const line = z
  .object({
    _id: productId,
    color: z.string().nullish(),
    size: z.string().nullish(),
    quantity: number('A quantity').default(1),
  })
  .transform(({ _id, color, size, quantity }) => ({ productId: _id, colour: color, size, quantity }));

const lines = (what: string) => z.array(line, { error: `${what} must be a list of cart items` });

/** A product of a wishlist: the product itself, or its id. */
const wishlistItem = z.union([z.string(), z.object({ _id: z.string() }).transform(({ _id }) => _id)], {
  error: 'A wish must be a product or its _id',
});

export const updateUserBody = z
  .object({
    cart: lines('The cart').optional(),
    wishlist: z.array(wishlistItem, { error: 'The wishlist must be a list of products' }).optional(),
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

const contactFields = z.object({
  name: text('Your name'),
  email: text('Your email address'),
  phone: text('Your phone number'),
  message: text('A message'),
});

/** The fields as they are, or as mail services take them: in `template_params`, beside keys that mean nothing here. */
export const contactBody = z.preprocess(
  (body) => z.object({ template_params: z.unknown() }).safeParse(body).data?.template_params ?? body,
  contactFields,
);

export const placeOrderBody = (currency: string) =>
  z.object({
    orderId: text('An orderId'),
    paymentMethod: z
      .enum([paymentLabels.BANK, paymentLabels.CASH_ON_DELIVERY], {
        error: 'The payment method must be "Online Payment" or "COD"',
      })
      .transform(paymentMethodOf),
    products: lines('The products'),
    totalAmount: amount('The total amount', currency),
  });

const optionalText = z
  .string()
  .nullish()
  .transform((words) => words ?? undefined);

/** Whom and where to deliver and bill, as in GraphQL; without one the profile serves. */
const billing = z
  .object({
    firstName: text('A first name'),
    company: optionalText,
    streetAddress: text('A street address'),
    apartment: optionalText,
    city: text('A town or city'),
    phone: text('A phone number'),
    email: text('An e-mail address'),
  })
  .nullish()
  .transform((details) => details ?? null);

export const stripeCheckoutBody = z.object({ items: lines('The items'), orderId: optionalText, billing });

export const addProductBody = (currency: string) =>
  z.object({
    title: text('A title'),
    description: text('A description'),
    category: text('A category'),
    regularPrice: amount('The regular price', currency).nullish(),
    salePrice: amount('The sale price', currency),
    stock: number('The stock'),
    // The form's field that is left empty.
    image: z
      .string()
      .nullish()
      .transform((address) => address || null),
  });

/** A field that is left out stays as it is. */
export const updateProductBody = (currency: string) =>
  addProductBody(currency)
    .partial()
    .extend({
      productId: text('A productId'),
      image: z
        .string()
        .nullish()
        .transform((address) => (address === undefined ? undefined : address || null)),
    });

export const updateOrderBody = z.object({
  orderId: text('An orderId'),
  status: z
    .enum(Object.values(statusLabels), {
      error: 'The status must be Pending, Delivered, Cancelled or Returned',
    })
    .transform(statusOf),
});
