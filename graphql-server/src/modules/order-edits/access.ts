import type { Calls } from '../../test/access-rows.ts';

export const people = `
                        visitor customer other guest owner           manager         clerk           editor viewer expired forged revoked
Query.orderEditPreview  401     403      403   403   ok              ok              ok              403    403    401     401    401
Mutation.orderEdit      401     403      403   403   VERSION_CHANGED VERSION_CHANGED VERSION_CHANGED 403    403    401     401    401
`;

export const keys = `
                        needs        all           only          without expired revoked
Query.orderEditPreview  orders:write ok            ok            403     401     401
Mutation.orderEdit      orders:write VERSION_CHANGED VERSION_CHANGED 403 401 401
`;

export const calls: Calls = {
  'Query.orderEditPreview': ['(input: { orderId: "<order>" })', '{ userErrors { code } }'],
  'Mutation.orderEdit': [
    '(input: { orderId: "<order>" }, expectedTotal: 1, expectedUpdatedAt: "2020-01-01T00:00:00Z")',
  ],
};
