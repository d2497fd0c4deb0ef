import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeShop } from '../test/describe-shop.ts';
import type { EntityManager } from './database.ts';
import { unseenArray } from './unseen-array.ts';

const shop = describeShop();

/** A table as large as a catalogue. */
const THINGS = `create temporary table things on commit drop as
  select md5(n::text)::uuid as id from generate_series(1, 20000) n;
  alter table things add primary key (id); analyze things`;

/** How often PostgreSQL planned a statement that reads one row, in 20 runs. */
async function plansOf(em: EntityManager, name: string, ids: string): Promise<number> {
  await em.execute(`prepare ${name} (uuid[]) as select id from things where id = any(${ids})`);
  for (let run = 1; run <= 20; run += 1) {
    const rows = await em.execute<unknown[]>(`execute ${name} (array[md5('${run}')]::uuid[])`);
    expect(rows).toHaveLength(1);
  }
  const [statement] = await em.execute<{ plans: number }[]>(
    `select custom_plans::int as plans from pg_prepared_statements where name = '${name}'`,
  );
  await em.execute(`deallocate ${name}`);
  return statement?.plans ?? 0;
}

test('a statement with an unseen array is planned once for all, after the five times that PostgreSQL tries', async () => {
  await shop.app.orm.em.fork().transactional(async (em) => {
    for (const statement of THINGS.split(';')) await em.execute(statement);
    expect(await plansOf(em, 'seen', '$1')).toBe(20);
    const unseen = unseenArray([], 'uuid').compile(em.getKysely()).sql;
    expect(await plansOf(em, 'unseen', unseen)).toBe(5);
  });
});

test('an unseen array has the given elements', async () => {
  const db = shop.app.orm.em.fork().getKysely();
  const texts = ['a', '', `it's {"x"}, \\`];
  const { rows } = await sql`select ${unseenArray(texts, 'text')} as texts`.execute(db);
  expect(rows).toEqual([{ texts }]);
});
