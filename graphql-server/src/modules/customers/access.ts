import type { Calls } from '../../test/access-rows.ts';
import { RECIPIENT } from '../../test/orders.ts';

export const people = `
                             visitor customer other guest owner         manager       clerk         editor viewer expired forged revoked
Query.viewer                 null    ok       ok    null  ok            ok            ok            ok     ok     401     401    401
Query.customers              401     403      403   403   ok            ok            ok            403    ok     401     401    401
Query.customerTags           401     403      403   403   ok            ok            ok            403    ok     401     401    401
Query.customer               401     403      403   403   ok            ok            ok            403    ok     401     401    401
Mutation.customerUpdate      401     ok       ok    403   ok            ok            ok            ok     ok     401     401    401
Mutation.addressCreate       401     ok       ok    403   403           403           403           403    403    401     401    401
Mutation.addressUpdate       401     ok       404   403   403           403           403           403    403    401     401    401
Mutation.addressDelete       401     ok       404   403   403           403           403           403    403    401     401    401
Mutation.customerNoteCreate  401     403      403   403   404           404           404           403    403    401     401    401
Mutation.customerTagsUpdate  401     403      403   403   INVALID_VALUE INVALID_VALUE INVALID_VALUE 403    403    401     401    401
PUT /updateUser              401     200      200   403   200           200           200           200    200    401     401    401
POST /profilePicture         401     415      415   403   415           415           415           415    415    401     401    401
GET /users                   401     403      403   403   200           200           200           403    200    401     401    401
GET /users/:id               401     403      403   403   200           200           200           403    200    401     401    401
GET /exports/customers.csv   401     403      403   403   200           200           200           403    200    401     401    401
POST /exports/customers.csv  401     403      403   403   200           200           200           403    200    401     401    401
`;

export const keys = `
                             needs           all           only          without expired revoked
Query.viewer                 -               null          -             -       401     401
Query.customers              customers:read  ok            ok            403     401     401
Query.customerTags           customers:read  ok            ok            403     401     401
Query.customer               customers:read  ok            ok            403     401     401
Mutation.customerUpdate      -               403           -             -       401     401
Mutation.addressCreate       -               403           -             -       401     401
Mutation.addressUpdate       -               403           -             -       401     401
Mutation.addressDelete       -               403           -             -       401     401
Mutation.customerNoteCreate  customers:write 404           404           403     401     401
Mutation.customerTagsUpdate  customers:write INVALID_VALUE INVALID_VALUE 403     401     401
PUT /updateUser              -               403           -             -       401     401
POST /profilePicture         -               403           -             -       401     401
GET /users                   customers:read  200           200           403     401     401
GET /users/:id               customers:read  200           200           403     401     401
GET /exports/customers.csv   customers:read  200           200           403     401     401
POST /exports/customers.csv  customers:read  200           200           403     401     401
`;

export const calls: Calls = {
  'Query.viewer': ['', '{ email }'],
  'Query.customers': ['', '{ nodes { email } }'],
  'Query.customerTags': ['', ''],
  'Query.customer': ['(id: "<customer>")', '{ email }'],
  'Mutation.customerUpdate': ['(input: { firstName: "Eve" })'],
  'Mutation.addressCreate': [`(input: { ${RECIPIENT}, streetAddress: "<key>" })`],
  'Mutation.addressUpdate': ['(id: "<address>", input: { city: "Paris" })'],
  'Mutation.addressDelete': ['(id: "<address>")'],
  'Mutation.customerNoteCreate': ['(customerId: "none", text: "Hello")'],
  'Mutation.customerTagsUpdate': ['(ids: [], add: ["vip"])'],
  'PUT /updateUser': { body: {} },
  'POST /profilePicture': { body: {} },
  'GET /users': {},
  'GET /users/:id': { id: '<customer>' },
  'GET /exports/customers.csv': {},
  'POST /exports/customers.csv': { body: { ids: ['<customer>'] } },
};
