import { type ErrorCode, errorStatuses } from '../../errors.ts';
import {
  assetResponse,
  cartResponse,
  paymentPageResponse,
  placedOrderResponse,
  userResponse,
} from '../responses.ts';
import { uploadReviewPicture } from '../assets.ts';
import {
  cartCodeBody,
  fileBody,
  noBody,
  placeOrderBody,
  stripeCheckoutBody,
  updateUserBody,
} from '../bodies.ts';
import { addCartCode, deleteCartCode } from '../carts.ts';
import { placeOrder, stripeCheckout } from '../orders.ts';
import { type Route, route } from '../route.ts';
import { assertUploadsAccepted, uploadResponse, uploadShopperFile } from '../uploads.ts';
import { updateUser, uploadProfilePicture } from '../users.ts';

const MEGABYTE = 1024 * 1024;

/** The names of a cart line's fields in REST. */
const lineNames = { productId: '_id', colour: 'color' };

/** Why a code gives no discount. */
const codeErrors = (Object.keys(errorStatuses) as ErrorCode[]).filter(
  (code) => code.startsWith('PROMOTION_') && code !== 'PROMOTION_CODE_TAKEN',
);

const orderErrors: readonly ErrorCode[] = [
  ...['NOT_FOUND', 'VARIANT_UNKNOWN', 'CART_EMPTY', 'CART_FULL', 'OUT_OF_STOCK', 'TOTAL_CHANGED'],
  'QUANTITY_NOT_ALLOWED',
  ...['ORDER_KEY_REUSED', 'ORDER_LIMIT_REACHED', 'PAYMENT_METHOD_UNAVAILABLE', 'DELIVERY_UNAVAILABLE'],
  ...['TOO_MANY_CODES', 'RATE_LIMITED'],
  ...codeErrors,
] as const satisfies readonly ErrorCode[];

/** Calls for customers, and for any signed-in user. */
export const shopperRoutes: readonly Route[] = [
  route({
    method: 'PUT',
    path: '/updateUser',
    operationId: 'updateUser',
    tag: 'Shopping',
    summary: "Replace the caller's cart or wishlist, or change the profile",
    description:
      'Each call changes one of the three: the cart if the body has `cart`, otherwise the wishlist if it has `wishlist`, otherwise the profile.',
    audiences: ['SIGNED_IN'],
    body: updateUserBody,
    answer: userResponse,
    errors: [
      ...(['EMAIL_TAKEN', 'PHONE_TAKEN', 'PASSWORD_WRONG', 'FIELD_LOCKED', 'VARIANT_UNKNOWN'] as const),
      ...(['CART_FULL', 'CART_CHANGED', 'OUT_OF_STOCK', 'NOT_FOUND', 'RATE_LIMITED'] as const),
      'QUANTITY_NOT_ALLOWED',
    ],
    // A picture of 1 MB, in base64.
    maxBytes: 1.5 * MEGABYTE,
    names: { ...lineNames, lines: 'cart', productIds: 'wishlist' },
    handler: updateUser,
  }),
  route({
    method: 'POST',
    path: '/cartCodes',
    operationId: 'addCartCode',
    tag: 'Shopping',
    summary: "Add a promotion code to the caller's cart",
    audiences: ['CUSTOMER'],
    body: cartCodeBody,
    answer: cartResponse,
    errors: [...codeErrors, 'TOO_MANY_CODES', 'RATE_LIMITED'],
    handler: addCartCode,
  }),
  route({
    method: 'DELETE',
    path: '/cartCodes/:code',
    operationId: 'deleteCartCode',
    tag: 'Shopping',
    summary: "Remove a promotion code from the caller's cart; an unknown code is ignored",
    audiences: ['CUSTOMER'],
    body: noBody,
    answer: cartResponse,
    errors: [],
    handler: deleteCartCode,
  }),
  route({
    method: 'POST',
    path: '/profilePicture',
    operationId: 'uploadProfilePicture',
    tag: 'Shopping',
    summary: "Upload the caller's profile picture",
    audiences: ['SIGNED_IN'],
    takes: 'FILE',
    maxBytes: 5 * MEGABYTE,
    body: fileBody,
    answer: userResponse,
    errors: ['FIELD_LOCKED', 'RATE_LIMITED'],
    handler: uploadProfilePicture,
  }),
  route({
    method: 'POST',
    path: '/placeOrder',
    operationId: 'placeOrder',
    tag: 'Shopping',
    summary: 'Order the products in the body, by bank transfer or cash on delivery',
    description: 'Repeating it with the same `orderId` and content returns the existing order.',
    audiences: ['CUSTOMER'],
    body: placeOrderBody,
    answer: placedOrderResponse,
    errors: orderErrors,
    names: { ...lineNames, lines: 'products', expectedTotal: 'totalAmount' },
    handler: placeOrder,
  }),
  route({
    method: 'POST',
    path: '/stripeCheckout',
    operationId: 'stripeCheckout',
    tag: 'Shopping',
    summary: 'Order the items in the body and pay by card',
    audiences: ['CUSTOMER'],
    body: stripeCheckoutBody,
    answer: paymentPageResponse,
    errors: [...orderErrors, 'PAYMENT_UNAVAILABLE'],
    names: { ...lineNames, lines: 'items' },
    handler: stripeCheckout,
  }),
  route({
    method: 'POST',
    path: '/reviewPictures',
    operationId: 'uploadReviewPicture',
    tag: 'Shopping',
    summary: 'Upload a picture for a review',
    audiences: ['CUSTOMER'],
    takes: 'FILE',
    maxBytes: 10 * MEGABYTE,
    body: fileBody,
    answer: assetResponse,
    errors: ['NOT_REVIEWABLE', 'RATE_LIMITED', 'STORAGE_UNAVAILABLE', 'STORAGE_FULL'],
    handler: uploadReviewPicture,
  }),
  route({
    method: 'POST',
    path: '/uploads',
    operationId: 'uploadFile',
    tag: 'Shopping',
    summary: 'Upload a file for a custom field of a cart line or an order',
    description:
      'A PNG, JPEG, WebP or PDF of at most 10 MB, by its content. A file that no cart and no order has is deleted after 7 days; of those, each caller has at most 20. Together with those of the cart, these have at most 200 MB.',
    audiences: ['CUSTOMER', 'GUEST'],
    takes: 'FILE',
    maxBytes: 10 * MEGABYTE,
    body: fileBody,
    beforeBody: assertUploadsAccepted,
    answer: uploadResponse,
    errors: [
      'UPLOADS_NOT_ACCEPTED',
      'UPLOAD_LIMIT_REACHED',
      'RATE_LIMITED',
      'STORAGE_UNAVAILABLE',
      'STORAGE_FULL',
    ],
    handler: uploadShopperFile,
  }),
];
