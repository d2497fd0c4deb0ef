import { readFileSync } from 'node:fs';
import { BreakingChangeType, buildSchema, findBreakingChanges } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildOwnSchema, buildServedSchema, contractFile } from './build-schema.ts';
import { composition } from '../modules.ts';

const contract = buildSchema(readFileSync(contractFile, 'utf8'));
/** The contract of the last release; see CONTRIBUTING. A copy, because a shallow clone has no tags. */
const released = buildSchema(readFileSync(new URL('released.graphql', import.meta.url), 'utf8'));

describe('the contract', () => {
  test('has no field that the resolvers lack', () => {
    const lacking = findBreakingChanges(contract, buildOwnSchema(composition.resolvers));
    // Only the contract has directives.
    expect(lacking.filter(({ type }) => type !== BreakingChangeType.DIRECTIVE_REMOVED)).toEqual([]);
  });

  test('has every field that the resolvers have', () => {
    expect(findBreakingChanges(buildOwnSchema(composition.resolvers), contract)).toEqual([]);
  });

  test('is compatible with the last release', () => {
    expect(findBreakingChanges(released, contract).map(({ description }) => description)).toEqual([]);
  });

  test('declares the sources of subscriptions', () => {
    expect(contract.getSubscriptionType()?.name).toBe('Subscription');
  });

  test('is served word for word', () => {
    const description = buildServedSchema(composition.resolvers).getQueryType()?.getFields()[
      'products'
    ]?.description;
    expect(description).toBe(contract.getQueryType()?.getFields()['products']?.description);
  });

  test('has an implementation of every root field', () => {
    const served = buildServedSchema(composition.resolvers);
    for (const root of [served.getQueryType(), served.getMutationType()]) {
      for (const field of Object.values(root?.getFields() ?? {})) {
        expect(field.resolve, `${root?.name}.${field.name}`).toBeTypeOf('function');
      }
    }
  });
});
