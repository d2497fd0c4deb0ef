import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import {
  CreateSavedView,
  CreateSearchSynonym,
  DeleteSavedView,
  DeleteSearchSynonym,
  type SavedViewUpdateInput,
  type TypedDocumentString,
  UpdateSavedView,
  UpdateSearchSynonym,
} from '../../test/documents.generated.ts';
import type { Loose } from '../../test/test-client.ts';
import { aStaffMember, type Person } from '../../test/users.ts';
import { followEvents } from './events.fixtures.ts';

const shop = describeShop();
const { listen, publish, read } = followEvents(shop);
let owner: Person;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
});

const run = <Payload, Variables>(
  document: TypedDocumentString<{ payload: Payload }, Variables>,
  variables: Loose<Variables>,
) => shop.client.payload(document, variables, owner.token);

test('staff get events of search words, and of saved views that are or were shared', async () => {
  await publish();
  const screen = await listen(owner);
  await screen.next();
  const created = await run(CreateSearchSynonym, { input: { words: ['pouffe', 'ottoman'] } });
  const id = created.searchSynonym?.id ?? '';
  await publish();
  expect(await read(screen, 1)).toEqual([['SEARCH_SYNONYM_CHANGED', id, owner.userId]]);
  await run(UpdateSearchSynonym, { id, input: { words: ['pouffe', 'hassock'] } });
  await publish();
  expect(await read(screen, 1)).toEqual([['SEARCH_SYNONYM_CHANGED', id, owner.userId]]);
  await run(DeleteSearchSynonym, { id });
  await publish();
  expect(await read(screen, 1)).toEqual([['SEARCH_SYNONYM_CHANGED', id, owner.userId]]);

  const { savedView } = await run(CreateSavedView, { input: { list: 'ORDERS', name: 'Mine', query: '' } });
  const view = savedView?.id ?? '';
  const update = async (input: SavedViewUpdateInput) => {
    await run(UpdateSavedView, { id: view, input });
    await publish();
  };
  await update({ name: 'Still mine' });
  await update({ isShared: true });
  expect(await read(screen, 1)).toEqual([['SAVED_VIEW_CHANGED', view, owner.userId]]);
  await update({ query: 'q=gift' });
  expect(await read(screen, 1)).toEqual([['SAVED_VIEW_CHANGED', view, owner.userId]]);
  await update({ isShared: false });
  expect(await read(screen, 1)).toEqual([['SAVED_VIEW_CHANGED', view, owner.userId]]);

  await run(DeleteSavedView, { id: view });
  await run(CreateSavedView, { input: { list: 'ORDERS', name: 'Ours', query: '', isShared: true } });
  await publish();
  const [last] = (await screen.next()).shopEvents.events;
  expect(last).toMatchObject({ kind: 'SAVED_VIEW_CHANGED', subjectName: '' });
  expect(last?.subjectId).not.toBe(view);
});
