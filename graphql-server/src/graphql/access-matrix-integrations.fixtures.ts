const WEBHOOK = 'input: { url: "https://receiver.example/", eventTypes: [ORDER_PAID] }';

/** The operations of API keys and webhooks, with arguments and what is selected. */
export const integrationOperations: Record<string, [args: string, selection: string]> = {
  'Query.webhooks': ['', '{ url }'],
  'Query.webhook': ['(id: "<product>")', '{ url }'],
  'Query.webhookEventTypes': ['', '{ name }'],
  'Query.webhookDeliveries': ['(webhookId: "<product>")', '{ nodes { body } }'],
  'Mutation.webhookCreate': [`(${WEBHOOK})`, '{ userErrors { code } }'],
  'Mutation.webhookUpdate': [`(id: "<product>", ${WEBHOOK})`, '{ userErrors { code } }'],
  'Mutation.webhookDelete': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.webhookSecretRotate': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.webhookTestSend': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.webhookDeliveryReplay': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.webhookReplay': [
    '(id: "<product>", from: "2026-11-01T00:00:00Z", until: "2026-11-02T00:00:00Z")',
    '{ userErrors { code } }',
  ],
  'Query.apiKeys': ['', '{ name }'],
  'Query.staffIntegrations': ['(userId: "<customer>")', '{ apiKeys { name } }'],
  'Mutation.apiKeyCreate': [
    '(input: { name: "<key>", permissions: [ORDERS_READ] })',
    '{ userErrors { code } }',
  ],
  'Mutation.apiKeyUpdate': [
    '(id: "<product>", input: { name: "<key>", permissions: [ORDERS_READ] })',
    '{ userErrors { code } }',
  ],
  'Mutation.apiKeyRevoke': ['(id: "<product>")', '{ userErrors { code } }'],
};
