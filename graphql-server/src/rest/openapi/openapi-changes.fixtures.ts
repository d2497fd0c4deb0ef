import type { OpenApiDocument, Operation } from './openapi-document.ts';
import type { JsonSchema } from './schemas.ts';

type Method = keyof NonNullable<OpenApiDocument['paths'][string]>;
type Schemas = Record<string, JsonSchema>;

/** The direction of a schema's values: clients read responses and write bodies. */
type Direction = 'read' | 'written';

interface Compared {
  old: Schemas;
  present: Schemas;
  direction: Direction;
}

/** Changes that break clients of an earlier document, one line each. Additions do not break clients. */
export function breakingChanges(released: OpenApiDocument, present: OpenApiDocument): string[] {
  const schemas = { old: released.components.schemas, present: present.components.schemas };
  return Object.entries(released.paths).flatMap(([path, operations]) =>
    (Object.entries(operations) as [Method, Operation][]).flatMap(([method, before]) => {
      const call = `${method.toUpperCase()} ${path}`;
      const after = present.paths[path]?.[method];
      return after ? changesOfCall(call, before, after, schemas) : [`${call} is gone`];
    }),
  );
}

function changesOfCall(
  call: string,
  before: Operation,
  after: Operation,
  schemas: Omit<Compared, 'direction'>,
): string[] {
  const parameters = (after.parameters ?? [])
    .filter(
      ({ name, required }) =>
        required && !before.parameters?.some((old) => old.name === name && old.required),
    )
    .map(({ name }) => `${call} has to be told ${name}`);
  const renamed = before.operationId === after.operationId ? [] : [`${call} has another operationId`];
  const body = changesOfContent(
    `${call} body`,
    before.requestBody?.content ?? {},
    after.requestBody?.content ?? {},
    { ...schemas, direction: 'written' },
  );
  const answer = changesOfContent(
    `${call} answer`,
    before.responses['200']?.content ?? {},
    after.responses['200']?.content ?? {},
    { ...schemas, direction: 'read' },
  );
  const asksForBody = !before.requestBody && after.requestBody ? [`${call} asks for a body`] : [];
  return [...renamed, ...parameters, ...asksForBody, ...body, ...answer];
}

function changesOfContent(
  place: string,
  before: Record<string, { schema: JsonSchema }>,
  after: Record<string, { schema: JsonSchema }>,
  compared: Compared,
): string[] {
  return Object.entries(before).flatMap(([type, { schema }]) => {
    const present = after[type];
    return present
      ? changesOf(place, schema, present.schema, compared, [])
      : [`${place} is no longer ${type}`];
  });
}

/** Compares two schemas; `seen` are the names on the path, because schemas can be recursive. */
function changesOf(
  place: string,
  before: JsonSchema,
  after: JsonSchema,
  compared: Compared,
  seen: readonly string[],
): string[] {
  if (before.$ref && seen.includes(before.$ref)) return [];
  const path = before.$ref ? [...seen, before.$ref] : seen;
  const old = resolve(before, compared.old);
  const present = resolve(after, compared.present);
  const within = (name: string, one: unknown, other: unknown) =>
    changesOf(`${place}.${name}`, (one ?? {}) as JsonSchema, (other ?? {}) as JsonSchema, compared, path);
  const properties = Object.entries(old.properties ?? {}).flatMap(([name, schema]) => {
    const now = present.properties?.[name];
    return now === undefined ? [`${place}.${name} is gone`] : within(name, schema, now);
  });
  const variants = (old.anyOf ?? []).flatMap((schema, index) =>
    present.anyOf?.[index] === undefined ? [] : within(`anyOf[${index}]`, schema, present.anyOf[index]),
  );
  return [
    ...changedValues(place, old, present, compared.direction),
    ...changedRequired(place, old, present, compared.direction),
    ...properties,
    ...variants,
    ...(old.items ? within('items', old.items, present.items) : []),
  ];
}

/** A reader must not get unknown types; a writer must not lose any. */
function changedValues(place: string, old: JsonSchema, present: JsonSchema, direction: Direction): string[] {
  const [from, to] = direction === 'read' ? [present, old] : [old, present];
  const types = typesOf(from).filter((type) => !typesOf(to).includes(type));
  const faults = types.length > 0 ? [`${place} has other types: ${types.join(', ')}`] : [];
  // Readers must handle new enum values, as the document says of codes; writers must not lose any.
  const values = (old.enum ?? []).filter((value) => present.enum && !present.enum.includes(value));
  const isNarrowed = direction === 'written' && present.enum !== undefined && old.enum === undefined;
  return [
    ...faults,
    ...(values.length > 0 ? [`${place} is no longer ${values.join(', ')}`] : []),
    ...(isNarrowed ? [`${place} takes some values only`] : []),
  ];
}

function changedRequired(
  place: string,
  old: JsonSchema,
  present: JsonSchema,
  direction: Direction,
): string[] {
  const [before = [], after = []] = [old.required, present.required];
  return direction === 'read'
    ? before.filter((name) => !after.includes(name)).map((name) => `${place}.${name} may be absent`)
    : after.filter((name) => !before.includes(name)).map((name) => `${place}.${name} is required`);
}

/** Its types; none when any type is allowed. An integer is also a number. */
function typesOf({ type, anyOf }: JsonSchema): string[] {
  const own: string[] = Array.isArray(type) ? type : type ? [type] : [];
  const all = [...own, ...(anyOf ?? []).flatMap((one) => typesOf(one))];
  return all.map((name) => (name === 'integer' ? 'number' : name));
}

function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  return schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
}
