import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../http/problem.ts';
import { aCustomer, type Person } from '../../../test/users.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { ProfilePictureEntity } from './profile-picture.entity.ts';

interface Answer {
  status: number;
  body: { profilePicture: string | null; code?: string; detail?: string; errors?: Problem['errors'] };
}

const shop = describeShop();
let ada: Person;
let photo: Buffer;

beforeAll(async () => {
  const pixels = Buffer.from(Array.from({ length: 1200 * 600 * 3 }, (_, at) => (at * 7919) % 251));
  photo = await sharp(pixels, { raw: { width: 1200, height: 600, channels: 3 } })
    .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  ada = await aCustomer(shop);
});

/** Uploads a file as the web application does. */
async function upload(content: Uint8Array, name = 'me.png', person: Person | null = ada): Promise<Answer> {
  const form = new FormData();
  form.append('profilePicture', new Blob([new Uint8Array(content)], { type: 'image/png' }), name);
  const response = await fetch(`${shop.client.address}/api/profilePicture`, {
    method: 'POST',
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const download = (path: string) => fetch(shop.client.address + path);
const put = async (body: object, person = ada): Promise<Answer> =>
  shop.client.rest<Answer['body']>('/api/updateUser', { method: 'PUT', body, token: person.token });
const stored = (person = ada) => shop.app.orm.em.fork().count(ProfilePictureEntity, { user: person.userId });
const dataOf = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

/**
 * A PNG that claims to be a square of `side` pixels (PNG 11.2.1: the first chunk begins with width and
 * height).
 */
function resized(png: Buffer, side: number): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(side, 16);
  bomb.writeUInt32BE(side, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

describe('an uploaded picture', () => {
  test('becomes a small WebP without metadata, served with safe, immutable caching headers', async () => {
    const { status, body } = await upload(photo);
    expect(status).toBe(200);
    expect(body.profilePicture).toMatch(/^\/uploads\/[\da-f-]{36}\.webp$/);
    const response = await download(String(body.profilePicture));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { format, width, height, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 512,
      height: 256,
      exif: undefined,
    });
  });

  test.each(['png', 'jpeg', 'webp'] as const)('may be a %s, regardless of its file name', async (format) => {
    const { status } = await upload(await solid(40, 30)[format]().toBuffer(), 'holiday.txt');
    expect(status).toBe(200);
  });

  test('is the first frame of an animation', async () => {
    const frames = await sharp(
      [await solid(20, 20).png().toBuffer(), await solid(20, 20).negate().png().toBuffer()],
      { join: { animated: true } },
    )
      .webp({ loop: 0 })
      .toBuffer();
    const { body } = await upload(frames);
    const storedPicture = Buffer.from(await (await download(String(body.profilePicture))).arrayBuffer());
    expect((await sharp(storedPicture, { animated: true }).metadata()).pages ?? 1).toBe(1);
  });

  test('replaces the previous one, which is deleted', async () => {
    const first = String((await upload(photo)).body.profilePicture);
    const second = String((await upload(photo)).body.profilePicture);
    expect((await download(first)).status).toBe(404);
    expect((await download(second)).status).toBe(200);
    expect(await stored()).toBe(1);
  });

  test('is stored once after concurrent uploads', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => upload(photo)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await stored()).toBe(1);
    const { profilePicture } = (await put({})).body;
    expect((await download(String(profilePicture))).status).toBe(200);
  });

  test('is deleted when the profile has none or another, and stays if the form does not send it', async () => {
    const { profilePicture } = (await upload(photo)).body;
    expect((await put({ profilePicture, firstName: 'Augusta' })).body.profilePicture).toBe(profilePicture);
    expect(await stored()).toBe(1);
    expect((await put({ profilePicture: '' })).body.profilePicture).toBeNull();
    expect(await stored()).toBe(0);
    await upload(photo);
    await put({ profilePicture: 'https://pictures.example/ada.png' });
    expect(await stored()).toBe(0);
  });

  test('stays when another profile refers to it and then stops', async () => {
    const { profilePicture } = (await upload(photo)).body;
    const eve = await aCustomer(shop);
    await put({ profilePicture }, eve);
    await put({ profilePicture: null }, eve);
    expect((await download(String(profilePicture))).status).toBe(200);
  });

  const notPictures: [string, () => Buffer | Promise<Buffer>][] = [
    ['a drawing with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['nothing', () => Buffer.alloc(0)],
    ['the beginning of a JPEG', () => photo.subarray(0, photo.length / 2)],
    ['the beginning of a PNG', async () => (await sharp(photo).png().toBuffer()).subarray(0, 5000)],
    ['the beginning of a WebP', async () => (await sharp(photo).webp().toBuffer()).subarray(0, 5000)],
    ['a PNG in name only', () => Buffer.from('\x89PNG\r\n\x1A\n<script>alert(1)</script>', 'latin1')],
    ['a bomb', async () => resized(await solid(1, 1).png().toBuffer(), 20_000)],
  ];
  test.each(notPictures)('is rejected if it is %s', async (_what, make) => {
    const { status, body } = await upload(await make());
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'INVALID_VALUE' });
    expect(body.errors?.[0]?.pointer).toBe('#/profilePicture');
    expect(body.detail).toMatch(/picture/);
    expect(await stored()).toBe(0);
  });

  test('may have at most 5 MB', async () => {
    const { status, body } = await upload(Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024)]));
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  test('requires a login', async () => {
    expect((await upload(photo, 'me.png', null)).status).toBe(401);
  });

  test.each([
    ['JSON', 'application/json', '{}', 415],
    ['a form that ends early', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form', 400],
    ['a form without a file', 'multipart/form-data; boundary=x', '--x--\r\n', 400],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
  ])('cannot be sent as %s', async (_what, type, body, status) => {
    const response = await shop.client.rest<Problem>('/api/profilePicture', {
      method: 'POST',
      token: ada.token,
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  test.each(['junk', '018f7c2e-0000-7000-8000-000000000000', '..%2f..%2fetc%2fpasswd'])(
    'does not exist at /uploads/%s.webp',
    async (id) => {
      expect((await download(`/uploads/${id}.webp`)).status).toBe(404);
    },
  );
});

describe('a picture as a data URL in updateUser', () => {
  test('is stored the same way', async () => {
    const { status, body } = await put({ profilePicture: dataOf(photo), firstName: 'Augusta' });
    expect(status).toBe(200);
    expect((await download(String(body.profilePicture))).headers.get('content-type')).toBe('image/webp');
  });

  test.each<[string, () => string | Promise<string>]>([
    ['a drawing', () => dataOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')],
    ['a page in disguise', () => dataOf(Buffer.from('<script>alert(1)</script>'))],
    ['a page', () => 'data:text/html,<script>alert(1)</script>'],
    ['half a picture', () => dataOf(photo.subarray(0, photo.length / 2))],
    [
      'more than 1 MB',
      async () => dataOf(Buffer.concat([await solid(9, 9).png().toBuffer(), Buffer.alloc(1024 * 1024)])),
    ],
    ['an address within', () => 'http://169.254.169.254/latest/meta-data'],
  ])('is rejected if it is %s, and nothing else is changed', async (_what, make) => {
    const { status, body } = await put({ profilePicture: await make(), firstName: 'Eve' });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'INVALID_VALUE' });
    expect(body.errors?.[0]?.pointer).toBe('#/profilePicture');
    expect((await put({})).body).toMatchObject({ firstName: 'Ada', profilePicture: null });
  });
});

test('the picture of a Google account stays an external URL', async () => {
  await shop.app.orm.em.fork().execute(`update users set account_type = 'GOOGLE' where id = ?`, [ada.userId]);
  for (const response of [await upload(photo), await put({ profilePicture: dataOf(photo) })]) {
    expect({ status: response.status, code: response.body.code }).toEqual({
      status: 403,
      code: 'FIELD_LOCKED',
    });
  }
  expect(await stored()).toBe(0);
});
