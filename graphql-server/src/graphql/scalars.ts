import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isLocalDate, type LocalDate as Day } from '../shared/time/local-date.ts';
import { MAX_AMOUNT } from '../shared/money/money.ts';

/** An amount in minor units; the type of the scalar's values. */
export type Money = number;

/** Accepts only integers, up to the largest amount the shop can handle. */
export const Money = new GraphQLScalarType<Money, number>({
  name: 'Money',
  serialize: toAnyAmount,
  parseValue: toAmount,
  parseLiteral(node) {
    if (node.kind !== Kind.INT)
      throw new GraphQLError('Money is an integer number of minor units', { nodes: node });
    return toAmount(Number(node.value));
  },
});

const FIRST_DATE = Date.parse('0001-01-01T00:00:00Z');
const LAST_DATE = Date.parse('9999-12-31T23:59:59.999Z');

/** An instant; the type of the scalar's values. */
export type DateTime = Date;

/** ISO 8601 in UTC in requests and responses. */
export const DateTime = new GraphQLScalarType<DateTime, string>({
  name: 'DateTime',
  serialize(value) {
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError('DateTime can only be made of a Date');
  },
  parseValue: toDate,
  parseLiteral(node) {
    if (node.kind !== Kind.STRING) throw new GraphQLError('DateTime is a string', { nodes: node });
    return toDate(node.value);
  },
});

/** A day, `YYYY-MM-DD`; the type of the scalar's values. */
export type LocalDate = Day;

/** ISO 8601 in requests and responses; rejects days that do not exist. */
export const LocalDate = new GraphQLScalarType<LocalDate, string>({
  name: 'LocalDate',
  serialize: toDay,
  parseValue: toDay,
  parseLiteral(node) {
    if (node.kind !== Kind.STRING) throw new GraphQLError('LocalDate is a string', { nodes: node });
    return toDay(node.value);
  },
});

/** A full cart may exceed the maximum of an order; it must still be shown. */
function toAnyAmount(value: unknown): number {
  if (Number.isSafeInteger(value)) return Number(value);
  throw new GraphQLError('Money is an integer number of minor units');
}

function toAmount(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= MAX_AMOUNT) return value;
  throw new GraphQLError('Money is an integer number of minor units');
}

function toDate(value: unknown): Date {
  const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN);
  const time = date.getTime();
  // The range that the database and other programs support.
  if (!(time >= FIRST_DATE && time <= LAST_DATE)) {
    throw new GraphQLError('DateTime is an ISO 8601 date and time of the years 1 to 9999');
  }
  return date;
}

function toDay(value: unknown): LocalDate {
  if (typeof value === 'string' && isLocalDate(value)) return value;
  throw new GraphQLError('LocalDate is a day of the calendar: YYYY-MM-DD');
}
