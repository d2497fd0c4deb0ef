import {
  buildSchema,
  execute,
  type GraphQLEnumType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
} from 'graphql';
import { vi } from 'vitest';
import contract from '../../../schema.graphql?raw';
import type { Mutation, Permission, Query } from '../gql/graphql.ts';

/** A contract value of which a test gives only the fields that it needs. */
export type Part<Value> = Value extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : Value extends object
    ? { readonly [Field in keyof Value]?: Part<Value[Field]> }
    : Value;

/**
 * The response of a root field, or a function of its arguments, whose types are such as
 * `MutationwishlistToggleArgs`.
 */
type Answer<Value> = Part<Value> | ((args: never) => Part<Value> | Promise<Part<Value>>);

/** The API's responses by root field. */
export type Answers = { readonly [Field in keyof (Query & Mutation)]?: Answer<(Query & Mutation)[Field]> };

/** A test's requests, and their responses. */
export interface MockApi {
  /** Names of the operations that were sent, in order. */
  readonly operations: string[];
  /** Replaces the responses of some fields from now on. */
  readonly answer: (answers: Answers) => void;
  /** Responds only with this status from now on, like a server that is down; null ends that. */
  readonly fail: (status: number | null) => void;
}

const schema = buildSchema(contract);

/** The permissions of a shop's owner. */
export const allPermissions = (schema.getType('Permission') as GraphQLEnumType)
  .getValues()
  .map(({ name }) => name as Permission);

/**
 * Replaces the server until the test ends: executes the page's operations against the contract. Fields
 * missing in `answers` are null if nullable, otherwise empty: no items, 0, false, ''.
 */
export function mockApi(initial: Answers): MockApi {
  let answers: Answers = initial;
  let failure: number | null = null;
  const operations: string[] = [];
  const fetchFile = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (input !== '/graphql' || typeof init?.body !== 'string') return fetchFile(input, init);
    const { operationName, query, variables } = JSON.parse(init.body) as {
      operationName: string;
      query: string;
      variables: Record<string, unknown>;
    };
    operations.push(operationName);
    if (failure !== null) return new Response('{}', { status: failure });
    const result = await execute({
      schema,
      document: parse(query),
      variableValues: variables,
      rootValue: answers,
      fieldResolver: resolve,
    });
    return Response.json(result);
  });
  return {
    operations,
    answer: (next) => (answers = { ...answers, ...next }),
    fail: (status) => (failure = status),
  };
}

const resolve: GraphQLFieldResolver<Record<string, unknown> | undefined, unknown, object> = (
  source,
  args,
  _context,
  { fieldName, returnType },
) => {
  const value = source?.[fieldName];
  if (typeof value === 'function') return (value as (args: object) => unknown)(args);
  return value === undefined ? emptyValue(returnType) : value;
};

function emptyValue(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  const { ofType } = type;
  if (isListType(ofType)) return [];
  if (isEnumType(ofType)) return ofType.getValues()[0]?.value;
  if (!isScalarType(ofType)) return {};
  if (ofType.name === 'Boolean') return false;
  if (['Int', 'Float', 'Money'].includes(ofType.name)) return 0;
  return ofType.name === 'DateTime' ? '2026-01-01T00:00:00.000Z' : '';
}
