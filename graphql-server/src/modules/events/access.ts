import type { Calls } from '../../test/access-rows.ts';

export const people = `
                         visitor customer other guest owner manager clerk editor viewer expired forged revoked
Subscription.shopEvents  401     403      403   403   ok    ok      ok    ok     ok     401     401    401
`;

export const keys = `
                         needs                                                                                                            all only without expired revoked
Subscription.shopEvents  products:read|orders:read|customers:read|settings:read|staff:read|search:write|promotions:read|integrations:read|content:write ok  ok   403     401     401
`;

export const calls: Calls = {
  'Subscription.shopEvents': ['', '{ cursor }'],
};
