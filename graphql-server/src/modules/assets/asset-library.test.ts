import { beforeAll, expect, test } from 'vitest';
import { DAY } from '../../shared/time/duration.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  type AssetInput,
  CreateCategory,
  CreateCollection,
  CreatePage,
  CreateStaffRole,
  DeleteAsset,
  ListAssets,
  PublishPage,
  ReadAsset,
  ReadAuditEntries,
  ReadLegalPages,
  ReadPage,
  ReadPicturesOfProduct,
  ReplaceAsset,
  SaveLegalTexts,
  UpdateAsset,
  UpdateGeneralSettings,
  UpdateProduct,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { aPicture, uploadAsset } from '../../test/pictures.ts';
import { aStaffMember, anAdmin } from '../../test/users.ts';
import { followEvents } from '../events/events.fixtures.ts';

const shop = describeShop();
const { listen, publish, read: nextEvents } = followEvents(shop);
let admin: string;
let size = 20;

beforeAll(async () => {
  ({ token: admin } = await anAdmin(shop));
});

/** A picture that nothing uses yet. */
async function anAsset(): Promise<string> {
  const picture = await aPicture('teal', (size += 1), 20)
    .png()
    .toBuffer();
  return (await uploadAsset(shop.client, admin, picture)).body._id;
}

async function aProductWith(assetId: string, title: string): Promise<string> {
  const id = await aProduct(shop.app.orm.em.fork(), { title });
  const variables = { id, input: { pictures: [{ assetId, alt: `A ${title}` }] } };
  expect((await shop.client.payload(UpdateProduct, variables, admin)).userErrors).toEqual([]);
  return id;
}

const list = async (variables: object) => (await shop.client.data(ListAssets, variables, admin)).assets;
const ids = async (variables: object) => (await list(variables)).nodes.map(({ id }) => id);
const read = async (id: string) => (await shop.client.data(ReadAsset, { id }, admin)).asset;
const replace = (id: string, replacementId: string) =>
  shop.client.payload(ReplaceAsset, { id, replacementId }, admin);

test('the library says of each picture what it is and where it is used', async () => {
  const asset = await anAsset();
  const product = await aProductWith(asset, 'Teapot');
  await shop.client.payload(UpdateGeneralSettings, { input: { logo: { assetId: asset, alt: 'Us' } } }, admin);
  expect(await read(asset)).toEqual({
    id: asset,
    name: 'product.png',
    alt: '',
    size: expect.any(Number) as unknown,
    isKept: false,
    version: '0',
    image: { url: expect.stringContaining('/assets/') as unknown, width: size, height: 20, alt: '' },
    uses: [
      { kind: 'PRODUCT', id: product, name: 'Teapot' },
      { kind: 'SETTINGS', id: 'general', name: 'general' },
    ],
  });
});

test('pictures are found by file name, description, and what shows them; unused ones by a filter', async () => {
  const [shown, unused] = [await anAsset(), await anAsset()];
  await aProductWith(shown, 'Gaiwan');
  await shop.client.payload(UpdateAsset, { id: unused, input: { alt: 'Steam over a 100% cup' } }, admin);
  expect(await ids({ search: 'GAIWAN' })).toEqual([shown]);
  expect(await ids({ search: 'a 100% c' })).toEqual([unused]);
  expect(await ids({ search: 'a 1_0% c' })).toEqual([]);
  const { nodes } = await list({ isUnused: true, first: 100 });
  expect(nodes.map(({ id }) => id)).toContain(unused);
  expect(nodes.every(({ uses }) => uses.length === 0)).toBe(true);
});

test('who may change nothing but pages uploads a picture, chooses it from the library and shows it', async () => {
  const input = { name: 'Writers', permissions: ['CONTENT_WRITE' as const] };
  const { role } = await shop.client.payload(CreateStaffRole, { input }, admin);
  const { token } = await aStaffMember(shop, role?.id ?? '');
  const picture = await aPicture('teal', (size += 1), 20)
    .png()
    .toBuffer();
  expect((await uploadAsset(shop.client, token, picture)).status).toBe(200);
  const [newest] = (await shop.client.data(ListAssets, { first: 1 }, token)).assets.nodes;
  const sections = [
    { kind: 'IMAGE_WITH_TEXT' as const, title: 'Us', picture: { assetId: newest?.id ?? '', alt: 'Us' } },
  ];
  const { userErrors } = await shop.client.payload(CreatePage, { input: { title: 'Us', sections } }, token);
  expect(userErrors).toEqual([]);
  expect(await read(newest?.id ?? '')).toMatchObject({ image: { width: size }, uses: [{ name: 'Us' }, {}] });
});

test('pages follow one another by cursor, newest first', async () => {
  const [older, newer] = [await anAsset(), await anAsset()];
  const { nodes, pageInfo, totalCount } = await list({ first: 1 });
  expect([nodes[0]?.id, pageInfo.hasNextPage, totalCount >= 2]).toEqual([newer, true, true]);
  expect(await ids({ first: 1, after: pageInfo.endCursor })).toEqual([older]);
});

test('a replaced picture is another one everywhere, with the same descriptions', async () => {
  const [before, after] = [await anAsset(), await anAsset()];
  const product = await aProductWith(before, 'Kettle');
  const picture = { assetId: before, alt: 'Our shop' };
  const sections = [{ kind: 'IMAGE_WITH_TEXT' as const, title: 'Us', picture }];
  const { page } = (await shop.client.data(CreatePage, { input: { title: 'Visit us', sections } }, admin))
    .payload;
  await shop.client.data(PublishPage, { id: page?.id ?? '' }, admin);
  await shop.client.payload(UpdateAsset, { id: before, input: { alt: 'Copper', isKept: true } }, admin);

  expect(await replace(before, after)).toMatchObject({
    asset: { id: after, alt: 'Copper', isKept: true },
    isReversible: true,
    userErrors: [],
  });
  const { url } = (await read(after))?.image ?? {};
  const shown = await shop.client.data(ReadPicturesOfProduct, { id: product }, admin);
  expect(shown.product?.image).toEqual({ assetId: after, url, alt: 'A Kettle' });
  const published = await shop.client.data(ReadPage, { handle: page?.handle ?? '' });
  expect(published.page?.sections[0]?.picture).toMatchObject({ assetId: after, alt: 'Our shop' });
  expect((await read(before))?.uses).toMatchObject([{ kind: 'PAGE_VERSION', name: 'Visit us' }]);

  expect((await replace(after, before)).isReversible).toBe(true);
  expect((await read(after))?.uses).toMatchObject([{ kind: 'PAGE_VERSION' }]);
  expect((await replace(before, before)).userErrors).toMatchObject([{ code: 'INVALID_VALUE' }]);
  const { auditEntries } = await shop.client.data(
    ReadAuditEntries,
    { filter: { subject: 'PRODUCT' } },
    admin,
  );
  expect(JSON.stringify(auditEntries)).toContain(after);
});

test('a picture in a text is shown, used, replaced and not deleted, as any other', async () => {
  const [before, after] = [await anAsset(), await anAsset()];
  const url = async (id: string) => (await read(id))?.image.url ?? '';
  const text = `Our field:\n\n![Rows of *tea*](${await url(before)})`;
  const product = await aProduct(shop.app.orm.em.fork(), { title: 'Sencha' });
  await shop.client.payload(UpdateProduct, { id: product, input: { description: text } }, admin);
  const oolong = { label: 'Oolong', description: text };
  const { category } = await shop.client.payload(CreateCategory, { input: oolong }, admin);
  const spring = { title: 'Spring', kind: 'MANUAL' as const, description: text };
  await shop.client.payload(CreateCollection, { input: spring }, admin);
  await shop.client.payload(SaveLegalTexts, { input: { terms: text } }, admin);
  const sections = [{ kind: 'RICH_TEXT' as const, title: 'Field', text }];
  const { page } = await shop.client.payload(CreatePage, { input: { title: 'Field', sections } }, admin);
  expect(category?.descriptionHtml).toContain(`<img src="${await url(before)}"`);
  const used = [
    { kind: 'CATEGORY', name: 'Oolong' },
    { kind: 'COLLECTION', name: 'Spring' },
    { kind: 'PAGE', id: page?.id },
    { kind: 'PRODUCT', id: product },
    { kind: 'SETTINGS', name: 'legal' },
  ];
  const shown = (uses: { kind: string }[] = []) => uses.filter(({ kind }) => kind !== 'PAGE_VERSION');
  expect(shown((await read(before))?.uses)).toMatchObject(used);
  expect(await ids({ search: 'oolong' })).toEqual([before]);
  expect((await shop.client.payload(DeleteAsset, { id: before }, admin)).userErrors).toMatchObject([
    { code: 'ASSET_IN_USE' },
  ]);

  expect((await replace(before, after)).isReversible).toBe(true);
  expect(shown((await read(before))?.uses)).toEqual([]);
  expect(shown((await read(after))?.uses)).toMatchObject(used);
  await shop.app.jobs.run('settings');
  const { terms } = await shop.client.data(ReadLegalPages, {});
  expect(terms?.html).toMatch(`<img src="${await url(after)}"`);
  expect(terms?.html).toContain('alt="Rows of tea"');
  const em = shop.app.orm.em.fork();
  expect(await em.execute('select id from pages where published is not null and id = ?', [page?.id])).toEqual(
    [],
  );
});

test('a picture that something uses can’t be deleted, and the error says where it is', async () => {
  const asset = await anAsset();
  await aProductWith(asset, 'Tea caddy');
  const rejection = await shop.client.payload(DeleteAsset, { id: asset }, admin);
  expect(rejection).toMatchObject({
    assetId: null,
    userErrors: [{ code: 'ASSET_IN_USE', message: 'This picture is in use: Tea caddy.' }],
  });
  const unused = await anAsset();
  expect((await shop.client.payload(DeleteAsset, { id: unused }, admin)).assetId).toBe(unused);
  expect(await read(unused)).toBeNull();
});

test('an edit of a version that somebody else has edited since changes nothing', async () => {
  const id = await anAsset();
  const { version } = (await read(id)) ?? {};
  const update = (input: AssetInput) =>
    shop.client.payload(UpdateAsset, { id, input, expectedVersion: version }, admin);
  expect((await update({ alt: 'A teapot' })).userErrors).toEqual([]);
  expect(await update({ isKept: true })).toEqual({
    asset: null,
    userErrors: [{ code: 'VERSION_CHANGED', field: ['expectedVersion'] }],
  });
  expect(await read(id)).toMatchObject({ alt: 'A teapot', isKept: false });
});

test('staff get events of pictures that are added, described or deleted', async () => {
  const member = await anAdmin(shop);
  await publish();
  const screen = await listen(member);
  await screen.next();
  const id = await anAsset();
  await publish();
  expect(await nextEvents(screen, 1)).toEqual([['ASSET_CHANGED', id, null]]);
  await shop.client.payload(UpdateAsset, { id, input: { alt: 'A caddy' } }, member.token);
  await publish();
  expect(await nextEvents(screen, 1)).toEqual([['ASSET_CHANGED', id, member.userId]]);
  await shop.client.payload(DeleteAsset, { id }, member.token);
  await publish();
  expect(await nextEvents(screen, 1)).toEqual([['ASSET_CHANGED', id, null]]);
});

test('a picture that staff keep stays, although nothing uses it', async () => {
  const [stored, other] = [await anAsset(), await anAsset()];
  await shop.client.payload(UpdateAsset, { id: stored, input: { isKept: true } }, admin);
  shop.clock.advance(DAY + 1);
  await shop.app.jobs.run('assets');
  ({ token: admin } = await anAdmin(shop));
  expect([(await read(stored))?.id, await read(other)]).toEqual([stored, null]);
});
