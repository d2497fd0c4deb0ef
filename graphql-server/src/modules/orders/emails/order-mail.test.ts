import { beforeAll, expect, test } from 'vitest';
import { FakeEmail } from '../../../test/gateways/fake-email.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { ReadOrderMails, ResendOrderMail } from '../../../test/documents.generated.ts';
import { EmailRejectedError } from '../../../email/email.port.ts';
import { readEntries } from '../../audit/audit.fixtures.ts';
import { newId } from '../../../shared/new-id.ts';

let ada: Person;
let grace: Person;
let orderId: string;
const mail = new FakeEmail();
const shop = describeShop({}, { mail });

beforeAll(async () => {
  ada = await aCustomer(shop);
  grace = await anAdmin(shop);
  const productId = await aProduct(shop.app.orm.em.fork());
  orderId = await anOrder(shop.client, ada, anOrderInput({ productId, quantity: 2 }));
});

const emailsSeenBy = async (person: Person) =>
  (await shop.client.data(ReadOrderMails, { id: orderId }, person.token)).order?.mails;

const resend = async (id: string) => (await shop.client.data(ResendOrderMail, { id }, grace.token)).payload;

test("an admin sees the delivery of an order's emails and sends one again; the customer sees none", async () => {
  expect(await emailsSeenBy(grace)).toMatchObject([
    { kind: 'ORDER_PLACED', recipient: 'ada@example.com', state: 'QUEUED', sentAt: null, problem: null },
  ]);
  expect(await emailsSeenBy(ada)).toEqual([]);

  mail.failure = new EmailRejectedError('550 5.1.1 no such user');
  await shop.app.jobs.run('mail');
  const failed = (await emailsSeenBy(grace))?.[0];
  expect(failed).toMatchObject({ state: 'FAILED', problem: '550 5.1.1 no such user' });

  mail.failure = null;
  const id = failed?.id ?? '';
  const [first, second] = await Promise.all([resend(id), resend(id)]);
  expect(first.userErrors).toEqual([]);
  expect(second.order?.mails).toMatchObject([{ state: 'FAILED' }, { state: 'QUEUED' }]);
  await shop.app.jobs.run('mail');
  expect((await emailsSeenBy(grace))?.map((seen) => seen.state)).toEqual(['FAILED', 'SENT']);
  expect(mail.sent).toMatchObject([{ to: 'ada@example.com' }]);
  expect(mail.sent[0]?.text).toContain(`/account/orders/${orderId}`);

  // The second call found the first one's email waiting, and queued none.
  const entries = await readEntries(shop, grace, { subjectId: orderId });
  expect(entries.filter(({ action }) => action === 'EMAIL_RESENT')).toMatchObject([
    { actor: 'STAFF', actorId: grace.userId, subject: 'ORDER', changes: [] },
  ]);
});

test('an unknown id has no emails to send', async () => {
  for (const id of [newId(), 'nonsense']) {
    expect(await resend(id)).toEqual({ order: null, userErrors: [{ code: 'NOT_FOUND' }] });
  }
});
