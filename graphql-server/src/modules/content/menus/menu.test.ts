import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CreatePage,
  DeletePage,
  PublishPage,
  ReadMenus,
  ResetMenu,
  UpdateMenu,
  UpdatePage,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anAdmin } from '../../../test/users.ts';
import { MenuEntity } from './menu.entity.ts';

const shop = describeShop();
let admin: string;

beforeAll(async () => {
  ({ token: admin } = await anAdmin(shop));
});

const entry = (label: string, target = '/shop') => ({ link: { label, kind: 'URL', target } as const });
const update = async (entries: object[], expectedVersion: string | null = null) => {
  const input = { title: 'Help', entries } as never;
  return (await shop.client.data(UpdateMenu, { name: 'FOOTER_1', input, expectedVersion }, admin)).payload;
};

test('whether there is an about page follows what is published', async () => {
  const hasAboutPage = async () => (await shop.client.data(ReadMenus, {})).shop.hasAboutPage;
  const input = { title: 'Who we are', handle: 'about' };
  const { page } = (await shop.client.data(CreatePage, { input }, admin)).payload;
  const id = page?.id ?? '';
  expect(await hasAboutPage()).toBe(false);
  await shop.client.data(PublishPage, { id, at: null }, admin);
  expect(await hasAboutPage()).toBe(true);
  await shop.client.data(UpdatePage, { id, input: { handle: 'who-we-are' } }, admin);
  expect(await hasAboutPage()).toBe(false);
  await shop.client.data(UpdatePage, { id, input: { handle: 'about' } }, admin);
  expect(await hasAboutPage()).toBe(true);
  await shop.client.data(DeletePage, { id }, admin);
  expect(await hasAboutPage()).toBe(false);
});

describe('a menu', () => {
  test('is a storefront’s own until staff change it, and again after a reset', async () => {
    expect((await shop.client.data(ReadMenus, {})).menus).toEqual([]);
    await update([entry('Shop'), entry('Mail', 'mailto:tea@example.com')]);
    const { menus } = await shop.client.data(ReadMenus, {});
    expect(menus).toMatchObject([
      {
        name: 'FOOTER_1',
        title: 'Help',
        entries: [{ link: { label: 'Shop', url: '/shop' } }, { link: { url: 'mailto:tea@example.com' } }],
      },
    ]);
    await shop.client.data(ResetMenu, { name: 'FOOTER_1' }, admin);
    expect((await shop.client.data(ReadMenus, {})).menus).toEqual([]);
  });

  test('that another process changed is shown within a second, and edited at once', async () => {
    await update([entry('Former')]);
    const entries = [{ id: newId(), ...entry('Latest') }];
    await shop.app.orm.em.fork().nativeUpdate(MenuEntity, { name: 'FOOTER_1' }, { entries });
    const first = async (token?: string) =>
      (await shop.client.data(ReadMenus, {}, token)).menus[0]?.entries[0]?.link.label;
    expect(await first(admin)).toBe('Latest');
    await shop.app.jobs.run('current-content');
    expect(await first()).toBe('Latest');
  });

  test('keeps the ids of its entries when they move', async () => {
    const { menu } = await update([entry('One'), entry('Two')]);
    const [one, two] = menu?.entries ?? [];
    const moved = await update([
      { id: two?.id, ...entry('Two') },
      { id: one?.id, ...entry('One') },
    ]);
    expect(moved.menu?.entries.map(({ id }) => id)).toEqual([two?.id, one?.id]);
  });

  test('leads nowhere where nothing is', async () => {
    const id = await aProduct(shop.app.orm.em.fork(), { title: 'Rooibos' });
    await update([
      { link: { label: 'Rooibos', kind: 'PRODUCT', target: id } },
      { link: { label: 'Gone', kind: 'COLLECTION', target: newId() } },
    ]);
    const { menus } = await shop.client.data(ReadMenus, {});
    expect(menus[0]?.entries.map(({ link }) => link.url)).toEqual([expect.stringMatching(/^\/shop\//), null]);
  });

  test('is not overwritten by somebody who edited an earlier version', async () => {
    const { menu } = await update([entry('One')]);
    await update([entry('Two')], menu?.version);
    expect((await update([entry('Three')], menu?.version)).userErrors).toMatchObject([
      { code: 'VERSION_CHANGED' },
    ]);
  });

  test.each([
    [[entry('')], ['input', 'entries', '0', 'link', 'label']],
    [[entry('Script', 'javascript:alert(1)')], ['input', 'entries', '0', 'link', 'target']],
    [Array.from({ length: 21 }, () => entry('Many')), ['input', 'entries']],
  ])('with %j is rejected', async (entries, field) => {
    expect((await update(entries)).userErrors).toMatchObject([{ field }]);
  });
});
