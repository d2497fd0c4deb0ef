import { describe, expect, test } from 'vitest';
import { composition } from '../modules.ts';
import { buildOwnSchema, buildServedSchema } from './build-schema.ts';

/**
 * The contract's sentence on who may call a root field: the only documentation of access for readers of the
 * contract.
 */
const sentences: Record<string, string> = {
  PUBLIC: 'Public',
  PEOPLE: 'Public, except for API keys',
  SIGNED_IN: 'For customers and staff',
  CUSTOMER: 'For customers',
  'CUSTOMER GUEST': 'For customers and guests',
  STAFF: 'For staff',
  STAFF_OR_KEY: 'For staff and API keys',
};

/** The sentence for a guard's audiences, without its period. */
function sentenceFor(audiences: readonly string[]): string {
  const sentence = sentences[audiences.toSorted().join(' ')];
  if (sentence) return sentence;
  const inPerson = audiences.every((audience) => audience.startsWith('STAFF with '));
  const permissions = audiences
    .filter((audience) => audience.includes(':'))
    .map((audience) => audience.replace('STAFF with ', '').replace(':', '_').toUpperCase());
  const needs = `Needs ${permissions.join(', ').replace(/, (?=[A-Z_]+$)/, ' or ')}`;
  if (inPerson) return `${needs} as a member of staff`;
  return permissions.length === audiences.length ? needs : `For customers, or with ${permissions.join()}`;
}

/** All such sentences in a description, without any additions. */
const saidIn = (description: string) =>
  description
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?])\s/)
    .filter((sentence) =>
      /^(Public\b|For (customers|staff|visitors|guests)\b|Customers\b|Needs\b)/.test(sentence),
    )
    .map((sentence) => sentence.replace(/\.$/, '').replace(/, and .*/, ''));

const own = buildOwnSchema(composition.resolvers);
const served = buildServedSchema(composition.resolvers);

describe.each(['Query', 'Mutation', 'Subscription'])('the description of each field of %s', (root) => {
  const guards = own.getTypeMap()[root] as ReturnType<typeof own.getQueryType>;
  const contract = served.getTypeMap()[root] as ReturnType<typeof own.getQueryType>;

  test('says in one sentence who may call it, like its guard', () => {
    const wrong = Object.entries(guards?.getFields() ?? {}).flatMap(([name, { extensions }]) => {
      const expected = sentenceFor(extensions['audiences'] as string[]);
      const said = saidIn(contract?.getFields()[name]?.description ?? '');
      return said.length === 1 && said[0] === expected
        ? []
        : [`${name}: ${said.join(' | ')} -> ${expected}.`];
    });
    expect(wrong).toEqual([]);
  });
});
