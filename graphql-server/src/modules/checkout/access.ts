import type { Calls } from '../../test/access-rows.ts';
import { billing, ORDER } from '../../test/orders.ts';

export const people = `
                           visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.checkoutPreview      401     ok       ok    ok    403   403     403   403    403    401     401    401
Query.draftOrder           401     403      403   403   null  null    null  403    null   401     401    401
Query.draftOrders          401     403      403   403   ok    ok      ok    403    ok     401     401    401
Query.draftOrderPreview    401     403      403   403   ok    ok      ok    403    403    401     401    401
Mutation.orderPlace        401     ok       ok    ok    403   403     403   403    403    401     401    401
Mutation.draftOrderCreate  401     403      403   403   ok    ok      ok    403    403    401     401    401
Mutation.draftOrderUpdate  401     403      403   403   404   404     404   403    403    401     401    401
Mutation.draftOrderDelete  401     403      403   403   404   404     404   403    403    401     401    401
Mutation.draftOrderPlace   401     403      403   403   404   404     404   403    403    401     401    401
POST /placeOrder           401     200      200   403   403   403     403   403    403    401     401    401
`;

export const keys = `
                           needs        all  only without expired revoked
Query.checkoutPreview      -            403  -    -       401     401
Query.draftOrder           orders:read  null null 403     401     401
Query.draftOrders          orders:read  ok   ok   403     401     401
Query.draftOrderPreview    orders:write ok   ok   403     401     401
Mutation.orderPlace        -            403  -    -       401     401
Mutation.draftOrderCreate  orders:write ok   ok   403     401     401
Mutation.draftOrderUpdate  orders:write 404  404  403     401     401
Mutation.draftOrderDelete  orders:write 404  404  403     401     401
Mutation.draftOrderPlace   orders:write 404  404  403     401     401
POST /placeOrder           -            403  -    -       401     401
`;

export const calls: Calls = {
  'Query.checkoutPreview': ['(lines: [{ productId: "<product>" }])', '{ userErrors { code } }'],
  'Query.draftOrder': ['(id: "none")', '{ email }'],
  'Query.draftOrders': ['', '{ nodes { email } }'],
  'Query.draftOrderPreview': ['(lines: [{ productId: "<product>" }])', '{ userErrors { code } }'],
  'Mutation.orderPlace': [`(input: { paymentMethod: CASH_ON_DELIVERY, ${ORDER} })`],
  'Mutation.draftOrderCreate': ['(input: { lines: [] })'],
  'Mutation.draftOrderUpdate': ['(id: "<product>", input: { lines: [] })'],
  'Mutation.draftOrderDelete': ['(id: "<product>")'],
  'Mutation.draftOrderPlace': ['(id: "<product>")'],
  'POST /placeOrder': {
    body: {
      orderId: '<key>',
      paymentMethod: 'COD',
      products: [{ _id: '<product>' }],
      totalAmount: 19.99,
      billing,
    },
  },
};
