import { beforeAll, expect, test } from 'vitest';
import { OutboxEmailEntity } from '../emails/outbox-email.entity.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  AcceptInvitationOfKim,
  InviteKim,
  ReadSendsEmail,
  ResendInvitation,
  SendTestEmail,
} from '../../test/documents.generated.ts';
import { anAdmin, type Person } from '../../test/users.ts';

const shop = describeShop();
let owner: Person;

beforeAll(async () => {
  owner = await anAdmin(shop);
});

const outbox = () => shop.app.orm.em.fork().findAll(OutboxEmailEntity);

test('a shop without a mail server says so', async () => {
  expect(await shop.client.data(ReadSendsEmail, {})).toEqual({ shop: { sendsEmail: false } });
});

test('its test email is not sent, and does not wait either', async () => {
  const { settingsTestEmailSend } = await shop.client.data(
    SendTestEmail,
    { template: 'ORDER_SENT' },
    owner.token,
  );
  expect(settingsTestEmailSend).toEqual({
    recipient: null,
    outcome: 'NOT_CONFIGURED',
    response: null,
    userErrors: [],
  });
  expect(await outbox()).toEqual([]);
});

test('somebody joins its staff by the link that the invitation answers, once', async () => {
  const { staffInvite } = await shop.client.data(InviteKim, {}, owner.token);
  expect(await outbox()).toMatchObject([{ kind: 'STAFF_INVITATION', sentAt: null }]);
  const resent = await shop.client.data(
    ResendInvitation,
    { id: String(staffInvite.invitation?.id) },
    owner.token,
  );
  const accept = async (url: string | null) => {
    const token = new URL(url ?? '').searchParams.get('token') ?? '';
    const { staffInvitationAccept } = await shop.client.data(AcceptInvitationOfKim, { token });
    return staffInvitationAccept;
  };
  const invalid = { session: null, userErrors: [{ code: 'INVITATION_INVALID' }] };
  expect(await accept(staffInvite.url)).toEqual(invalid);
  expect(await accept(resent.staffInvitationResend.url)).toEqual({
    session: { user: { staffRole: { name: 'Order clerk' } } },
    userErrors: [],
  });
  expect(await accept(resent.staffInvitationResend.url)).toEqual(invalid);
});
