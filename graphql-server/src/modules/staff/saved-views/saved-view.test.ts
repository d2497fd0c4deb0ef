import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CreateSavedView,
  DeleteSavedView,
  ListSavedViews,
  type SavedViewInput,
  type SavedViewList,
  type SavedViewUpdateInput,
  type TypedDocumentString,
  UpdateSavedView,
} from '../../../test/documents.generated.ts';
import type { Loose } from '../../../test/test-client.ts';
import { aStaffMember, type Person } from '../../../test/users.ts';
import { readEntries } from '../../audit/audit.fixtures.ts';
import { SavedViewEntity } from './saved-view.entity.ts';

const shop = describeShop();
let manager: Person;
let clerk: Person;
let viewer: Person;

beforeAll(async () => {
  manager = await aStaffMember(shop, 'MANAGER');
  clerk = await aStaffMember(shop, 'ORDER_CLERK');
  viewer = await aStaffMember(shop, 'VIEWER');
});
beforeEach(async () => {
  await shop.app.orm.em.fork().nativeDelete(SavedViewEntity, {});
});

/** @returns the payload, or the error code */
async function run<Payload, Variables>(
  { token }: Person,
  document: TypedDocumentString<{ payload: Payload }, Variables>,
  variables: Loose<Variables>,
): Promise<Payload | string> {
  const { data, errors } = await shop.client.graphql(document, variables, token);
  return data?.payload ?? String(errors[0]?.extensions.code);
}

async function save(by: Person, input: SavedViewInput) {
  const payload = await run(by, CreateSavedView, { input });
  if (typeof payload === 'string' || !payload.savedView) throw new Error(JSON.stringify(payload));
  return payload.savedView;
}

async function seenBy({ token }: Person, list: SavedViewList = 'ORDERS'): Promise<string[]> {
  const { savedViews } = await shop.client.data(ListSavedViews, { list }, token);
  return savedViews.map(({ name, query, isShared }) => `${name} ${query}${isShared ? ' shared' : ''}`);
}

const failure = (code: string, field: string[]) => ({ userErrors: [{ code, field }] });

describe('saved views', () => {
  test('are personal, or shared with all staff', async () => {
    await save(clerk, {
      list: 'ORDERS',
      name: ' To send ',
      query: '?view=x&sending=open&columns=date%2Ctotal',
    });
    await save(clerk, { list: 'ORDERS', name: 'Gifts', query: 'tag=gift', isShared: true });
    await save(viewer, { list: 'ORDERS', name: 'To send', query: '' });
    await save(viewer, { list: 'PRODUCTS', name: 'Low', query: 'stock=low' });
    expect(await seenBy(clerk)).toEqual([
      'Gifts tag=gift shared',
      'To send sending=open&columns=date%2Ctotal',
    ]);
    expect(await seenBy(viewer)).toEqual(['Gifts tag=gift shared', 'To send ']);
    expect(await seenBy(manager)).toEqual(['Gifts tag=gift shared']);
  });

  test('are renamed, overwritten, shared, unshared and deleted', async () => {
    const { id } = await save(clerk, { list: 'ORDERS', name: 'Gifts', query: 'tag=gift' });
    const update = (by: Person, input: SavedViewUpdateInput) => run(by, UpdateSavedView, { id, input });
    await update(clerk, { name: 'Presents' });
    await update(clerk, { query: 'tag=present' });
    expect(await seenBy(clerk)).toEqual(['Presents tag=present']);
    await update(clerk, { isShared: true });
    expect(await seenBy(manager)).toEqual(['Presents tag=present shared']);
    await update(manager, { isShared: false });
    expect([await seenBy(clerk), await seenBy(manager)]).toEqual([[], ['Presents tag=present']]);
    expect(await run(manager, DeleteSavedView, { id })).toMatchObject({
      savedViewId: id,
    });
    expect(await seenBy(manager)).toEqual([]);
  });

  test('are hidden from others, and read-only without permission if shared', async () => {
    const own = await save(clerk, { list: 'ORDERS', name: 'Own', query: '' });
    const shared = await save(clerk, { list: 'ORDERS', name: 'Shared', query: '', isShared: true });
    const rename = (by: Person, { id }: { id: string }) =>
      run(by, UpdateSavedView, { id, input: { name: 'Mine' } });
    expect(await rename(manager, own)).toMatchObject(failure('NOT_FOUND', ['id']));
    expect(await rename(viewer, shared)).toBe('FORBIDDEN');
    expect(await run(viewer, DeleteSavedView, { id: shared.id })).toBe('FORBIDDEN');
    const mine = await save(viewer, { list: 'ORDERS', name: 'Mine', query: '' });
    expect(await run(viewer, UpdateSavedView, { id: mine.id, input: { isShared: true } })).toBe('FORBIDDEN');
  });

  test('require permission to see their list', async () => {
    const editor = await aStaffMember(shop, 'CATALOGUE_EDITOR');
    const shared = await save(clerk, { list: 'CUSTOMERS', name: 'VIP', query: 'tag=vip', isShared: true });
    expect(await seenBy(editor, 'CUSTOMERS')).toEqual([]);
    expect(await run(editor, CreateSavedView, { input: { list: 'CUSTOMERS', name: 'VIP', query: '' } })).toBe(
      'FORBIDDEN',
    );
    expect(await run(editor, DeleteSavedView, { id: shared.id })).toMatchObject(failure('NOT_FOUND', ['id']));
  });

  test.each([
    ['no name', { name: ' ', query: '' }, failure('REQUIRED', ['input', 'name'])],
    ['a long name', { name: 'x'.repeat(41), query: '' }, failure('INVALID_VALUE', ['input', 'name'])],
    [
      'a long search',
      { name: 'Long', query: `q=${'x'.repeat(1000)}` },
      failure('INVALID_VALUE', ['input', 'query']),
    ],
    ['a name twice', { name: 'GIFTS', query: '' }, failure('INVALID_VALUE', ['input', 'name'])],
  ])('are validated: %s', async (_, input, expected) => {
    await save(clerk, { list: 'ORDERS', name: 'Gifts', query: '' });
    expect(await run(clerk, CreateSavedView, { input: { list: 'ORDERS', ...input } })).toMatchObject(
      expected,
    );
  });

  test('are limited to 20 of each kind', async () => {
    for (let count = 1; count <= 20; count++)
      await save(clerk, { list: 'ORDERS', name: String(count), query: '' });
    expect(
      await run(clerk, CreateSavedView, { input: { list: 'ORDERS', name: '21', query: '' } }),
    ).toMatchObject(failure('INVALID_VALUE', ['input']));
    const shared = await save(clerk, { list: 'ORDERS', name: '21', query: '', isShared: true });
    expect(await run(clerk, UpdateSavedView, { id: shared.id, input: { isShared: false } })).toMatchObject(
      failure('INVALID_VALUE', ['input']),
    );
  });

  test('are in the audit log, without their search text', async () => {
    await save(clerk, { list: 'CUSTOMERS', name: 'Late payers', query: 'q=lovelace' });
    const [entry] = await readEntries(shop, manager);
    expect(entry).toMatchObject({ action: 'CREATED', subject: 'SAVED_VIEW', subjectName: 'Late payers' });
    expect(JSON.stringify(entry)).not.toContain('lovelace');
  });
});
