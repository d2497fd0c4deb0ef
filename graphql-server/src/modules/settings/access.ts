import type { Calls } from '../../test/access-rows.ts';

export const people = `
                                   visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.legalPage                    null    null     null  null  null  null    null  null   null   401     401    401
Query.legalTextPreview             401     403      403   403   ok    ok      403   403    ok     401     401    401
Query.settings                     401     403      403   403   ok    ok      403   403    ok     401     401    401
Mutation.settingsGeneralUpdate     401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.settingsDomainUpdate      401     403      403   403   ok    403     403   403    403    401     401    401
Mutation.settingsStorefrontUpdate  401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.settingsPaymentsUpdate    401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.settingsLegalUpdate       401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.settingsEmailsUpdate       401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.settingsSecurityUpdate    401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.settingsDeliveryUpdate    401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.settingsTaxesUpdate       401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.settingsInvoicesUpdate    401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.settingsOrderEditsUpdate  401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.settingsReturnsUpdate     401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.settingsReviewsUpdate     401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.settingsCartsUpdate       401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.settingsHeadlessUpdate    401     403      403   403   ok    ok      403   403    403    401     401    401
`;

export const keys = `
                                   needs          all  only without expired revoked
Query.legalPage                    -              null -    -       401     401
Query.legalTextPreview             settings:read  ok   ok   403     401     401
Query.settings                     settings:read  ok   ok   403     401     401
Mutation.settingsGeneralUpdate     settings:write ok   ok   403     401     401
Mutation.settingsDomainUpdate      -              403  -    -       401     401
Mutation.settingsStorefrontUpdate  settings:write ok   ok   403     401     401
Mutation.settingsPaymentsUpdate    settings:write ok   ok   403     401     401
Mutation.settingsLegalUpdate       settings:write ok   ok   403     401     401
Mutation.settingsEmailsUpdate       settings:write ok   ok   403     401     401
Mutation.settingsSecurityUpdate    -              403  -    -       401     401
Mutation.settingsDeliveryUpdate    settings:write ok   ok   403     401     401
Mutation.settingsTaxesUpdate       settings:write ok   ok   403     401     401
Mutation.settingsInvoicesUpdate    settings:write ok   ok   403     401     401
Mutation.settingsOrderEditsUpdate  settings:write ok   ok   403     401     401
Mutation.settingsReturnsUpdate     settings:write ok   ok   403     401     401
Mutation.settingsReviewsUpdate     settings:write ok   ok   403     401     401
Mutation.settingsCartsUpdate       settings:write ok   ok   403     401     401
Mutation.settingsHeadlessUpdate    settings:write ok   ok   403     401     401
`;

export const calls: Calls = {
  'Query.legalPage': ['(kind: TERMS)', '{ html }'],
  'Query.legalTextPreview': ['(text: "<key>")', '{ userErrors { code } }'],
  'Query.settings': ['', '{ general { name } }'],
  'Mutation.settingsGeneralUpdate': ['(input: { phone: "555" })'],
  'Mutation.settingsDomainUpdate': ['(input: { publicUrl: null })'],
  'Mutation.settingsStorefrontUpdate': ['(input: { bannerText: "<key>" })'],
  'Mutation.settingsPaymentsUpdate': ['(input: { unconfirmedMaxUnits: 10 })'],
  'Mutation.settingsLegalUpdate': ['(input: { returns: "" })'],
  'Mutation.settingsEmailsUpdate': ['(input: { emails: [{ template: "ORDER_SENT", text: "<key>" }] })'],
  'Mutation.settingsSecurityUpdate': ['(input: { requiresSecondFactor: false })'],
  'Mutation.settingsDeliveryUpdate': ['(input: { freeFrom: 15000 })'],
  'Mutation.settingsTaxesUpdate': ['(input: { rounding: LINE })'],
  'Mutation.settingsInvoicesUpdate': ['(input: { legalName: "<key>" })'],
  'Mutation.settingsOrderEditsUpdate': ['(input: { customerMinutes: 30 })'],
  'Mutation.settingsReturnsUpdate': ['(input: { days: 14 })'],
  'Mutation.settingsReviewsUpdate': ['(input: { requestAfterDays: 14 })'],
  'Mutation.settingsCartsUpdate': ['(input: { remindAfterHours: 24 })'],
  'Mutation.settingsHeadlessUpdate': ['(input: { storefronts: [] })'],
};
