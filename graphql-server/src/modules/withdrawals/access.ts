import type { Calls } from '../../test/access-rows.ts';

export const people = `
                           visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.withdrawalForm       null    null     null  null  null  null    null  null   null   401     401    401
Mutation.withdrawalStart   404     404      404   404   404   404     404   404    404    401     401    401
Mutation.withdrawalCreate  404     404      404   404   404   404     404   404    404    401     401    401
`;

export const keys = `
                           needs all  only without expired revoked
Query.withdrawalForm       -     null -   -       401     401
Mutation.withdrawalStart   -     404 -    -       401     401
Mutation.withdrawalCreate  -     404 -    -       401     401
`;

export const calls: Calls = {
  'Query.withdrawalForm': ['(token: "none")', '{ orderNumber }'],
  'Mutation.withdrawalStart': ['(input: { orderNumber: "none", email: "none@shop.example" })'],
  'Mutation.withdrawalCreate': [
    '(token: "none", input: { idempotencyKey: "019aa000-0000-7000-8000-000000000001", name: "None", lines: [] })',
  ],
};
