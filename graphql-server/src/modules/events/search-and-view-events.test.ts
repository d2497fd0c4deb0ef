import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { aStaffMember, type Person } from '../../test/users.ts';
import { followEvents } from './events.fixtures.ts';

const shop = describeShop();
const { listen, publish, read } = followEvents(shop);
let owner: Person;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
});

const call = (mutation: string, selection: string) =>
  shop.client.data<Record<string, Record<string, { id: string }>>>(
    `mutation { ${mutation} { ${selection} userErrors { code } } }`,
    {},
    owner.token,
  );

test('staff get events of search words, and of saved views that are or were shared', async () => {
  await publish();
  const screen = await listen(owner);
  await screen.next();
  const { searchSynonymCreate } = await call(
    'searchSynonymCreate(input: { words: ["pouffe", "ottoman"] })',
    'searchSynonym { id }',
  );
  const words = searchSynonymCreate?.['searchSynonym']?.id ?? '';
  await publish();
  expect(await read(screen, 1)).toEqual([['SEARCH_SYNONYM_CHANGED', words, owner.userId]]);
  await call(`searchSynonymUpdate(id: "${words}", input: { words: ["pouffe", "hassock"] })`, '__typename');
  await publish();
  expect(await read(screen, 1)).toEqual([['SEARCH_SYNONYM_CHANGED', words, owner.userId]]);
  await call(`searchSynonymDelete(id: "${words}")`, 'searchSynonymId');
  await publish();
  expect(await read(screen, 1)).toEqual([['SEARCH_SYNONYM_CHANGED', words, owner.userId]]);

  const { savedViewCreate } = await call(
    'savedViewCreate(input: { list: ORDERS, name: "Mine", query: "" })',
    'savedView { id }',
  );
  const view = savedViewCreate?.['savedView']?.id ?? '';
  const update = async (input: string) => {
    await call(`savedViewUpdate(id: "${view}", input: { ${input} })`, '__typename');
    await publish();
  };
  await update('name: "Still mine"');
  await update('isShared: true');
  expect(await read(screen, 1)).toEqual([['SAVED_VIEW_CHANGED', view, owner.userId]]);
  await update('query: "q=gift"');
  expect(await read(screen, 1)).toEqual([['SAVED_VIEW_CHANGED', view, owner.userId]]);
  await update('isShared: false');
  expect(await read(screen, 1)).toEqual([['SAVED_VIEW_CHANGED', view, owner.userId]]);

  await call(`savedViewDelete(id: "${view}")`, 'savedViewId');
  await call(
    'savedViewCreate(input: { list: ORDERS, name: "Ours", query: "", isShared: true })',
    '__typename',
  );
  await publish();
  const [last] = (await screen.next()).shopEvents.events;
  expect(last).toMatchObject({ kind: 'SAVED_VIEW_CHANGED', subjectName: '' });
  expect(last?.subjectId).not.toBe(view);
});
