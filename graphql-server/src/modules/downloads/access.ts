import type { Calls } from '../../test/access-rows.ts';

export const people = `
                             visitor customer other guest owner manager clerk editor viewer expired forged revoked
POST /variants/:id/files     401     403      403   403   415   415     403   415    403    401     401    401
Mutation.digitalFileDelete   401     403      403   403   404   404     403   404    403    401     401    401
Mutation.orderDownloadsRenew 401     403      403   403   404   404     404   403    403    401     401    401
`;

export const keys = `
                             needs          all only without expired revoked
POST /variants/:id/files     products:write 415 415  403     401     401
Mutation.digitalFileDelete   products:write 404 404  403     401     401
Mutation.orderDownloadsRenew orders:write   404 404  403     401     401
`;

export const calls: Calls = {
  'POST /variants/:id/files': { id: 'none', body: {} },
  'Mutation.digitalFileDelete': ['(id: "<product>")'],
  'Mutation.orderDownloadsRenew': ['(orderId: "<product>")'],
};
