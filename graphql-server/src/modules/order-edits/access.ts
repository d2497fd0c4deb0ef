import type { Calls } from '../../test/access-rows.ts';

export const people = `
                        visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.orderEditPreview  401     403      403   403   404   404     404   403    403    401     401    401
Mutation.orderEdit      401     403      403   403   404   404     404   403    403    401     401    401
`;

export const keys = `
                        needs        all only without expired revoked
Query.orderEditPreview  orders:write 404 404  403     401     401
Mutation.orderEdit      orders:write 404 404  403     401     401
`;

export const calls: Calls = {
  'Query.orderEditPreview': ['(input: { orderId: "none" })', '{ userErrors { code } }'],
  'Mutation.orderEdit': [
    '(input: { orderId: "none" }, expectedTotal: 1, expectedUpdatedAt: "2020-01-01T00:00:00Z")',
  ],
};
