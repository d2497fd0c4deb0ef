import type { Calls } from '../../test/access-rows.ts';

export const people = `
                             visitor     customer    other       guest       owner manager clerk editor viewer expired forged revoked
Subscription.orderChanged    401         ok          ok          403         ok    ok      ok    403    ok     401     401    401
Subscription.productChanged  ok          ok          ok          ok          ok    ok      ok    ok     ok     401     401    401
Subscription.stockChanged    BAD_REQUEST BAD_REQUEST BAD_REQUEST BAD_REQUEST ok    ok      ok    ok     ok     401     401    401
`;

export const keys = `
                             needs         all only without     expired revoked
Subscription.orderChanged    orders:read   ok  ok   403         401     401
Subscription.productChanged  -             ok  -    -           401     401
Subscription.stockChanged    products:read ok  ok   BAD_REQUEST 401     401
`;

export const calls: Calls = {
  'Subscription.orderChanged': ['', '{ cursor }'],
  'Subscription.productChanged': ['(ids: [])', '{ cursor }'],
  'Subscription.stockChanged': ['', '{ cursor }'],
};
