import { beforeEach, describe, expect, test } from 'vitest';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { DeleteAlert, ListAlerts, RequestNewsletter, StopAlerts } from '../../test/documents.generated.ts';
import { anUnconfirmedCustomer, type Person } from '../../test/users.ts';
import { DAY, HOUR, MINUTE } from '../../shared/time/duration.ts';
import { newId } from '../../shared/new-id.ts';
import { UserEntity } from '../customers/users/user.entity.ts';
import { alertCalls } from './alert.fixtures.ts';
import { ProductAlertEntity } from './product-alert.entity.ts';

const mail = new FakeEmail();
const shop = describeShop({ trustsProxy: true }, { mail });
const { begin, call, soldOut, askStock, askPrice, confirm, change, ...mails } = alertCalls(shop, mail);
const { deliver, sendAlerts, subjects, linkOf, waitFor } = mails;
let email: string;

beforeEach(async () => {
  email = await begin();
});

const em = () => shop.app.orm.em.fork();

describe('a request', () => {
  test('repeated within an hour or at once sends one email and creates one alert', async () => {
    const lamp = await soldOut();
    await Promise.all(Array.from({ length: 5 }, () => askStock(lamp)));
    await deliver();
    expect(subjects()).toHaveLength(1);
    shop.clock.advance(HOUR);
    await askStock(lamp);
    await deliver();
    expect(subjects()).toHaveLength(2);
    expect(await em().count(ProductAlertEntity, { recipient: { email } })).toBe(1);
  });

  test('gets the same response for a confirmed email, which receives nothing', async () => {
    const lamp = await soldOut();
    await waitFor(askStock(lamp));
    expect(await askStock(lamp)).toMatchObject({ state: 'UNCONFIRMED', userErrors: [] });
    await deliver();
    expect(subjects()).toEqual([]);
  });

  test('waits for the stock of a product that can be ordered before it is there', async () => {
    const lamp = await soldOut();
    await change(lamp.productId, { variants: [{ backorderLimit: 5 }] });
    expect(await askStock(lamp)).toMatchObject({ state: 'UNCONFIRMED', userErrors: [] });
  });

  test('for a product that is in stock or does not exist is rejected with the reason', async () => {
    const lamp = await soldOut();
    await change(lamp.productId, { stock: 1 });
    expect(await askStock(lamp)).toMatchObject({
      state: null,
      userErrors: [{ code: 'IN_STOCK', message: 'Good news: it’s already in stock' }],
    });
    expect(await askStock({ ...lamp, variantId: newId() })).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    });
    expect(await askPrice(newId())).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
    expect(await askPrice(lamp.productId, 'nobody')).toMatchObject({
      userErrors: [{ code: 'INVALID_VALUE', field: ['input', 'email'] }],
    });
  });

  test('is rate-limited by email and network, together with the newsletter', async () => {
    const lamp = await soldOut();
    const answers = [];
    for (let index = 0; index < 12; index += 1) answers.push(await askStock(lamp));
    expect(answers.filter(({ error }) => error === 'RATE_LIMITED')).toHaveLength(2);
    expect(await call(RequestNewsletter, { email })).toMatchObject({
      error: 'RATE_LIMITED',
    });
  });
});

describe('the links', () => {
  test('are rejected with the reason after seven days, and for an alert that has ended', async () => {
    const lamp = await soldOut();
    await askStock(lamp);
    await deliver();
    const token = linkOf('alerts/confirm');
    shop.clock.advance(7 * DAY);
    expect(await confirm(token)).toMatchObject({
      userErrors: [
        {
          code: 'LINK_EXPIRED',
          message: 'This link is no longer valid. Please request a new one on the product’s page.',
        },
      ],
    });
    await shop.app.jobs.run('retention');
    expect(await confirm(token)).toMatchObject({ userErrors: [{ code: 'LINK_EXPIRED' }] });
    expect(await confirm('x')).toMatchObject({ userErrors: [{ code: 'LINK_INVALID' }] });
  });

  test('to unsubscribe end all alerts with one click, also in the mail program', async () => {
    const [lamp, mug] = [await soldOut(), await soldOut('Mug')];
    await waitFor(askStock(lamp));
    await waitFor(askStock(mug));
    await change(lamp.productId, { stock: 1 });
    await sendAlerts();
    const { unsubscribeUrl = '' } = mail.sent.at(-1) ?? {};
    expect(linkOf('alerts/stop')).not.toBe('');
    for (let times = 0; times < 2; times += 1) {
      const response = await fetch(unsubscribeUrl, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
      expect(response.status).toBe(200);
    }
    await change(mug.productId, { stock: 1 });
    await sendAlerts();
    expect(subjects()).toEqual(['Back in stock: Lamp']);
    expect(await call(StopAlerts, { token: 'x' })).toMatchObject({
      userErrors: [{ code: 'LINK_INVALID' }],
    });
  });
});

describe('a customer', () => {
  let ada: Person;
  beforeEach(async () => {
    ada = await anUnconfirmedCustomer(shop);
    email = await begin(ada.email);
  });
  const list = async ({ token }: Person) => (await shop.client.data(ListAlerts, {}, token)).productAlerts;
  const remove = ({ token }: Person, id: string) => call(DeleteAlert, { id }, token);

  test('confirms all requested alerts with one email, and later ones need no confirmation', async () => {
    const [lamp, mug] = [await soldOut(), await soldOut('Mug')];
    await askStock(lamp, email, ada.token);
    await askPrice(mug.productId, email, ada.token);
    await deliver();
    await confirm(linkOf('alerts/confirm'));
    expect((await list(ada)).map(({ kind, state }) => [kind, state])).toEqual([
      ['PRICE_DROP', 'WAITING'],
      ['BACK_IN_STOCK', 'WAITING'],
    ]);
    expect(await askPrice(lamp.productId, email, ada.token)).toMatchObject({ state: 'WAITING' });
  });

  test('needs confirmation for another email, like a visitor', async () => {
    await em().nativeUpdate(UserEntity, { id: ada.userId }, { verifiedEmail: email });
    const lamp = await soldOut();
    expect(await askStock(lamp, `friend-${email}`, ada.token)).toMatchObject({ state: 'UNCONFIRMED' });
    expect(await list(ada)).toEqual([]);
  });

  test('can end their own alerts, but no one else’s', async () => {
    await em().nativeUpdate(UserEntity, { id: ada.userId }, { verifiedEmail: email });
    shop.clock.advance(MINUTE);
    const lamp = await soldOut();
    await askStock(lamp, email, ada.token);
    const [alert] = await list(ada);
    const eve = await anUnconfirmedCustomer(shop);
    expect(await remove(eve, alert?.id ?? '')).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
    expect(await remove(ada, alert?.id ?? '')).toMatchObject({ userErrors: [] });
    expect(await list(ada)).toEqual([]);
    await change(lamp.productId, { stock: 1 });
    await sendAlerts();
    expect(subjects()).toEqual([]);
  });
});
