import type { Calls } from '../../test/access-rows.ts';

export const people = `
                      visitor customer other guest owner manager clerk editor viewer expired forged revoked
GET /deliveryMethods  200     200      200   200   200   200     200   200    200    401     401    401
`;

export const keys = `
                      needs all only without expired revoked
GET /deliveryMethods  -     200 -    -       401     401
`;

export const calls: Calls = {
  'GET /deliveryMethods': {},
};
