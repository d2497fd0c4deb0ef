import type { Calls } from '../../test/access-rows.ts';

export const people = `
                               visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.mailPreview              401     403      403   403   ok    ok      403   403    ok     401     401    401
Mutation.settingsMailTestSend  401     403      403   403   ok    ok      403   403    403    401     401    401
`;

export const keys = `
                               needs         all only without expired revoked
Query.mailPreview              settings:read ok  ok   403     401     401
Mutation.settingsMailTestSend  -             403 -    -       401     401
`;

export const calls: Calls = {
  'Query.mailPreview': ['(template: "ORDER_SENT", text: "<key>")', '{ userErrors { code } }'],
  'Mutation.settingsMailTestSend': ['(template: "ORDER_SENT")'],
};
