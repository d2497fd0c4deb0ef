import type { Calls } from '../../test/access-rows.ts';

export const people = `
                             visitor customer          other             guest             owner manager clerk editor viewer expired forged revoked
Query.cart                   401     ok                ok                ok                403   403     403   403    403    401     401    401
Query.cartReminderFigures    401     403               403               403               ok    ok      403   403    ok     401     401    401
Mutation.cartCodeApply       401     PROMOTION_UNKNOWN PROMOTION_UNKNOWN PROMOTION_UNKNOWN 403   403     403   403    403    401     401    401
Mutation.cartCodeRemove      401     ok                ok                ok                403   403     403   403    403    401     401    401
Mutation.cartLinesAdd        401     ok                ok                ok                403   403     403   403    403    401     401    401
Mutation.cartLinesUpdate     401     ok                404               404               403   403     403   403    403    401     401    401
Mutation.cartLinesRemove     401     ok                ok                ok                403   403     403   403    403    401     401    401
Mutation.cartReplace         401     ok                ok                ok                403   403     403   403    403    401     401    401
Mutation.cartWarningsAccept  401     ok                ok                ok                403   403     403   403    403    401     401    401
POST /cartCodes              401     404               404               403               403   403     403   403    403    401     401    401
DELETE /cartCodes/:code      401     200               200               403               403   403     403   403    403    401     401    401
`;

export const keys = `
                             needs         all only without expired revoked
Query.cart                   -             403 -    -       401     401
Query.cartReminderFigures    settings:read ok  ok   403     401     401
Mutation.cartCodeApply       -             403 -    -       401     401
Mutation.cartCodeRemove      -             403 -    -       401     401
Mutation.cartLinesAdd        -             403 -    -       401     401
Mutation.cartLinesUpdate     -             403 -    -       401     401
Mutation.cartLinesRemove     -             403 -    -       401     401
Mutation.cartReplace         -             403 -    -       401     401
Mutation.cartWarningsAccept  -             403 -    -       401     401
POST /cartCodes              -             403 -    -       401     401
DELETE /cartCodes/:code      -             403 -    -       401     401
`;

export const calls: Calls = {
  'Query.cart': ['', '{ itemCount }'],
  'Query.cartReminderFigures': ['', '{ reminded }'],
  'Mutation.cartCodeApply': ['(code: "<key>")'],
  'Mutation.cartCodeRemove': ['(code: "<key>")'],
  'Mutation.cartLinesAdd': ['(lines: [{ productId: "<product>" }])'],
  'Mutation.cartLinesUpdate': ['(lines: [{ id: "<line>", quantity: 2 }])'],
  'Mutation.cartLinesRemove': ['(ids: ["<line>"])'],
  'Mutation.cartReplace': ['(lines: [])'],
  'Mutation.cartWarningsAccept': [''],
  'POST /cartCodes': { body: { code: '<key>' } },
  'DELETE /cartCodes/:code': { id: '<key>' },
};
