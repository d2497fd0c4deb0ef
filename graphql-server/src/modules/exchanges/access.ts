import type { Calls } from '../../test/access-rows.ts';

export const people = `
                           visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.orderExchangePreview 401     403      403   403   404   404     404   403    403    401     401    401
Mutation.orderExchange     401     403      403   403   404   404     403   403    403    401     401    401
`;

export const keys = `
                           needs        all only without expired revoked
Query.orderExchangePreview orders:write 404 404  403     401     401
Mutation.orderExchange     orders:write 404 403  403     401     401
`;

const INPUT = 'input: { orderId: "none", lines: [], addedLines: [{ variantId: "none", quantity: 1 }] }';

export const calls: Calls = {
  'Query.orderExchangePreview': [`(${INPUT})`, '{ userErrors { code } }'],
  'Mutation.orderExchange': [`(${INPUT}, expectedTotal: 1, expectedUpdatedAt: "2020-01-01T00:00:00Z")`],
};
