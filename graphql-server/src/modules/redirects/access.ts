import type { Calls } from '../../test/access-rows.ts';

export const people = `
                                visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.redirectTarget            null    null     null  null  null  null    null  null   null   401     401    401
Query.redirects                 401     403      403   403   ok    ok      403   ok     403    401     401    401
Query.notFoundUrls              401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.redirectCreate         401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.redirectUpdate         401     403      403   403   404   404     403   404    403    401     401    401
Mutation.redirectDelete         401     403      403   403   404   404     403   404    403    401     401    401
GET /exports/redirects.csv      401     403      403   403   200   200     403   200    403    401     401    401
`;

export const keys = `
                                needs         all  only without expired revoked
Query.redirectTarget            -             null -    -       401     401
Query.redirects                 content:write ok   ok   403     401     401
Query.notFoundUrls              content:write ok   ok   403     401     401
Mutation.redirectCreate         content:write ok   ok   403     401     401
Mutation.redirectUpdate         content:write 404  404  403     401     401
Mutation.redirectDelete         content:write 404  404  403     401     401
GET /exports/redirects.csv      content:write 200  200  403     401     401
`;

export const calls: Calls = {
  'Query.redirectTarget': ['(url: "/nowhere")', ''],
  'Query.redirects': ['', '{ totalCount }'],
  'Query.notFoundUrls': ['', '{ path }'],
  'Mutation.redirectCreate': ['(input: { path: "/<key>", target: "/shop" })'],
  'Mutation.redirectUpdate': ['(id: "<product>", input: { path: "/<key>", target: "/shop" })'],
  'Mutation.redirectDelete': ['(id: "<product>")'],
  'GET /exports/redirects.csv': {},
};
