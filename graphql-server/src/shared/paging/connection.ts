import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { RequestError } from '../../errors.ts';
import { message } from '../messages/message.ts';

/** The requested part of a list: GraphQL's `first` and `after`. */
export interface PageRequest {
  /** How many rows, 1 to 100. */
  first: number;
  /** The cursor to continue after; null for the beginning. */
  after: Cursor | null;
}

/** A position in a sorted list: the sort key and id of the last row seen. */
export interface Cursor {
  key: string | number;
  id: string;
}

/** A page of a list, in the shape of a GraphQL connection without its count. */
export interface Connection<Node> {
  nodes: Node[];
  edges: { cursor: string; node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The maximum number of rows per page. */
export const MAX_PAGE = 100;

/**
 * How many rows a statement reads for a page: one more, which shows whether there is a next page. It is
 * literal text of the statement, because the database assumes a tenth of all rows for an unknown limit.
 */
export function rowsToRead({ first }: PageRequest): RawBuilder<number> {
  return sql.lit(first + 1);
}

/** The largest number in a column of type integer. */
const MAX_INTEGER = 2_147_483_647;

const cursorSchema = z.tuple([z.union([z.string(), z.number()]), z.uuid()]);

/**
 * Validates a caller's page arguments.
 * @throws RequestError BAD_REQUEST for a page size out of range or an invalid cursor
 */
export function toPageRequest(first: number, after: string | null | undefined): PageRequest {
  assertFirst(first, MAX_PAGE);
  return { first, after: after ? decodeCursor(after) : null };
}

/** Validates the requested number of rows. @throws RequestError BAD_REQUEST for none, or more than `max` */
export function assertFirst(first: number, max: number): void {
  if (first < 1 || first > max) {
    throw new RequestError('BAD_REQUEST', message('request.firstOutOfRange', { max }));
  }
}

/**
 * The key of a cursor in a list sorted by time, as ISO 8601. Callers can forge cursors.
 * @throws RequestError BAD_REQUEST for a cursor that does not belong to such a list
 */
export function momentOf({ key }: Cursor): string {
  const moment = new Date(typeof key === 'string' && /^\d{4}-/.test(key) ? key : Number.NaN);
  if (!(moment.getTime() > 0)) throw foreignCursor();
  return moment.toISOString();
}

/** The key of a cursor in a list sorted by a number. @throws RequestError BAD_REQUEST as `momentOf` does */
export function numberOf({ key }: Cursor): number {
  const number = typeof key === 'number' || /^\d+(\.\d+)?$/.test(key) ? Number(key) : Number.NaN;
  if (!(Math.abs(number) <= MAX_INTEGER)) throw foreignCursor();
  return number;
}

/** Like `numberOf`, for an integer column, whose index PostgreSQL can only use to compare integers. */
export function integerOf(cursor: Cursor): number {
  const number = numberOf(cursor);
  if (!Number.isInteger(number)) throw foreignCursor();
  return number;
}

/** The key of a cursor in a list sorted by text. @throws RequestError BAD_REQUEST as `momentOf` does */
export function textOf({ key }: Cursor): string {
  if (typeof key !== 'string' || key.includes('\0') || !key.isWellFormed()) throw foreignCursor();
  return key;
}

function foreignCursor(): RequestError {
  return new RequestError('BAD_REQUEST', message('request.afterInvalid'));
}

/**
 * Makes a page of rows; one more row than requested must have been read, to show whether there is a next
 * page.
 */
export function toConnection<Row extends { id: string }, Node>(
  rows: Row[],
  first: number,
  keyOf: (row: Row) => Cursor['key'],
  toNode: (row: Row) => Node,
): Connection<Node> {
  const edges = rows.slice(0, first).map((row) => ({
    cursor: encodeCursor({ key: keyOf(row), id: row.id }),
    node: toNode(row),
  }));
  return {
    nodes: edges.map((edge) => edge.node),
    edges,
    pageInfo: { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null },
  };
}

function encodeCursor({ key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

function decodeCursor(text: string): Cursor {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success) throw foreignCursor();
  const [key, id] = parsed.data;
  return { key, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
