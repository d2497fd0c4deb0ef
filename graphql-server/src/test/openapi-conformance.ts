import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { documentPaths } from '../rest/register-openapi.ts';
import { type OpenApiDocument, type Operation, openApiDocument } from '../rest/openapi/openapi-document.ts';
import type { DocumentResponse } from '../rest/openapi/problem-responses.ts';
import type { JsonSchema } from '../rest/openapi/schemas.ts';
import { WEBHOOK_PATHS } from '../rest/register-webhook.ts';
import { routes } from '../rest/routes.ts';

/** A REST response, as received over HTTP. */
export interface Answer {
  method: string;
  /** With `/api`; a query string is ignored. */
  path: string;
  status: number;
  /** The content type. */
  type: string | null;
  text: string;
}

const undocumented = [...WEBHOOK_PATHS, ...Object.values(documentPaths)].map(
  (path) => new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`),
);

/** One validator for all schemas: creating one takes longer than validating all responses of a test file. */
const ajv = new Ajv2020({ strict: false, formats: { 'date-time': fullFormats['date-time'] } });

let document: OpenApiDocument | undefined;
let closedSchemas: Record<string, JsonSchema> | undefined;
const validators = new Map<string, ValidateFunction>();

/**
 * Checks a response against the OpenAPI document: status, type and body, which must not have undocumented
 * properties. @throws Error that says what is undocumented
 */
export function assertDocumented({ method, path, status, type, text }: Answer): void {
  const [plain = ''] = path.split('?');
  if (undocumented.some((pattern) => pattern.test(plain))) return;
  document ??= openApiDocument(routes);
  const operation = operationAt(document, method, plain);
  const call = `${method} ${plain}: ${status}`;
  const response = operation?.responses[String(status)] ?? unknownCall(document, operation, status);
  if (!response) throw new Error(`${call} is not in the OpenAPI document: ${text.slice(0, 200)}`);
  const mediaType = type?.split(';')[0] ?? '';
  const documented = Object.entries(response.content ?? {});
  if (documented.length === 0 && text === '') return;
  const [, { schema } = {}] = documented.find(([name]) => name === mediaType) ?? [];
  if (!schema) throw new Error(`${call} has the type ${type}, which is not in the OpenAPI document`);
  if (method === 'HEAD' || mediaType === 'text/csv' || mediaType === 'application/zip') return;
  const validate = validatorOf(document, schema);
  if (validate(JSON.parse(text))) return;
  const [fault] = validate.errors ?? [];
  const { instancePath = '', message = '', params = {} } = fault ?? {};
  throw new Error(`${call} is not as documented: ${instancePath} ${message} ${JSON.stringify(params)}`);
}

function operationAt({ paths }: OpenApiDocument, method: string, path: string): Operation | undefined {
  // Literal paths take precedence over those with a parameter.
  const matches = Object.keys(paths)
    .filter((pattern) => new RegExp(`^/api${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .sort((one, other) => Number(one.includes('{')) - Number(other.includes('{')));
  const key = (method === 'HEAD' ? 'GET' : method).toLowerCase() as 'get';
  return matches.map((pattern) => paths[pattern]?.[key]).find(Boolean);
}

/**
 * The documented responses of an unknown call; an unreadable URL, a defect or a busy shop are the same
 * everywhere.
 */
function unknownCall(
  { components, paths }: OpenApiDocument,
  operation: Operation | undefined,
  status: number,
): DocumentResponse | undefined {
  if (operation) return undefined;
  const { NoSuchCall, WrongMethod } = components.responses;
  if (status === 404) return NoSuchCall;
  return status === 405 ? WrongMethod : paths['/getProducts']?.get?.responses[String(status)];
}

function validatorOf({ components }: OpenApiDocument, schema: JsonSchema): ValidateFunction {
  const key = JSON.stringify(schema);
  closedSchemas ??= Object.fromEntries(Object.entries(components.schemas).map(close));
  const validate = validators.get(key) ?? ajv.compile({ ...schema, components: { schemas: closedSchemas } });
  validators.set(key, validate);
  return validate;
}

/** A schema that allows no other properties in its objects. */
function close([name, schema]: [string, JsonSchema]): [string, JsonSchema] {
  const closed = JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    isObjectSchema(value) ? { ...value, additionalProperties: value.additionalProperties ?? false } : value,
  ) as JsonSchema;
  return [name, closed];
}

function isObjectSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'object';
}
