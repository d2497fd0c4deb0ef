import { z } from 'zod';
import * as answers from '../responses.ts';
import type { Route } from '../route.ts';
import { problemSchema } from './problem-schema.ts';

/** A JSON Schema of draft 2020-12, which OpenAPI 3.1 uses. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Responses with a name in the document; it becomes a type name in generated clients. */
const named = {
  Product: answers.productResponse,
  CartItem: answers.cartItemResponse,
  Cart: answers.cartResponse,
  OrderItem: answers.orderItemResponse,
  Order: answers.orderResponse,
  User: answers.userResponse,
  Session: answers.sessionResponse,
  AdminSession: answers.adminSessionResponse,
  DeliveryMethod: answers.deliveryMethodResponse,
  Asset: answers.assetResponse,
  PlacedOrder: answers.placedOrderResponse,
  PaymentPage: answers.paymentPageResponse,
  PersonalData: answers.personalDataResponse,
  Id: answers.idResponse,
  Sent: answers.sentResponse,
  Problem: problemSchema,
} satisfies Record<string, z.ZodType>;

/** The document's schemas: `components`, and those of each call, which refer to them. */
export interface DocumentSchemas {
  components: Record<string, JsonSchema>;
  /** By operation id. */
  answers: Record<string, JsonSchema>;
  /** By operation id, as clients write them; `{}` for a call without a body. */
  bodies: Record<string, JsonSchema>;
}

/** Converts the schemas of all calls to JSON Schema. */
export function documentSchemas(routes: readonly Route[]): DocumentSchemas {
  const output = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) output.add(schema, { id });
  for (const { operationId, answer } of routes)
    if (!output.has(answer)) output.add(answer, { id: operationId });
  const written = toJsonSchemas(output, 'output');
  const responsesById = routes.map(({ operationId, answer }) => {
    const id = output.get(answer)?.id ?? operationId;
    return [operationId, id in named ? refTo(id) : (written[id] ?? {})] as const;
  });

  const input = z.registry<{ id: string }>();
  for (const { operationId, body } of routes)
    if (!input.has(body)) input.add(body, { id: bodyName(operationId) });
  const inputs = toJsonSchemas(input, 'input');
  const bodiesById = routes.map(({ operationId, body, method }) => {
    const id = input.get(body)?.id ?? '';
    const schema = inputs[id] ?? {};
    // A GET's query string becomes parameters, and a non-object has no form to show.
    return [operationId, method === 'GET' || !isObject(schema) ? schema : refTo(id)] as const;
  });

  const bodies = Object.fromEntries(bodiesById);
  const used = new Set(Object.values(bodies).map(({ $ref }) => $ref));
  return {
    components: {
      ...Object.fromEntries(Object.keys(named).map((id) => [id, written[id] ?? {}])),
      ...Object.fromEntries(Object.entries(inputs).filter(([id]) => used.has(refTo(id).$ref))),
    },
    answers: Object.fromEntries(responsesById),
    bodies,
  };
}

/** A reference to a schema in the document. */
export function refTo(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

const isObject = ({ type }: JsonSchema) => type === 'object';

const bodyName = (operationId: string) => `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Body`;

function toJsonSchemas(registry: z.core.$ZodRegistry<{ id: string }>, io: 'input' | 'output') {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => refTo(id).$ref,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => adapt(zodSchema._zod.def.type, jsonSchema),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]): [string, JsonSchema] => {
      // Both are for standalone documents; inside this one, a schema is identified by its place.
      delete schema.$schema;
      delete schema.$id;
      return [id, schema];
    }),
  );
}

/** Adapts zod's output to the document. */
function adapt(type: string, schema: JsonSchema): void {
  // JSON has no dates; toJSON formats those in responses.
  if (type === 'date') Object.assign(schema, { type: 'string', format: 'date-time' });
  // Responses may get more properties over time, which clients must not reject.
  if (type === 'object') delete schema.additionalProperties;
  // The limits of JavaScript numbers are no rule of ours.
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  const [value, nothing] = schema.anyOf ?? [];
  if (type !== 'nullable' || typeof value !== 'object' || typeof value.type !== 'string' || !nothing) return;
  delete schema.anyOf;
  const { enum: values } = value;
  Object.assign(schema, value, { type: [value.type, 'null'] }, values && { enum: [...values, null] });
}
