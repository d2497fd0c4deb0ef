import type { Calls } from '../../test/access-rows.ts';

export const people = `
                 visitor customer other guest owner     manager clerk editor viewer expired forged revoked
Query.demoData   401     403      403   403   null      403     403   403    403    401     401    401
Mutation.demoEnd 401     403      403   403   404       403     403   403    403    401     401    401
`;

export const keys = `
                 needs all only without expired revoked
Query.demoData   -     403 -    -       401     401
Mutation.demoEnd -     403 -    -       401     401
`;

export const calls: Calls = {
  'Query.demoData': ['', '{ orderCount }'],
  'Mutation.demoEnd': ['(otherOrderCount: 0)'],
};
