import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { graphqlRows } from '../test/access-rows.ts';

/** About as many fields as fit into a document of 500 tokens. */
const FIELDS_OF_DOCUMENT = 150;

/** Ids of objects for the documents, by placeholder and by type. */
export type Ids = Readonly<Record<string, string>>;

/** Fills in the placeholders of an operation's usual call; see `access.ts` of its module. */
export function argumentsOf(operation: string, ids: Ids): string {
  const args = graphqlRows.calls.get(operation)?.[0] ?? '';
  return args.replaceAll(/<(\w+)>/g, (_, name: string) => ids[name] ?? crypto.randomUUID());
}

/** Documents that select every field of every query on every path, up to this depth. */
export function documentsOfAllFields(schema: GraphQLSchema, ids: Ids, depth: number): string[] {
  const root = schema.getQueryType();
  if (!root) return [];
  return Object.values(root.getFields()).flatMap(({ name, type, args: [arg] }) => {
    const of = getNamedType(type);
    const id = arg?.name === 'id' ? ids[of.name] : undefined;
    const args = id ? `(id: "${id}")` : argumentsOf(`Query.${name}`, ids);
    if (isLeafType(of)) return [`{ ${name}${args} }`];
    return packed(selectionsOf(of, depth - 1, ids)).map(
      (selections) => `{ ${name}${args} { ${selections.join(' ')} } }`,
    );
  });
}

interface Selection {
  source: string;
  fields: number;
}

/** Every leaf of a type, and of the objects below it. */
function selectionsOf(type: GraphQLNamedType, depth: number, ids: Ids): Selection[] {
  if (!isObjectType(type)) return [{ source: '__typename', fields: 1 }];
  const fields = Object.values(type.getFields());
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
  const own = {
    source: ['__typename', ...leaves.map((field) => field.name + neededArguments(field, ids))].join(' '),
    fields: leaves.length + 1,
  };
  const below = depth === 0 ? [] : fields.filter((field) => isCompositeType(getNamedType(field.type)));
  return [
    own,
    ...below.flatMap((field) =>
      selectionsOf(getNamedType(field.type), depth - 1, ids).map((selection) => ({
        source: `${field.name}${neededArguments(field, ids)} { ${selection.source} }`,
        fields: selection.fields + 1,
      })),
    ),
  ];
}

/** Groups selections into documents. Fields that are selected twice are merged. */
function packed(selections: readonly Selection[]): string[][] {
  const documents: string[][] = [];
  let left = 0;
  for (const { source, fields } of selections) {
    if (fields > left || documents.length === 0) {
      documents.push([]);
      left = FIELDS_OF_DOCUMENT;
    }
    documents.at(-1)?.push(source);
    left -= fields;
  }
  return documents;
}

export function neededArguments({ args }: GraphQLField<unknown, unknown>, ids: Ids): string {
  const needed = args.filter((arg) => isRequiredArgument(arg) || arg.name === 'first');
  if (needed.length === 0) return '';
  return `(${needed.map((arg) => `${arg.name}: ${usualValue(arg, arg.type, ids)}`).join(', ')})`;
}

function usualValue(arg: Pick<GraphQLArgument, 'name'>, type: GraphQLInputType, ids: Ids): string {
  if (isNonNullType(type)) return usualValue(arg, type.ofType, ids);
  if (isListType(type)) return `[${usualValue(arg, type.ofType, ids)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${usualValue(field, field.type, ids)}`).join(', ')} }`;
  }
  if (arg.name === 'first') return '2';
  const values: Record<string, string> = {
    Int: '1',
    Float: '1',
    Money: '100',
    Boolean: 'true',
    String: '"a text"',
    ID: `"${ids['product']}"`,
    DateTime: '"2026-11-20T09:30:00.000Z"',
    LocalDate: '"2026-11-20"',
  };
  return values[type.name] ?? 'null';
}

/** Values at and beyond the limits of a scalar. */
const EDGES: Readonly<Record<string, readonly string[]>> = {
  String: ['""', String.raw`"a\u0000b"`, `"${'😀'.repeat(3000)}"`],
  ID: ['""', '"no uuid"', '"00000000-0000-0000-0000-000000000000"', String.raw`"\u0000"`],
  Int: ['-2147483648', '0', '2147483647'],
  Float: ['-1e308', '1e308'],
  Money: ['-9007199254740991', '0', '9007199254740991'],
  DateTime: ['"0000-01-01T00:00:00Z"', '"+275760-09-13T00:00:00Z"', '"9999-12-31T23:59:59.999Z"'],
  LocalDate: ['"0000-01-01"', '"9999-12-31"'],
};

/**
 * Calls of an operation, each with one scalar argument at a limit; the others have their usual or required
 * values.
 */
export function callsAtEdges(root: GraphQLObjectType, name: string, ids: Ids): string[] {
  const field = root.getFields()[name];
  if (!field) return [];
  return field.args.flatMap((arg) =>
    edgesOf(arg, arg.type, ids, 3).map((edge) => {
      const others = field.args.filter((other) => other !== arg && isRequiredArgument(other));
      const given = [
        ...others.map((other) => [other.name, usualValue(other, other.type, ids)]),
        [arg.name, edge],
      ];
      return `${name}(${given.map(([key, value]) => `${key}: ${value}`).join(', ')})`;
    }),
  );
}

function edgesOf(
  arg: Pick<GraphQLArgument, 'name'>,
  type: GraphQLInputType,
  ids: Ids,
  depth: number,
): string[] {
  if (isNonNullType(type)) return edgesOf(arg, type.ofType, ids, depth);
  if (isListType(type)) return ['[]', ...edgesOf(arg, type.ofType, ids, depth).map((edge) => `[${edge}]`)];
  if (!isInputObjectType(type)) return [...(EDGES[type.name] ?? [])];
  if (depth === 0) return [];
  const fields = Object.values(type.getFields());
  return fields.flatMap((field) => {
    const others = fields.filter((other) => other !== field && isRequiredInputField(other));
    const given = others.map((other) => `${other.name}: ${usualValue(other, other.type, ids)}`);
    return edgesOf(field, field.type, ids, depth - 1).map(
      (edge) => `{ ${[...given, `${field.name}: ${edge}`].join(', ')} }`,
    );
  });
}

/** The first id of each type in a response. */
export function idsIn(answer: unknown): Ids {
  if (typeof answer !== 'object' || answer === null) return {};
  const { __typename: type, id } = answer as { __typename?: unknown; id?: unknown };
  const own = typeof type === 'string' && typeof id === 'string' ? { [type]: id } : {};
  return Object.assign({}, ...Object.values(answer).map(idsIn), own) as Ids;
}
