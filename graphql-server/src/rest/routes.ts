import {
  addProductBody,
  adminSignUpBody,
  adminVerifyBody,
  cartCodeBody,
  contactBody,
  destinationQuery,
  fileBody,
  googleSignInBody,
  logInBody,
  noBody,
  placeOrderBody,
  selectionBody,
  signUpBody,
  streamBody,
  stripeCheckoutBody,
  updateOrderBody,
  updateProductBody,
  updateUserBody,
} from './bodies.ts';
import { addCartCode, deleteCartCode } from './carts.ts';
import { contact } from './contact.ts';
import { getDeliveryMethods } from './delivery.ts';
import { getOrders, placeOrder, stripeCheckout, updateOrder } from './orders.ts';
import { uploadAsset, uploadReviewPicture } from './assets.ts';
import {
  exportAudit,
  exportCustomers,
  exportNewsletter,
  exportOrders,
  exportProducts,
  exportSomeCustomers,
  exportStock,
} from './sheets.ts';
import { exportImportReport, importSheet } from './imports.ts';
import { addProduct, deleteProduct, getProducts, updateProduct } from './products.ts';
import { exportPersonalData, getUser, getUsers, updateUser, uploadProfilePicture } from './users.ts';
import { adminLogIn, adminSignUp, adminVerify, googleSignIn, logIn, signUp } from './accounts.ts';
import { type Route, route } from './route.ts';

const MEGABYTE = 1024 * 1024;

/** A hundred thousand rows with a description each. */
const MAX_SHEET = 100 * MEGABYTE;

/** The names of a cart line's fields in REST. */
const lineNames = { productId: '_id', colour: 'color' };

/**
 * The specification's calls (section 7), those it names without a path: the admin's two, contact, and the uploads of
 * pictures; how orders can be delivered and by which codes they cost less, which they name; and files, which GraphQL does not carry.
 */
export const routes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/getProducts',
    audience: 'PUBLIC',
    isList: true,
    body: noBody,
    handler: getProducts,
  }),
  route({
    method: 'GET',
    path: '/deliveryMethods',
    audience: 'PUBLIC',
    body: destinationQuery,
    handler: getDeliveryMethods,
  }),
  route({ method: 'POST', path: '/signup', audience: 'PUBLIC', body: signUpBody, handler: signUp }),
  route({ method: 'POST', path: '/login', audience: 'PUBLIC', body: logInBody, handler: logIn }),
  route({
    method: 'POST',
    path: '/googleSignin',
    audience: 'PUBLIC',
    body: googleSignInBody,
    handler: googleSignIn,
  }),
  route({
    method: 'POST',
    path: '/adminSignup',
    audience: 'PUBLIC',
    body: adminSignUpBody,
    handler: adminSignUp,
  }),
  route({ method: 'POST', path: '/adminLogin', audience: 'PUBLIC', body: logInBody, handler: adminLogIn }),
  route({
    method: 'POST',
    path: '/adminLogin/verify',
    audience: 'PUBLIC',
    body: adminVerifyBody,
    handler: adminVerify,
  }),
  route({
    method: 'POST',
    path: '/contact',
    audience: 'PUBLIC',
    body: contactBody,
    // The contact form knows only this failure status (specification, sections 5 and 7).
    failureStatus: 412,
    handler: contact,
  }),
  route({
    method: 'PUT',
    path: '/updateUser',
    audience: 'SIGNED_IN',
    body: updateUserBody,
    // A picture of 1 MB, in base64.
    maxBytes: 1.5 * MEGABYTE,
    names: { ...lineNames, lines: 'cart', productIds: 'wishlist' },
    handler: updateUser,
  }),
  route({
    method: 'POST',
    path: '/cartCodes',
    audience: 'CUSTOMER',
    body: cartCodeBody,
    handler: addCartCode,
  }),
  route({
    method: 'DELETE',
    path: '/cartCodes/:code',
    audience: 'CUSTOMER',
    body: noBody,
    handler: deleteCartCode,
  }),
  route({
    method: 'POST',
    path: '/profilePicture',
    audience: 'SIGNED_IN',
    takes: 'FILE',
    maxBytes: 5 * MEGABYTE,
    body: fileBody,
    handler: uploadProfilePicture,
  }),
  route({
    method: 'POST',
    path: '/placeOrder',
    audience: 'CUSTOMER',
    body: placeOrderBody,
    names: { ...lineNames, lines: 'products', expectedTotal: 'totalAmount' },
    handler: placeOrder,
  }),
  route({
    method: 'POST',
    path: '/stripeCheckout',
    audience: 'CUSTOMER',
    body: stripeCheckoutBody,
    names: { ...lineNames, lines: 'items' },
    handler: stripeCheckout,
  }),
  route({
    method: 'GET',
    path: '/getOrders',
    audience: 'orders:read',
    isList: true,
    body: noBody,
    handler: getOrders,
  }),
  route({
    method: 'GET',
    path: '/users',
    audience: 'customers:read',
    isList: true,
    body: noBody,
    handler: getUsers,
  }),
  route({ method: 'GET', path: '/users/:id', audience: 'customers:read', body: noBody, handler: getUser }),
  route({
    method: 'POST',
    path: '/addProduct',
    audience: 'products:write',
    body: addProductBody,
    handler: addProduct,
  }),
  route({
    method: 'POST',
    path: '/assets',
    audience: 'products:write',
    takes: 'FILE',
    maxBytes: 10 * MEGABYTE,
    body: fileBody,
    handler: uploadAsset,
  }),
  route({
    method: 'POST',
    path: '/reviewPictures',
    audience: 'CUSTOMER',
    takes: 'FILE',
    maxBytes: 10 * MEGABYTE,
    body: fileBody,
    handler: uploadReviewPicture,
  }),
  route({
    method: 'PUT',
    path: '/updateProduct',
    audience: 'products:write',
    body: updateProductBody,
    names: { id: 'productId' },
    handler: updateProduct,
  }),
  route({
    method: 'DELETE',
    path: '/deleteProduct/:id',
    audience: 'products:write',
    body: noBody,
    handler: deleteProduct,
  }),
  route({
    method: 'PUT',
    path: '/updateOrder',
    audience: 'orders:write',
    body: updateOrderBody,
    names: { id: 'orderId' },
    handler: updateOrder,
  }),
  route({
    method: 'GET',
    path: '/exports/stock.csv',
    audience: 'products:read',
    isList: true,
    body: noBody,
    handler: exportStock,
  }),
  route({
    method: 'GET',
    path: '/exports/orders.csv',
    audience: 'orders:read',
    isList: true,
    body: noBody,
    handler: exportOrders,
  }),
  route({
    method: 'GET',
    path: '/exports/customers.csv',
    audience: 'customers:read',
    isList: true,
    body: noBody,
    handler: exportCustomers,
  }),
  route({
    method: 'POST',
    path: '/exports/customers.csv',
    audience: 'customers:read',
    isList: true,
    body: selectionBody,
    handler: exportSomeCustomers,
  }),
  route({
    method: 'GET',
    path: '/exports/newsletter.csv',
    audience: 'customers:read',
    isList: true,
    body: noBody,
    handler: exportNewsletter,
  }),
  route({
    method: 'GET',
    path: '/exports/customers/:id',
    audience: 'customers:erase',
    isList: true,
    body: noBody,
    handler: exportPersonalData,
  }),
  route({
    method: 'GET',
    path: '/exports/audit.csv',
    audience: 'audit:read',
    isList: true,
    body: noBody,
    handler: exportAudit,
  }),
  route({
    method: 'GET',
    path: '/exports/products.csv',
    audience: 'products:read',
    isList: true,
    body: noBody,
    handler: exportProducts,
  }),
  route({
    method: 'POST',
    path: '/imports/products',
    audience: 'products:write',
    takes: 'STREAM',
    maxBytes: MAX_SHEET,
    body: streamBody,
    handler: importSheet('PRODUCTS'),
  }),
  route({
    method: 'POST',
    path: '/imports/stock',
    audience: 'products:write',
    takes: 'STREAM',
    maxBytes: MAX_SHEET,
    body: streamBody,
    handler: importSheet('STOCK'),
  }),
  route({
    method: 'POST',
    path: '/imports/customers',
    audience: 'customers:write',
    takes: 'STREAM',
    maxBytes: MAX_SHEET,
    body: streamBody,
    handler: importSheet('CUSTOMERS'),
  }),
  route({
    method: 'GET',
    path: '/imports/:id/report',
    audience: 'STAFF_OR_KEY',
    isList: true,
    body: noBody,
    handler: exportImportReport,
  }),
];
