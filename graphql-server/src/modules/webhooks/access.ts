import type { Calls } from '../../test/access-rows.ts';

const WEBHOOK = 'input: { url: "https://receiver.example/", eventTypes: [ORDER_PAID] }';

export const people = `
                                visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.webhooks                  401     403      403   403   ok    ok      403   403    ok     401     401    401
Query.webhook                   401     403      403   403   null  null    403   403    null   401     401    401
Query.webhookEventTypes         401     403      403   403   ok    ok      403   403    ok     401     401    401
Query.webhookDeliveries         401     403      403   403   ok    ok      403   403    ok     401     401    401
Mutation.webhookCreate          401     403      403   403   ok    ok      403   403    403    401     401    401
Mutation.webhookUpdate          401     403      403   403   404   404     403   403    403    401     401    401
Mutation.webhookDelete          401     403      403   403   404   404     403   403    403    401     401    401
Mutation.webhookSecretRotate    401     403      403   403   404   404     403   403    403    401     401    401
Mutation.webhookTestSend        401     403      403   403   404   404     403   403    403    401     401    401
Mutation.webhookDeliveryReplay  401     403      403   403   404   404     403   403    403    401     401    401
Mutation.webhookReplay          401     403      403   403   404   404     403   403    403    401     401    401
`;

export const keys = `
                                needs             all  only without expired revoked
Query.webhooks                  integrations:read ok   ok   403     401     401
Query.webhook                   integrations:read null null 403     401     401
Query.webhookEventTypes         integrations:read ok   ok   403     401     401
Query.webhookDeliveries         integrations:read ok   ok   403     401     401
Mutation.webhookCreate          -                 403  -    -       401     401
Mutation.webhookUpdate          -                 403  -    -       401     401
Mutation.webhookDelete          -                 403  -    -       401     401
Mutation.webhookSecretRotate    -                 403  -    -       401     401
Mutation.webhookTestSend        -                 403  -    -       401     401
Mutation.webhookDeliveryReplay  -                 403  -    -       401     401
Mutation.webhookReplay          -                 403  -    -       401     401
`;

export const calls: Calls = {
  'Query.webhooks': ['', '{ url }'],
  'Query.webhook': ['(id: "<product>")', '{ url }'],
  'Query.webhookEventTypes': ['', '{ name }'],
  'Query.webhookDeliveries': ['(webhookId: "<product>")', '{ nodes { body } }'],
  'Mutation.webhookCreate': [`(${WEBHOOK})`],
  'Mutation.webhookUpdate': [`(id: "<product>", ${WEBHOOK})`],
  'Mutation.webhookDelete': ['(id: "<product>")'],
  'Mutation.webhookSecretRotate': ['(id: "<product>")'],
  'Mutation.webhookTestSend': ['(id: "<product>")'],
  'Mutation.webhookDeliveryReplay': ['(id: "<product>")'],
  'Mutation.webhookReplay': [
    '(id: "<product>", from: "2026-11-01T00:00:00Z", until: "2026-11-02T00:00:00Z")',
  ],
};
