import type { Calls } from '../../test/access-rows.ts';

export const people = `
                              visitor      customer     other        guest        owner        manager      clerk        editor       viewer       expired forged revoked
Query.productAlerts           401          ok           ok           403          403          403          403          403          403          401     401    401
Query.productAlertLink        null         null         null         null         null         null         null         null         null         401     401    401
Query.productAlertsStopLink   null         null         null         null         null         null         null         null         null         401     401    401
Mutation.productAlertRequest  ok           ok           ok           ok           ok           ok           ok           ok           ok           401     401    401
Mutation.productAlertConfirm  LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID 401     401    401
Mutation.productAlertsStop    LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID LINK_INVALID 401     401    401
Mutation.productAlertDelete   401          404          404          403          403          403          403          403          403          401     401    401
`;

export const keys = `
                              needs all          only without expired revoked
Query.productAlerts           -     403          -    -       401     401
Query.productAlertLink        -     null         -    -       401     401
Query.productAlertsStopLink   -     null         -    -       401     401
Mutation.productAlertRequest  -     ok           -    -       401     401
Mutation.productAlertConfirm  -     LINK_INVALID -    -       401     401
Mutation.productAlertsStop    -     LINK_INVALID -    -       401     401
Mutation.productAlertDelete   -     403          -    -       401     401
`;

export const calls: Calls = {
  'Query.productAlerts': ['', '{ id }'],
  'Query.productAlertLink': ['(token: "x")', '{ state }'],
  'Query.productAlertsStopLink': ['(token: "x")', '{ count }'],
  'Mutation.productAlertRequest': [
    '(input: { kind: PRICE_DROP, productId: "<product>", email: "<key>@test.example" })',
  ],
  'Mutation.productAlertConfirm': ['(token: "x")'],
  'Mutation.productAlertsStop': ['(token: "x")'],
  'Mutation.productAlertDelete': ['(id: "none")'],
};
