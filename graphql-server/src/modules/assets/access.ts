import type { Calls } from '../../test/access-rows.ts';

export const people = `
              visitor customer other guest owner manager clerk editor viewer expired forged revoked
POST /assets  401     403      403   403   415   415     403   415    403    401     401    401
`;

export const keys = `
              needs          all only without expired revoked
POST /assets  products:write 415 415  403     401     401
`;

export const calls: Calls = {
  'POST /assets': { body: {} },
};
