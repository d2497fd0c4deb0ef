import { beforeAll, expect, test } from 'vitest';
import { OutboxEmailEntity } from '../emails/outbox-email.entity.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { anAdmin, type Person } from '../../test/users.ts';

const shop = describeShop();
let owner: Person;

beforeAll(async () => {
  owner = await anAdmin(shop);
});

const outbox = () => shop.app.orm.em.fork().findAll(OutboxEmailEntity);

test('a shop without a mail server says so', async () => {
  expect(await shop.client.data('{ shop { sendsEmail } }')).toEqual({ shop: { sendsEmail: false } });
});

test('its test email is not sent, and does not wait either', async () => {
  const { settingsTestEmailSend } = await shop.client.data<{ settingsTestEmailSend: object }>(
    'mutation { settingsTestEmailSend(template: "ORDER_SENT") { recipient outcome response userErrors { code } } }',
    {},
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
  const { staffInvite } = await shop.client.data<{
    staffInvite: { url: string; invitation: { id: string } };
  }>(
    `mutation { staffInvite(input: { email: "kim@test.example", roleId: "ORDER_CLERK" }) { url invitation { id } } }`,
    {},
    owner.token,
  );
  expect(await outbox()).toMatchObject([{ kind: 'STAFF_INVITATION', sentAt: null }]);
  const resent = await shop.client.data<{ staffInvitationResend: { url: string } }>(
    `mutation { staffInvitationResend(id: "${staffInvite.invitation.id}") { url } }`,
    {},
    owner.token,
  );
  const accept = async (url: string) => {
    const token = new URL(url).searchParams.get('token') ?? '';
    const { staffInvitationAccept } = await shop.client.data<{
      staffInvitationAccept: { session: object | null; userErrors: { code: string }[] };
    }>(
      `mutation ($token: String!) {
        staffInvitationAccept(input: { token: $token, name: "Kim Clerk", password: "a lamp and a boat" }) {
          session { user { staffRole { name } } } userErrors { code }
        }
      }`,
      { token },
    );
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
