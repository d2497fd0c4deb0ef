import type { Calls } from '../../test/access-rows.ts';

export const people = `
                            visitor customer other guest owner manager clerk editor viewer expired forged revoked
Mutation.customerErase      401     403      403   403   404   404     403   403    403    401     401    401
GET /exports/customers/:id  401     403      403   403   200   200     403   403    403    401     401    401
`;

export const keys = `
                            needs           all only without expired revoked
Mutation.customerErase      customers:erase 404 404  403     401     401
GET /exports/customers/:id  customers:erase 200 200  403     401     401
`;

export const calls: Calls = {
  'Mutation.customerErase': ['(id: "none", email: "a@b.example")'],
  'GET /exports/customers/:id': { id: '<customer>' },
};
