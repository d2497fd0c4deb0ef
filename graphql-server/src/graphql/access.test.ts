import { beforeAll, describe, expect, test } from 'vitest';
import type { GraphQLField, GraphQLInputType } from 'graphql';
import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  isObjectType,
  getNamedType,
} from 'graphql';
import { aCustomer, anAdmin } from '../test/users.ts';
import { describeShop } from '../test/describe-shop.ts';
import { buildOwnSchema, buildServedSchema } from './build-schema.ts';
import { composition } from '../modules.ts';

const served = buildServedSchema(composition.resolvers);
const own = buildOwnSchema(composition.resolvers);

const fields = [
  ...Object.values(served.getQueryType()?.getFields() ?? {}).map((field) => ({ operation: 'query', field })),
  ...Object.values(served.getMutationType()?.getFields() ?? {}).map((field) => ({
    operation: 'mutation',
    field,
  })),
];

function audiencesOf(operation: string, name: string): string[] {
  const root = operation === 'query' ? own.getQueryType() : own.getMutationType();
  const audiences: unknown = root?.getFields()[name]?.extensions['audiences'];
  return Array.isArray(audiences) ? audiences.map(String) : [];
}

/** The smallest value of a type, so that a call passes validation and reaches its guard. */
function anyValue(type: GraphQLInputType): string {
  if (type instanceof GraphQLNonNull) return anyValue(type.ofType);
  if (type instanceof GraphQLList) return '[]';
  if (type instanceof GraphQLEnumType) return type.getValues()[0]?.name ?? '';
  if (type instanceof GraphQLInputObjectType) {
    const required = Object.values(type.getFields()).filter((field) => field.type instanceof GraphQLNonNull);
    return `{ ${required.map((field) => `${field.name}: ${anyValue(field.type)}`).join(', ')} }`;
  }
  const values = { Int: '1', Money: '1', Boolean: 'true', DateTime: '"2030-01-01T00:00:00Z"' };
  return Object.hasOwn(values, type.name) ? values[type.name as keyof typeof values] : '"none"';
}

function documentFor(operation: string, field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter((arg) => arg.type instanceof GraphQLNonNull);
  const args = required.map((arg) => `${arg.name}: ${anyValue(arg.type)}`).join(', ');
  const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
  return `${operation} { ${field.name}${args && `(${args})`} ${selection} }`;
}

describe('default deny', () => {
  const shop = describeShop();
  let customer: string;
  let admin: string;

  beforeAll(async () => {
    customer = (await aCustomer(shop)).token;
    admin = (await anAdmin(shop)).token;
  });

  test.each(fields)('$operation $field.name declares who may call it', ({ operation, field }) => {
    expect(audiencesOf(operation, field.name)).not.toEqual([]);
  });

  const guarded = fields.filter(
    ({ operation, field }) =>
      !audiencesOf(operation, field.name).some((each) => each === 'PUBLIC' || each === 'PEOPLE'),
  );

  test.each(guarded)('$operation $field.name rejects a visitor', async ({ operation, field }) => {
    const { errors } = await shop.client.graphql(documentFor(operation, field));
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test.each(guarded)('$operation $field.name rejects the wrong role', async ({ operation, field }) => {
    const audiences = audiencesOf(operation, field.name);
    // Any signed-in user, or customers and some staff.
    if (audiences.includes('SIGNED_IN') || audiences.length === 2) return;
    const token = audiences[0] === 'CUSTOMER' ? admin : customer;
    const { errors } = await shop.client.graphql(documentFor(operation, field), {}, token);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
