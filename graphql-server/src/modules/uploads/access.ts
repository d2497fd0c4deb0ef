import type { Calls } from '../../test/access-rows.ts';

export const people = `
              visitor customer other guest owner manager clerk editor viewer expired forged revoked
POST /uploads 401     409      409   409   403   403     403   403    403    401     401    401
`;

export const keys = `
              needs all only without expired revoked
POST /uploads -     403 -    -       401     401
`;

export const calls: Calls = {
  'POST /uploads': { body: {} },
};
