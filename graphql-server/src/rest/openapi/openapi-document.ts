import type { PathParameters, Route, Tag } from '../route.ts';
import { type DocumentResponse, problemResponses, unknownCalls } from './problem-responses.ts';
import { type WebhookOperation, webhookOperations } from './webhook-operations.ts';
import { type DocumentSchemas, documentSchemas, type JsonSchema } from './schemas.ts';

/**
 * The REST API's version (semver): a new call, property or code is a new minor version, and nothing ever
 * breaks within a major one (`openapi-document.test.ts`).
 */
const VERSION = '1.1.0';
const TITLE = 'Shop REST API';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: Tag[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, DocumentResponse>;
}

/** The parts of an OpenAPI 3.1 document that we use. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: Tag; description: string }[];
  paths: Record<string, Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>>>;
  webhooks: Record<string, { post: WebhookOperation }>;
  components: {
    securitySchemes: Record<string, object>;
    responses: Record<string, DocumentResponse>;
    schemas: Record<string, JsonSchema>;
  };
}

const tags: OpenApiDocument['tags'] = [
  { name: 'Catalogue', description: 'Products and delivery methods. No token needed.' },
  { name: 'Accounts', description: 'Sign-up and login, which return a token.' },
  { name: 'Shopping', description: 'The cart, wishlist, profile and orders of the caller.' },
  { name: 'Back office', description: 'Products, orders and customers. For staff.' },
  { name: 'Files', description: 'Exports and imports of CSV files. For staff.' },
];

const description = `The REST API covers the calls of a classic shop client. Everything else is available at \`/graphql\`.

Amounts are decimal numbers. Those of products and carts are in the shop's currency. Every error is a problem document (RFC 9457) whose
\`code\` is for programs. An unknown path returns 404, and a method that a path does not support returns 405 with \`Allow\`. Clients must
ignore properties and codes that they do not know: new ones can be added within a version.

The \`RateLimit\` and \`RateLimit-Policy\` headers say how much of the caller's budget is left. Beyond it, calls return 429 with \`Retry-After\`.

Two endpoints are not documented here because integrators do not call them: the webhooks of payment providers
(\`/api/payments/{provider}/webhook\`) and the one-click unsubscribe of email programs.`;

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A new value for each change, such as a UUID. The same call with the same key is carried out only once within 24 hours; a repeat returns the first response with `Idempotent-Replayed: true`.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** Descriptions of path parameters. */
const pathParameters: PathParameters = {
  id: 'The `_id` of the object.',
  code: 'The code, as it was added to the cart.',
};

/** Describes the calls as an OpenAPI 3.1 document. */
export function openApiDocument(routes: readonly Route[]): OpenApiDocument {
  const schemas = documentSchemas(routes);
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    paths[path] = { ...paths[path], [method]: operation(route, schemas) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: TITLE,
      version: VERSION,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags,
    paths,
    webhooks: webhookOperations(),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token from sign-up or login, or an API key.',
        },
      },
      responses: unknownCalls,
      schemas: schemas.components,
    },
  };
}

function operation(route: Route, { answers, bodies }: DocumentSchemas): Operation {
  const { operationId, summary, tag } = route;
  const body = bodies[operationId] ?? {};
  const parameters = [...inPath(route), ...(route.method === 'GET' ? inQuery(body) : [idempotencyKey])];
  const content = route.method === 'GET' ? null : requestContent(route, body);
  return {
    operationId,
    summary,
    description: [route.description, audienceOf(route)].filter(Boolean).join(' '),
    tags: [tag],
    security: securityOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: { ...success(route, answers[operationId] ?? {}), ...problemResponses(route) },
  };
}

/** Any one of these is enough; nothing is needed without them. */
function securityOf({ audiences }: Route): Operation['security'] {
  if (audiences.includes('PUBLIC') || audiences.includes('PEOPLE')) return [];
  return audiences.map((audience) => ({ bearer: /^[a-z]+:[a-z]+$/.test(audience) ? [audience] : [] }));
}

/** Who may call, in words. */
function audienceOf({ audiences }: Route): string {
  if (audiences.includes('CUSTOMER') && audiences.includes('GUEST')) return 'For customers and guests.';
  switch (audiences[0]) {
    case 'PUBLIC':
      return 'Public.';
    case 'PEOPLE':
      return 'Public, except for API keys.';
    case 'SIGNED_IN':
      return 'For customers and staff.';
    case 'CUSTOMER':
      return 'For customers.';
    case 'GUEST':
      return 'For guests.';
    case 'STAFF':
      return 'For staff.';
    case 'STAFF_OR_KEY':
      return 'For staff and API keys.';
    default:
      return `Needs the permission ${audiences.map((permission) => `\`${permission}\``).join(' or ')}.`;
  }
}

function inPath({ path }: Route): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: pathParameters[name] ?? '',
    schema: { type: 'string' },
  }));
}

function inQuery({ properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (typeof schema === 'boolean') return [];
    const { description = '', ...rest } = schema;
    return [{ name, in: 'query', required: required.includes(name), description, schema: rest }];
  });
}

function requestContent({ takes }: Route, body: JsonSchema): Record<string, { schema: JsonSchema }> | null {
  if (takes === 'JSON') return '$ref' in body ? { 'application/json': { schema: body } } : null;
  const file: JsonSchema = {
    type: 'string',
    format: 'binary',
    description: 'The file. The name of the field does not matter.',
  };
  return {
    'multipart/form-data': { schema: { type: 'object', properties: { file }, required: ['file'] } },
  };
}

function success({ gives, audiences }: Route, answer: JsonSchema): Record<string, DocumentResponse> {
  const tag = {
    ETag: { description: 'For `If-None-Match`. A long list has none.', schema: { type: 'string' } },
  };
  switch (gives) {
    case 'CSV':
      return { 200: { description: 'The file.', content: { 'text/csv': { schema: answer } } } };
    case 'ZIP':
      return { 200: { description: 'The file.', content: { 'application/zip': { schema: answer } } } };
    case 'LIST': {
      const list = { type: 'array', items: answer } satisfies JsonSchema;
      const content = { 'application/json': { schema: list } };
      return {
        200: { description: 'The whole list. A long one is streamed.', headers: tag, content },
        304: {
          description: `The copy in ${audiences.includes('PUBLIC') ? 'the cache' : 'the client'} is up to date.`,
        },
      };
    }
    case 'JSON':
      return {
        200: { description: 'Success.', content: { 'application/json': { schema: answer } } },
      };
  }
}
