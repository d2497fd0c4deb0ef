import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { breakingChanges } from './openapi-changes.fixtures.ts';
import { renderDocsPage } from './docs-page.ts';
import { type OpenApiDocument, openApiDocument } from './openapi-document.ts';
import type { JsonSchema } from './schemas.ts';

const document = openApiDocument(routes);
/** The document of the last release; see CONTRIBUTING. */
const released = JSON.parse(
  readFileSync(new URL('../released.openapi.json', import.meta.url), 'utf8'),
) as OpenApiDocument;

/** A copy with one change, made by `change`. */
function changed(change: (copy: OpenApiDocument) => void): OpenApiDocument {
  const copy = structuredClone(document);
  change(copy);
  return copy;
}

const schemaOf = (
  copy: OpenApiDocument,
  name: string,
): Required<Pick<JsonSchema, 'properties' | 'required'>> => {
  const schema = copy.components.schemas[name];
  if (!schema?.properties) throw new Error(`No schema ${name}`);
  schema.required ??= [];
  return schema as Required<Pick<JsonSchema, 'properties' | 'required'>>;
};

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1, by its own schema', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...structuredClone(document) })).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('has every call once, and refers to nothing that it lacks', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      [...new Set(routes.map(({ operationId }) => operationId))].sort(),
    );
    expect(operations).toHaveLength(routes.length);
    const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, name]) => name,
    );
    expect(names.filter((name) => !(String(name) in document.components.schemas))).toEqual([]);
  });

  test('says for every operation whether it requires a token, also for webhooks', () => {
    const { paths, webhooks } = document;
    const all = [
      ...Object.values(paths).flatMap((methods) => Object.values(methods)),
      ...Object.values(webhooks).map(({ post }) => post),
    ];
    expect(all.filter((operation) => !('security' in operation))).toEqual([]);
  });

  test('lists the permissions of which a call needs any one', () => {
    const needed = [
      'categories:write',
      'collections:write',
      'content:write',
      'products:write',
      'settings:write',
    ];
    const { security, description } = document.paths['/assets']?.post ?? {};
    expect(security).toEqual(needed.map((permission) => ({ bearer: [permission] })));
    expect(description).toContain(`\`${needed.join('` or `')}\``);
  });

  test('describes every property', () => {
    const bare: string[] = [];
    const walk = (place: string, schema: JsonSchema) => {
      for (const [name, value] of Object.entries(schema.properties ?? {})) {
        const property = value as JsonSchema;
        if (!property.description && !property.$ref) bare.push(`${place}.${name}`);
        walk(`${place}.${name}`, property);
      }
      if (schema.items) walk(`${place}[]`, schema.items as JsonSchema);
      for (const one of schema.anyOf ?? []) walk(place, one);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) walk(name, schema);
    for (const methods of Object.values(document.paths))
      for (const { operationId, parameters = [] } of Object.values(methods))
        bare.push(
          ...parameters.filter(({ description }) => !description).map(({ name }) => `${operationId} ${name}`),
        );
    expect(bare).toEqual([]);
  });

  test('is compatible with the last release', () => {
    expect(breakingChanges(released, document)).toEqual([]);
  });

  test('is a page without scripts that has every call and every schema', () => {
    const page = renderDocsPage(document).toString();
    expect(page).not.toMatch(/<script|javascript:|https?:\/\//);
    for (const { operationId } of routes) expect(page).toContain(`id="${operationId}"`);
    for (const name of Object.keys(document.components.schemas))
      expect(page).toContain(`id="schema-${name}"`);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${target}"`);
  });
});

describe('breaking changes are', () => {
  test.each<[string, (copy: OpenApiDocument) => void, string]>([
    ['a call that is gone', ({ paths }) => delete paths['/users/{id}'], 'GET /users/{id} is gone'],
    [
      'a property that is gone',
      (copy) => delete schemaOf(copy, 'Product').properties['stock'],
      'GET /getProducts answer.items.stock is gone',
    ],
    [
      'a property that may be absent',
      (copy) => schemaOf(copy, 'Id').required.splice(0),
      'DELETE /deleteProduct/{id} answer._id may be absent',
    ],
    [
      'a value that may be null',
      (copy) =>
        Object.assign(schemaOf(copy, 'Sent').properties['sent'] as JsonSchema, { type: ['boolean', 'null'] }),
      'POST /contact answer.sent has other types: null',
    ],
    [
      'a body that needs more',
      (copy) => schemaOf(copy, 'LogInBody').required.push('captcha'),
      'POST /login body.captcha is required',
    ],
    [
      'a body that may no longer be null',
      (copy) =>
        Object.assign(schemaOf(copy, 'UpdateUserBody').properties['phone'] as JsonSchema, { type: 'string' }),
      'PUT /updateUser body.phone has other types: null',
    ],
    [
      'a word that is no longer taken',
      (copy) => (schemaOf(copy, 'UpdateOrderBody').properties['status'] as JsonSchema).enum?.pop(),
      'PUT /updateOrder body.status is no longer Returned',
    ],
  ])('%s', (_what, change, message) => {
    expect(breakingChanges(document, changed(change))).toContain(message);
  });

  test('not additions', () => {
    const added = changed((copy) => {
      schemaOf(copy, 'Product').properties['weight'] = { type: 'number' };
      schemaOf(copy, 'LogInBody').properties['remember'] = { type: 'boolean' };
      copy.paths['/more'] = copy.paths['/login'] ?? {};
    });
    expect(breakingChanges(document, added)).toEqual([]);
  });
});
