import type { Calls } from '../../test/access-rows.ts';

export const people = `
                                visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.returnPreview             401     404      404   403   403   403     403   403    403    401     401    401
Query.returns                   401     403      403   403   ok    ok      ok    403    ok     401     401    401
Query.orderLinkReturnPreview    404     404      404   404   404   404     404   404    404    401     401    401
Mutation.orderLinkReturnCreate  404     404      404   404   404   404     404   404    404    401     401    401
Mutation.orderLinkReturnCancel  404     404      404   404   404   404     404   404    404    401     401    401
Mutation.returnCreate           401     404      404   403   403   403     403   403    403    401     401    401
Mutation.returnCancel           401     404      404   403   403   403     403   403    403    401     401    401
Mutation.returnApprove          401     403      403   403   404   404     404   403    403    401     401    401
Mutation.returnDecline          401     403      403   403   404   404     404   403    403    401     401    401
Mutation.returnReceive          401     403      403   403   404   404     404   403    403    401     401    401
Mutation.returnRefund           401     403      403   403   404   404     403   403    403    401     401    401
`;

export const keys = `
                                needs         all only without expired revoked
Query.returnPreview             -             403 -    -       401     401
Query.returns                   orders:read   ok  ok   403     401     401
Query.orderLinkReturnPreview    -             404 -    -       401     401
Mutation.orderLinkReturnCreate  -             404 -    -       401     401
Mutation.orderLinkReturnCancel  -             404 -    -       401     401
Mutation.returnCreate           -             403 -    -       401     401
Mutation.returnCancel           -             403 -    -       401     401
Mutation.returnApprove          orders:write  404 404  403     401     401
Mutation.returnDecline          orders:write  404 404  403     401     401
Mutation.returnReceive          orders:write  404 404  403     401     401
Mutation.returnRefund           orders:refund 404 404  403     401     401
`;

export const calls: Calls = {
  'Query.returnPreview': ['(orderId: "none", lines: [])', '{ userErrors { code } }'],
  'Query.returns': ['', '{ nodes { order { customer { email } } } }'],
  'Query.orderLinkReturnPreview': ['(token: "none", lines: [])', '{ userErrors { code } }'],
  'Mutation.orderLinkReturnCreate': [
    '(token: "none", input: { idempotencyKey: "none", orderId: "none", lines: [] })',
  ],
  'Mutation.orderLinkReturnCancel': ['(token: "none", id: "none")'],
  'Mutation.returnCreate': [
    '(input: { idempotencyKey: "019aa000-0000-7000-8000-000000000001", orderId: "none", lines: [] })',
  ],
  'Mutation.returnCancel': ['(id: "none")'],
  'Mutation.returnApprove': ['(id: "none")'],
  'Mutation.returnDecline': ['(id: "none", text: "No")'],
  'Mutation.returnReceive': ['(id: "none", lines: [])'],
  'Mutation.returnRefund': [
    '(id: "none", input: { idempotencyKey: "019aa000-0000-7000-8000-000000000002" })',
  ],
};
