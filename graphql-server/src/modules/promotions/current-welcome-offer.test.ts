import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { ReadWelcomeOffer, UpdatePromotion } from '../../test/documents.generated.ts';
import { anAdmin, type Person } from '../../test/users.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import { aPromotion, endPromotions } from './promotion.fixtures.ts';

const shop = describeShop();
let admin: Person;

beforeAll(async () => {
  admin = await anAdmin(shop);
});
beforeEach(() => endPromotions(shop));

const offer = async () => (await shop.client.data(ReadWelcomeOffer, {})).shop.welcomeOffer;
const add = (input: object) => aPromotion(shop, admin.token, { isWelcome: true, ...input });

test.each<[code: string, input: object, sentence: string | null]>([
  ['FIRST', { percent: 10, firstOrderOnly: true }, 'Get 10% off your first order'],
  ['ANY', { percent: 15 }, 'Get 15% off'],
  ['FIVE', { kind: 'AMOUNT', amount: 500, firstOrderOnly: true }, 'Get $5.00 off your first order'],
  ['FOUR', { kind: 'AMOUNT', amount: 400 }, 'Get $4.00 off'],
  [
    'SHIP',
    { kind: 'FREE_DELIVERY', percent: null, firstOrderOnly: true },
    'Get free delivery of your first order',
  ],
  ['SHIPS', { kind: 'FREE_DELIVERY', percent: null }, 'Get free delivery'],
  ['MORE', { kind: 'BUY_X_GET_Y', percent: 100, buyQuantity: 2, getQuantity: 1 }, null],
  ['LATER', { percent: 10, startsAt: '2999-01-01T00:00:00Z' }, null],
  ['OFF', { percent: 10, isEnabled: false }, null],
  ['OTHER', { percent: 10, isWelcome: false }, null],
])('the welcome discount %s is announced in a sentence, if there is one', async (code, input, sentence) => {
  await add({ code, ...input });
  expect(await offer()).toBe(sentence);
});

test('the offer follows the discount and the clock', async () => {
  expect(await offer()).toBeNull();
  const now = shop.clock.now().getTime();
  const startsAt = new Date(now + MINUTE).toISOString();
  const endsAt = new Date(now + 3 * MINUTE).toISOString();
  const id = await add({ code: 'SOON', percent: 20, startsAt, endsAt });
  expect(await offer()).toBeNull();
  shop.clock.advance(MINUTE);
  expect(await offer()).toBe('Get 20% off');
  await shop.client.data(UpdatePromotion, { id, input: { percent: 25 } }, admin.token);
  expect(await offer()).toBe('Get 25% off');
  shop.clock.advance(2 * MINUTE);
  expect(await offer()).toBeNull();
});

test('another process learns of a change within a second', async () => {
  await add({ code: 'MINE', percent: 10 });
  await shop.app.orm.em.fork().execute('update promotions set is_welcome = false');
  await shop.app.jobs.run('welcome-offer');
  expect(await offer()).toBeNull();
});
