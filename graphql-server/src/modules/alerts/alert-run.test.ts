import { beforeEach, describe, expect, test } from 'vitest';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { DAY } from '../../shared/time/duration.ts';
import { newId } from '../../shared/new-id.ts';
import { OutboxService } from '../emails/outbox.service.ts';
import { AlertRunService } from './alert-run.service.ts';
import { alertCalls } from './alert.fixtures.ts';
import { AlertRecipientEntity, ProductAlertEntity } from './product-alert.entity.ts';

const mail = new FakeEmail();
const shop = describeShop({ trustsProxy: true }, { mail });
const { begin, renewStaff, soldOut, askStock, askPrice, confirm, change, ...mails } = alertCalls(shop, mail);
const { deliver, sendAlerts, subjects, linkOf, waitFor } = mails;
let email: string;

beforeEach(async () => {
  email = await begin();
});

const em = () => shop.app.orm.em.fork();

describe('back in stock', () => {
  test('sends one alert to those who have confirmed, and to nobody else', async () => {
    const lamp = await soldOut();
    expect(await askStock(lamp)).toMatchObject({ state: 'UNCONFIRMED', userErrors: [] });
    await askStock(lamp, `other-${email}`);
    await deliver();
    expect(subjects()).toEqual(['Please confirm your alert for Lamp']);
    expect(await confirm(linkOf('alerts/confirm'))).toMatchObject({ state: 'WAITING' });
    await sendAlerts();
    expect(subjects()).toHaveLength(1);
    await change(lamp.productId, { stock: 3 });
    await sendAlerts();
    await sendAlerts();
    expect(subjects().slice(1)).toEqual(['Back in stock: Lamp']);
    expect(mail.sent.at(-1)?.text).toContain('$10.00');
    expect(subjects(`other-${email}`)).toHaveLength(1);
  });

  test('sends nothing when it is sold out again before the email is sent, but the next time', async () => {
    const lamp = await soldOut();
    await waitFor(askStock(lamp));
    await change(lamp.productId, { stock: 1 });
    await shop.app.jobs.run('alerts');
    await change(lamp.productId, { stock: 0 });
    await deliver();
    expect(subjects()).toEqual([]);
    await change(lamp.productId, { stock: 2 });
    await sendAlerts();
    expect(subjects()).toEqual(['Back in stock: Lamp']);
  });

  test('sends nothing for a product that is no longer in the shop', async () => {
    const lamp = await soldOut();
    await waitFor(askStock(lamp));
    await change(lamp.productId, { stock: 1, status: 'DRAFT' });
    await sendAlerts();
    expect(subjects()).toEqual([]);
    await change(lamp.productId, { status: 'ACTIVE' });
    await sendAlerts();
    expect(subjects()).toHaveLength(1);
  });

  test('of several products is announced in one email', async () => {
    const [lamp, mug] = [await soldOut(), await soldOut('Mug')];
    await waitFor(askStock(lamp));
    await waitFor(askStock(mug));
    await change(lamp.productId, { stock: 1 });
    await change(mug.productId, { stock: 1 });
    await sendAlerts();
    expect(subjects()).toEqual(['News about 2 products on your alerts']);
    expect(mail.sent[0]?.text).toMatch(/Lamp[^]*Mug/);
  });

  test('can be requested again and is then sent again, but not on the same day', async () => {
    const lamp = await soldOut();
    await waitFor(askStock(lamp));
    await change(lamp.productId, { stock: 1 });
    await sendAlerts();
    await change(lamp.productId, { stock: 0 });
    await waitFor(askPrice(lamp.productId));
    await change(lamp.productId, { salePrice: 900 });
    await sendAlerts();
    expect(subjects()).toEqual([]);
    shop.clock.advance(DAY);
    await renewStaff();
    await sendAlerts();
    expect(subjects()).toEqual(['Price drop: Lamp']);
  });

  test('expires after a year', async () => {
    const lamp = await soldOut();
    await waitFor(askStock(lamp));
    shop.clock.advance(365 * DAY);
    await renewStaff();
    await change(lamp.productId, { stock: 1 });
    await sendAlerts();
    expect(subjects()).toEqual([]);
    await shop.app.jobs.run('retention');
    expect(await em().count(ProductAlertEntity, { product: lamp.productId })).toBe(0);
    expect(await em().count(AlertRecipientEntity, { email })).toBe(0);
  });

  test('reaches each of thousands of recipients once, whichever process sends it', async () => {
    const lamp = await soldOut();
    const now = shop.clock.now();
    const people = Array.from({ length: 2000 }, (_, index) => ({
      id: newId(),
      email: `crowd-${index}-${email}`,
    }));
    await em().insertMany(
      AlertRecipientEntity,
      people.map((person) => ({ ...person, createdAt: now })),
    );
    const alerts = people.map(({ id }) => ({
      id: newId(),
      recipient: id,
      kind: 'BACK_IN_STOCK' as const,
      state: 'WAITING' as const,
      requestedAt: now,
      product: lamp.productId,
      variant: lamp.variantId,
      expiresAt: new Date(now.getTime() + DAY),
    }));
    await em().insertMany(ProductAlertEntity, alerts);
    const processes = Array.from({ length: 5 }, () => {
      const own = em();
      return new AlertRunService(own, shop.clock.now, new OutboxService(own, shop.clock.now, 0));
    });
    const runAll = () => Promise.all(processes.map((process) => process.run()));
    await Promise.all([runAll(), change(lamp.productId, { stock: 5 })]);
    // Recipients skipped because another process had claimed them get the email in the next run.
    await runAll();
    const [row] = await em().execute<{ mails: string; people: string }[]>(
      `select count(*) as mails, count(distinct recipient) as people from outbox_emails where recipient like 'crowd-%-${email}'`,
    );
    expect([Number(row?.mails), Number(row?.people)]).toEqual([2000, 2000]);
    await em().execute(`delete from outbox_emails where recipient like 'crowd-%'`);
  });
});

describe('a price drop', () => {
  test('is announced each time, compared with the last price, or the higher one after it has risen', async () => {
    const lamp = await aProduct(em(), { title: 'Lamp', salePrice: 1000 });
    await waitFor(askPrice(lamp));
    await change(lamp, { salePrice: 800 });
    await sendAlerts();
    expect(subjects()).toEqual(['Price drop: Lamp']);
    expect(mail.sent[0]?.text).toContain('was $10.00: $8.00');
    shop.clock.advance(2 * DAY);
    await renewStaff();
    await sendAlerts();
    await change(lamp, { salePrice: 1000 });
    await sendAlerts();
    expect(subjects()).toHaveLength(1);
    await change(lamp, { salePrice: 900 });
    await sendAlerts();
    expect(mail.sent.at(-1)?.text).toContain('was $10.00: $9.00');
  });

  test('is not announced above the price at the time of the request', async () => {
    const lamp = await aProduct(em(), { salePrice: 1000 });
    await waitFor(askPrice(lamp));
    await change(lamp, { salePrice: 2000 });
    await sendAlerts();
    await change(lamp, { salePrice: 1500 });
    await sendAlerts();
    expect(subjects()).toEqual([]);
    await change(lamp, { salePrice: 900 });
    await sendAlerts();
    expect(mail.sent[0]?.text).toContain('was $10.00: $9.00');
  });

  test('that is reversed before the email is sent is not announced', async () => {
    const lamp = await aProduct(em(), { salePrice: 1000 });
    await waitFor(askPrice(lamp));
    await change(lamp, { salePrice: 800 });
    await shop.app.jobs.run('alerts');
    await change(lamp, { salePrice: 1000 });
    await deliver();
    expect(subjects()).toEqual([]);
  });
});
