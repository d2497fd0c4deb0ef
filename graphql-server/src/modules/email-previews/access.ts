import type { Calls } from '../../test/access-rows.ts';

export const people = `
                               visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.emailPreview              401     403      403   403   ok    ok      403   403    ok     401     401    401
Mutation.settingsTestEmailSend  401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.settingsEmailServerUpdate 401   403      403   403   ok    403     403   403    403    401     401    401
`;

export const keys = `
                               needs         all only without expired revoked
Query.emailPreview              settings:read ok  ok   403     401     401
Mutation.settingsTestEmailSend  -             403 -    -       401     401
Mutation.settingsEmailServerUpdate -     403 -    -       401     401
`;

export const calls: Calls = {
  'Query.emailPreview': ['(template: "ORDER_SENT", text: "<key>")', '{ userErrors { code } }'],
  'Mutation.settingsTestEmailSend': ['(template: "ORDER_SENT")'],
  'Mutation.settingsEmailServerUpdate': ['(input: { smtpHost: null })'],
};
