import type { Calls } from '../../../test/access-rows.ts';

export const people = `
                                visitor customer other guest owner manager clerk editor viewer expired forged revoked
Mutation.productsUpdate         401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.productVariantsUpdate  401     403      403   403   ok    ok      403   ok     403    401     401    401
`;

export const keys = `
                                needs          all only without expired revoked
Mutation.productsUpdate         products:write ok  ok   403     401     401
Mutation.productVariantsUpdate  products:write ok  ok   403     401     401
`;

export const calls: Calls = {
  'Mutation.productsUpdate': ['(ids: ["<product>"], input: { stock: { set: 2 } })'],
  'Mutation.productVariantsUpdate': ['(changes: [{ id: "<product>", stock: 2 }])'],
};
