import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { DAY, HOUR } from '../../shared/time/duration.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { DeleteAsset, UpdateProduct } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { aPicture, uploadAsset } from '../../test/pictures.ts';
import { anAdmin } from '../../test/users.ts';
import { AssetEntity } from './asset.entity.ts';

const shop = describeShop();
let product: string;

beforeEach(async () => {
  rmSync(directory(), { recursive: true });
  mkdirSync(directory());
  const em = shop.app.orm.em.fork();
  await em.execute('delete from assets');
  product = await aProduct(em);
});

const directory = () => join(shop.config.dataDirectory, 'assets');
/** A new session each time, because sessions expire as days pass. */
const token = async () => (await anAdmin(shop)).token;

async function anAsset(colour: string): Promise<string> {
  const { body } = await uploadAsset(
    shop.client,
    await token(),
    await aPicture(colour, 8, 8).png().toBuffer(),
  );
  return body._id;
}
const clean = () => shop.app.jobs.run('assets');
const remainingIds = async () =>
  (await shop.app.orm.em.fork().find(AssetEntity, {})).map(({ id }) => id).sort();
const files = () =>
  readdirSync(directory(), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
/** Makes all pictures ones that were last used this many days ago. */
const age = (days: number) =>
  shop.app.orm.em
    .fork()
    .execute(`update assets set used_at = ?::timestamptz`, [
      new Date(shop.clock.now().getTime() - days * DAY).toISOString(),
    ]);
const show = async (pictures: object[]) => {
  const variables = { id: product, input: { pictures } };
  const { userErrors } = await shop.client.payload(UpdateProduct, variables, await token());
  expect(userErrors).toEqual([]);
};

test('an unused picture is deleted after a day, one of a product is not', async () => {
  const [shown, unused] = [await anAsset('red'), await anAsset('blue')];
  await show([{ assetId: shown, alt: 'Red' }]);
  shop.clock.advance(DAY - 1);
  await clean();
  expect(await remainingIds()).toEqual([shown, unused].sort());
  shop.clock.advance(2);
  await clean();
  expect(await remainingIds()).toEqual([shown]);
  const [asset] = await shop.app.orm.em.fork().find(AssetEntity, {});
  expect(files().every((name) => name.startsWith(String(asset?.hash)))).toBe(true);
  expect(files()).not.toEqual([]);
});

test('a picture removed from its product stays for a day', async () => {
  const asset = await anAsset('green');
  await show([{ assetId: asset, alt: 'Green' }]);
  shop.clock.advance(2 * DAY);
  await show([]);
  await clean();
  expect(await remainingIds()).toEqual([asset]);
  shop.clock.advance(DAY + 1);
  await clean();
  expect(await remainingIds()).toEqual([]);
});

test('a picture in a text stays, and for a day after it was removed from it', async () => {
  const asset = await anAsset('violet');
  const [{ hash }] = await shop.app.orm.em.fork().execute<[{ hash: string }]>('select hash from assets');
  const describe = async (description: string) => {
    const variables = { id: product, input: { description } };
    await shop.client.payload(UpdateProduct, variables, await token());
  };
  await describe(`![Violet](/assets/${hash}-8.webp)`);
  await age(2);
  await clean();
  expect(await remainingIds()).toEqual([asset]);
  await describe('');
  await clean();
  expect(await remainingIds()).toEqual([asset]);
  await age(2);
  await clean();
  expect(await remainingIds()).toEqual([]);
});

test.each([
  ...['products', 'product_variants', 'categories', 'collections', 'orders', 'order_lines', 'users'],
  'draft_orders',
])('so does a picture in a custom field of %s', async (table) => {
  const asset = await anAsset('cyan');
  const em = shop.app.orm.em.fork();
  await em.execute(`insert into collections (id, handle, title, description, kind, match, conditions, created_at)
      values (gen_random_uuid(), 'tea', 'Tea', '', 'MANUAL', 'ALL', '[]', now()) on conflict do nothing`);
  await anOrderWith({});
  await aDraft();
  await em.execute(
    `update ${table} set custom_fields = (
        select jsonb_build_object('manual', jsonb_build_array('/assets/' || hash || '-8.webp')) from assets)`,
  );
  await age(2);
  await clean();
  expect(await remainingIds()).toEqual([asset]);
  await em.execute(`update ${table} set custom_fields = '{}'`);
  await clean();
  expect(await remainingIds()).toEqual([asset]);
  await age(2);
  await clean();
  expect(await remainingIds()).toEqual([]);
});

test("so does a picture in a custom field of a draft's line, and staff can’t delete it", async () => {
  const asset = await anAsset('magenta');
  const em = shop.app.orm.em.fork();
  await aDraft();
  await em.execute(`update draft_orders set lines = (select jsonb_build_array(jsonb_build_object(
    'customFields', jsonb_build_object('manual', jsonb_build_array('/assets/' || hash || '-8.webp')))) from assets)`);
  await age(2);
  await clean();
  expect(await remainingIds()).toEqual([asset]);
  const { userErrors } = await shop.client.payload(DeleteAsset, { id: asset }, await token());
  expect(userErrors).toMatchObject([
    { code: 'ASSET_IN_USE', message: 'This picture is in use: a customer or a draft order.' },
  ]);
  await em.execute(`update draft_orders set lines = '[]'`);
  await age(2);
  await clean();
  expect(await remainingIds()).toEqual([]);
});

const aDraft = () =>
  shop.app.orm.em.fork().execute(`insert into draft_orders (id, lines, author_name, created_at)
    values ('0193e0c0-0000-7000-8000-0000000000a4', '[]', 'Grace', now()) on conflict do nothing`);

/** An order with this picture of what was bought. */
async function anOrderWith(image: object): Promise<void> {
  const em = shop.app.orm.em.fork();
  await em.execute(`insert into users (id, first_name, email, created_at)
    values ('0193e0c0-0000-7000-8000-0000000000a1', 'Ada', 'a1@test.example', now()) on conflict do nothing`);
  await em.execute(`insert into orders (id, number, reference, user_id, status, payment_method, payment_state, subtotal,
    shipping_total, total, item_count, currency, customer, created_at, fingerprint)
    values ('0193e0c0-0000-7000-8000-0000000000a2', '1', '1', '0193e0c0-0000-7000-8000-0000000000a1', 'PENDING', 'BANK',
    'UNPAID', 1, 0, 1, 1, 'USD', '{}', now(), 'f') on conflict do nothing`);
  await em.execute(
    `insert into order_lines (id, order_id, product_id, variant_id, position, title, image, quantity, unit_price)
     values ('0193e0c0-0000-7000-8000-0000000000a3', '0193e0c0-0000-7000-8000-0000000000a2', ?,
       gen_random_uuid(), 0, 'It', ?::jsonb, 1, 1)
     on conflict (id) do update set image = excluded.image`,
    [product, JSON.stringify(image)],
  );
}

test('a picture in an order stays', async () => {
  const asset = await anAsset('orange');
  await anOrderWith({ assetId: asset });
  shop.clock.advance(2 * DAY);
  await clean();
  expect(await remainingIds()).toEqual([asset]);
});

test('files of an interrupted upload are deleted after an hour', async () => {
  const asset = await anAsset('brown');
  await shop.app.orm.em.fork().execute(`update assets set state = 'STORING' where id = ?`, [asset]);
  await clean();
  expect(await remainingIds()).toEqual([asset]);
  shop.clock.advance(HOUR + 1);
  await clean();
  expect(await remainingIds()).toEqual([]);
  expect(files()).toEqual([]);
});

test('an interrupted deletion is finished, and until then the picture can’t be uploaded again', async () => {
  const asset = await anAsset('black');
  await shop.app.orm.em.fork().execute(`update assets set state = 'DELETING' where id = ?`, [asset]);
  const picture = await aPicture('black', 8, 8).png().toBuffer();
  expect((await uploadAsset(shop.client, await token(), picture)).status).toBe(503);
  shop.clock.advance(HOUR + 1);
  await clean();
  expect(await remainingIds()).toEqual([]);
  expect((await uploadAsset(shop.client, await token(), picture)).status).toBe(200);
});
