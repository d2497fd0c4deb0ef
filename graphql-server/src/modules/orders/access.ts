import type { Calls } from '../../test/access-rows.ts';

export const people = `
                             visitor      customer     other        guest        owner         manager       clerk         editor       viewer       expired forged revoked
Query.order                  401          ok           null         403          ok            ok            ok            403          ok           401     401    401
Query.orders                 401          403          403          403          ok            ok            ok            403          ok           401     401    401
Query.orderTags              401          403          403          403          ok            ok            ok            403          ok           401     401    401
Query.salesByDay             401          403          403          403          ok            ok            403           403          ok           401     401    401
Query.orderByLink            null         null         null         null         null          null          null          null         null         401     401    401
Mutation.orderLinkCancel     404          404          404          404          404           404           404           404          404          401     401    401
Mutation.orderEmailConfirm   LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID  LINK_INVALID  LINK_INVALID  LINK_INVALID LINK_INVALID 401     401    401
Mutation.orderLinkKeep       404          404          404          404          404           404           404           404          404          401     401    401
Mutation.orderLinkJoin       401          404          404          403          403           403           403           403          403          401     401    401
Mutation.orderCancel         401          ok           404          403          403           403           403           403          403          401     401    401
Mutation.orderConfirm        401          403          403          403          ok            ok            ok            403          403          401     401    401
Mutation.orderStatusUpdate   401          403          403          403          ok            ok            ok            403          403          401     401    401
Mutation.orderMailResend     401          403          403          403          404           404           404           403          403          401     401    401
Mutation.orderCommentCreate  401          403          403          403          404           404           404           403          403          401     401    401
Mutation.orderAddressUpdate  401          403          403          403          404           404           404           403          403          401     401    401
Mutation.orderDeliveryAddressUpdate 401   403          403          403          404           404           404           403          403          401     401    401
Mutation.orderFieldsUpdate   401          403          403          403          404           404           404           403          403          401     401    401
Mutation.orderNotesUpdate    401          403          403          403          404           404           404           403          403          401     401    401
Mutation.orderTagsUpdate     401          403          403          403          INVALID_VALUE INVALID_VALUE INVALID_VALUE 403          403          401     401    401
Mutation.shipmentCreate      401          403          403          403          INVALID_VALUE INVALID_VALUE INVALID_VALUE 403          403          401     401    401
Mutation.shipmentsCreate     401          403          403          403          INVALID_VALUE INVALID_VALUE INVALID_VALUE 403          403          401     401    401
Mutation.ordersDeliver       401          403          403          403          INVALID_VALUE INVALID_VALUE INVALID_VALUE 403          403          401     401    401
Mutation.ordersCancel        401          403          403          403          INVALID_VALUE INVALID_VALUE INVALID_VALUE 403          403          401     401    401
Mutation.shipmentCancel      401          403          403          403          404           404           404           403          403          401     401    401
Mutation.shipmentUpdate      401          403          403          403          404           404           404           403          403          401     401    401
Subscription.orderViewers    401          403          403          403          404           404           404           403          404          401     401    401
GET /getOrders               401          403          403          403          200           200           200           403          200          401     401    401
PUT /updateOrder             401          403          403          403          200           200           200           403          403          401     401    401
GET /exports/orders.csv      401          403          403          403          200           200           200           403          200          401     401    401
`;

export const keys = `
                             needs                                    all           only          without expired revoked
Query.order                  orders:read                              ok            ok            403     401     401
Query.orders                 orders:read                              ok            ok            403     401     401
Query.orderTags              orders:read                              ok            ok            403     401     401
Query.salesByDay             revenue:read                             ok            ok            403     401     401
Query.orderByLink            -                                        null          -             -       401     401
Mutation.orderLinkCancel     -                                        404           -             -       401     401
Mutation.orderEmailConfirm   -                                        LINK_INVALID  -             -       401     401
Mutation.orderLinkKeep       -                                        404           -             -       401     401
Mutation.orderLinkJoin       -                                        403           -             -       401     401
Mutation.orderCancel         -                                        403           -             -       401     401
Mutation.orderConfirm        orders:write                             ok            ok            403     401     401
Mutation.orderStatusUpdate   orders:write                             ok            ok            403     401     401
Mutation.orderMailResend     orders:write                             404           404           403     401     401
Mutation.orderCommentCreate  orders:write                             404           404           403     401     401
Mutation.orderAddressUpdate  orders:write                             404           404           403     401     401
Mutation.orderDeliveryAddressUpdate orders:write                      404           404           403     401     401
Mutation.orderFieldsUpdate   orders:write                             404           404           403     401     401
Mutation.orderNotesUpdate    orders:write                             404           404           403     401     401
Mutation.orderTagsUpdate     orders:write                             INVALID_VALUE INVALID_VALUE 403     401     401
Mutation.shipmentCreate      orders:write                             INVALID_VALUE INVALID_VALUE 403     401     401
Mutation.shipmentsCreate     orders:write                             INVALID_VALUE INVALID_VALUE 403     401     401
Mutation.ordersDeliver       orders:write                             INVALID_VALUE INVALID_VALUE 403     401     401
Mutation.ordersCancel        orders:write                             INVALID_VALUE INVALID_VALUE 403     401     401
Mutation.shipmentCancel      orders:write                             404           404           403     401     401
Mutation.shipmentUpdate      orders:write                             404           404           403     401     401
Subscription.orderViewers    -                                        403           -             -       401     401
GET /getOrders               orders:read                              200           200           403     401     401
PUT /updateOrder             orders:write                             200           200           403     401     401
GET /exports/orders.csv      orders:read                              200           200           403     401     401
`;

export const calls: Calls = {
  'Query.order': ['(id: "<order>")', '{ customer { email } }'],
  'Query.orders': ['', '{ nodes { customer { email } } }'],
  'Query.orderTags': ['', ''],
  'Query.salesByDay': ['', '{ __typename }'],
  'Query.orderByLink': ['(token: "none")', '{ customer { email } }'],
  'Mutation.orderLinkCancel': ['(token: "none")', '{ order { customer { email } } userErrors { code } }'],
  'Mutation.orderEmailConfirm': ['(token: "none")', '{ number userErrors { code } }'],
  'Mutation.orderLinkKeep': ['(input: { token: "none", password: "correct horse battery" })'],
  'Mutation.orderLinkJoin': ['(token: "none")'],
  'Mutation.orderCancel': ['(id: "<order>")', '{ order { customer { email } } userErrors { code } }'],
  'Mutation.orderConfirm': ['(id: "<order>")', '{ order { customer { email } } userErrors { code } }'],
  'Mutation.orderStatusUpdate': [
    '(id: "<order>", status: DELIVERED)',
    '{ order { customer { email } } userErrors { code } }',
  ],
  'Mutation.orderMailResend': ['(id: "019aa000-0000-7000-8000-000000000000")'],
  'Mutation.orderCommentCreate': ['(orderId: "none", text: "Hello")'],
  'Mutation.orderAddressUpdate': [
    '(id: "none", input: { firstName: "Ada", streetAddress: "1 Row", city: "Rome", phone: "12345", email: "a@b.example" })',
  ],
  'Mutation.orderDeliveryAddressUpdate': ['(id: "none", input: null)'],
  'Mutation.orderFieldsUpdate': ['(id: "none", fields: [])'],
  'Mutation.orderNotesUpdate': ['(id: "none")'],
  'Mutation.orderTagsUpdate': ['(ids: [], add: ["gift"])'],
  'Mutation.shipmentCreate': [
    '(input: { orderId: "<order>", lines: [{ orderLineId: "<key>", quantity: 1 }] })',
  ],
  'Mutation.shipmentsCreate': ['(inputs: [])'],
  'Mutation.ordersDeliver': ['(ids: [])'],
  'Mutation.ordersCancel': ['(ids: [])'],
  'Mutation.shipmentCancel': ['(id: "<key>")'],
  'Mutation.shipmentUpdate': ['(id: "<key>", input: {})'],
  'Subscription.orderViewers': ['(orderId: "<key>")', '{ name }'],
  'GET /getOrders': {},
  'PUT /updateOrder': { body: { orderId: '<order>', status: 'Delivered' } },
  'GET /exports/orders.csv': {},
};
