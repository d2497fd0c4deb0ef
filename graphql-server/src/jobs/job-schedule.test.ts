import { expect, test } from 'vitest';
import { queryClient } from '../db/query-client.ts';
import { describeShop } from '../test/describe-shop.ts';
import { JobRunEntity } from './job-run.entity.ts';
import { JobSchedule } from './job-schedule.ts';

const shop = describeShop();
const HOUR = 3_600_000;

test('one process claims a run, and again after its pause', async () => {
  const [one, other] = [0, 1].map(() => new JobSchedule(queryClient(shop.app.orm)));
  const sweep = { name: 'sweep', everyMs: HOUR };
  const claims = await Promise.all([one?.claim(sweep), other?.claim(sweep)]);
  expect(claims.sort()).toEqual([false, true]);
  expect(await other?.claim({ ...sweep, name: 'polish' })).toBe(true);
  const em = shop.app.orm.em.fork();
  await em.nativeUpdate(JobRunEntity, { name: 'sweep' }, { dueAt: new Date(Date.now() - 1000) });
  expect(await other?.claim(sweep)).toBe(true);
  expect(await one?.claim(sweep)).toBe(false);
});
