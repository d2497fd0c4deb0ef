import type { Calls } from '../../test/access-rows.ts';

export const people = `
                             visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.orderChangePreview     401     404      404   403   403   403     403   403    403    401     401    401
Query.orderLinkChangePreview 404     404      404   404   404   404     404   404    404    401     401    401
Mutation.orderChange         401     404      404   403   403   403     403   403    403    401     401    401
Mutation.orderLinkChange     404     404      404   404   404   404     404   404    404    401     401    401
Query.orderEditPreview       401     403      403   403   404   404     404   403    403    401     401    401
Mutation.orderEdit           401     403      403   403   404   404     404   403    403    401     401    401
`;

export const keys = `
                             needs        all only without expired revoked
Query.orderChangePreview     -            403 -    -       401     401
Query.orderLinkChangePreview -            404 -    -       401     401
Mutation.orderChange         -            403 -    -       401     401
Mutation.orderLinkChange     -            404 -    -       401     401
Query.orderEditPreview       orders:write 404 404  403     401     401
Mutation.orderEdit           orders:write 404 404  403     401     401
`;

export const calls: Calls = {
  'Query.orderChangePreview': ['(input: { orderId: "none" })', '{ userErrors { code } }'],
  'Query.orderLinkChangePreview': ['(token: "none", input: { orderId: "none" })', '{ userErrors { code } }'],
  'Mutation.orderChange': [
    '(input: { orderId: "none" }, expectedTotal: 1, expectedUpdatedAt: "2020-01-01T00:00:00Z")',
  ],
  'Mutation.orderLinkChange': [
    '(token: "none", input: { orderId: "none" }, expectedTotal: 1, expectedUpdatedAt: "2020-01-01T00:00:00Z")',
  ],
  'Query.orderEditPreview': ['(input: { orderId: "none" })', '{ userErrors { code } }'],
  'Mutation.orderEdit': [
    '(input: { orderId: "none" }, expectedTotal: 1, expectedUpdatedAt: "2020-01-01T00:00:00Z")',
  ],
};
