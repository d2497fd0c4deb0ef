import { expect, test } from 'vitest';
import { testPassword } from '../../test/users.ts';
import { describeShop } from '../../test/describe-shop.ts';

const shop = describeShop();

/** Makes the database reject every new session while `work` runs. */
async function withoutSessions<Result>(work: () => Promise<Result>): Promise<Result> {
  const em = shop.app.orm.em.fork();
  await em.execute(
    `create function reject_session() returns trigger language plpgsql as $$ begin raise exception 'no session'; end $$`,
  );
  await em.execute('create trigger refuse before insert on sessions execute function reject_session()');
  try {
    return await work();
  } finally {
    await em.execute('drop function reject_session() cascade');
  }
}

const signUps = [
  ['/signup', () => ({})],
  ['/adminSignup', () => ({ adminSecret: shop.config.adminSecret })],
] as const;

test.each(signUps)('%s leaves nothing when its last step fails', async (path, extra) => {
  const email = `half${path.slice(1)}@test.example`.toLowerCase();
  const signUp = () =>
    shop.client.rest(`/api${path}`, {
      method: 'POST',
      body: { name: 'Ada Lovelace', email, password: testPassword, ...extra() },
    });
  expect((await withoutSessions(signUp)).status).toBe(500);
  const rows = await shop.app.orm.em.fork().execute('select id from users where email = ?', [email]);
  expect(rows).toEqual([]);
  expect((await signUp()).status).toBe(200);
});
