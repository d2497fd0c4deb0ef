import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { MINUTE } from '../../../shared/time/duration.ts';
import { nextTry } from './request-refunds.ts';

const shop = describeShop();

test.each([
  [0, 1],
  [1, 2],
  [2, 4],
  [8, 256],
  [9, 360],
  [2000, 360],
])('after %i tries a refund waits for %i minutes', async (tries, minutes) => {
  const now = new Date('2026-11-21T09:00:00Z');
  const db = shop.app.orm.em.fork().getKysely();
  const { rows } = await sql<{ next: string }>`
    select ${nextTry(now)} as next from (values (${tries}::int)) as refunds (tries)`.execute(db);
  expect(rows.map(({ next }) => Date.parse(next) - now.getTime())).toEqual([minutes * MINUTE]);
});
