import type { Calls } from '../../test/access-rows.ts';

export const people = `
                                visitor      customer     other        guest        owner        manager      clerk        editor       viewer       expired forged revoked
Query.newsletterLink            null         null         null         null         null         null         null         null         null         401     401    401
Query.newsletter                401          null         null         403          403          403          403          403          403          401     401    401
Query.newsletterSubscribers     401          403          403          403          ok           ok           ok           403          ok           401     401    401
Mutation.newsletterRequest      ok           ok           ok           ok           ok           ok           ok           ok           ok           401     401    401
Mutation.newsletterUpdate       401          ok           ok           403          403          403          403          403          403          401     401    401
Mutation.newsletterConfirm      LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID 401     401    401
Mutation.newsletterUnsubscribe  LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID 401     401    401
GET /exports/newsletter.csv     401          403          403          403          200          200          200          403          200          401     401    401
`;

export const keys = `
                                needs          all          only without expired revoked
Query.newsletterLink            -              null         -    -       401     401
Query.newsletter                -              403          -    -       401     401
Query.newsletterSubscribers     customers:read ok           ok   403     401     401
Mutation.newsletterRequest      -              ok           -    -       401     401
Mutation.newsletterUpdate       -              403          -    -       401     401
Mutation.newsletterConfirm      -              LINK_INVALID -    -       401     401
Mutation.newsletterUnsubscribe  -              LINK_INVALID -    -       401     401
GET /exports/newsletter.csv     customers:read 200          200  403     401     401
`;

export const calls: Calls = {
  'Query.newsletterLink': ['(token: "x")', '{ state }'],
  'Query.newsletter': ['', ''],
  'Query.newsletterSubscribers': ['', '{ nodes { email } }'],
  'Mutation.newsletterRequest': ['(email: "<key>@test.example")'],
  'Mutation.newsletterUpdate': ['(isSubscribed: true)'],
  'Mutation.newsletterConfirm': ['(token: "x")'],
  'Mutation.newsletterUnsubscribe': ['(token: "x")'],
  'GET /exports/newsletter.csv': {},
};
