import type { Calls } from '../../test/access-rows.ts';

export const people = `
                                visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.productFeeds              401     403      403   403   ok    ok      ok    ok     ok     401     401    401
Query.productFeedProblems       401     403      403   403   ok    ok      ok    ok     ok     401     401    401
`;

export const keys = `
                                needs         all  only without expired revoked
Query.productFeeds              products:read ok   ok   403     401     401
Query.productFeedProblems       products:read ok   ok   403     401     401
`;

export const calls: Calls = {
  'Query.productFeeds': ['', '{ googleUrl }'],
  'Query.productFeedProblems': ['', '{ totalCount }'],
};
