import { z } from 'zod';
import { payloadSchemas } from '../../modules/webhooks/message-body.ts';
import type { DocumentResponse } from './problem-responses.ts';
import type { JsonSchema } from './schemas.ts';

/** What a receiver of webhooks is sent, and what it answers. */
export interface WebhookOperation {
  operationId: string;
  summary: string;
  /** Empty: a message is signed, and no token of this API says who sends it. */
  security: never[];
  requestBody: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, DocumentResponse>;
}

/** The messages to webhooks (decision 0058), by their types. */
export function webhookOperations(): Record<string, { post: WebhookOperation }> {
  return Object.fromEntries(
    Object.entries(payloadSchemas).map(([type, payload]) => {
      const schema = z.toJSONSchema(payload);
      // It belongs to documents of its own.
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
