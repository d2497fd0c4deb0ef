import { z } from 'zod';
import { payloadSchemas } from '../../modules/webhooks/message-body.ts';
import type { DocumentResponse } from './problem-responses.ts';
import type { JsonSchema } from './schemas.ts';

/** A message to a webhook receiver, and the receiver's response. */
export interface WebhookOperation {
  operationId: string;
  summary: string;
  /** Empty: messages are signed, and have no token of this API. */
  security: never[];
  requestBody: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, DocumentResponse>;
}

/** The messages to webhooks (decision 0058), by type. */
export function webhookOperations(): Record<string, { post: WebhookOperation }> {
  return Object.fromEntries(
    Object.entries(payloadSchemas).map(([type, payload]) => {
      const schema = z.toJSONSchema(payload);
      // For standalone documents only.
      delete schema.$schema;
      const post: WebhookOperation = {
        operationId: `webhook.${type}`,
        summary: payload.description ?? '',
        security: [],
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: { '2XX': { description: 'Received. With any other status, the message is sent again.' } },
      };
      return [type, { post }];
    }),
  );
}
