import { beforeAll, expect, test } from 'vitest';
import { anApiKey } from '../../test/api-keys.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  CreateStaffRole,
  type Permission,
  ReadStaffIntegrations,
  RemoveStaffMember,
} from '../../test/documents.generated.ts';
import { aStaffMember, type Person } from '../../test/users.ts';
import { lineOf, recordedDuring } from '../audit/audit.fixtures.ts';
import { webhooksOf } from '../webhooks/webhook.fixtures.ts';

const shop = describeShop();
let owner: Person;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
});

const works = async (token: string) => (await shop.client.rest('/api/users', { token })).status === 200;

const madeBy = async (id: string) =>
  (await shop.client.data(ReadStaffIntegrations, { id }, owner.token)).staffIntegrations;

async function remove(userId: string, ended: { apiKeyIds?: string[]; webhookIds?: string[] }, by = owner) {
  const { data, errors } = await shop.client.graphql(RemoveStaffMember, { userId, ...ended }, by.token);
  return errors[0]?.extensions.code ?? data?.payload.userErrors[0]?.code ?? 'ok';
}

async function aMaker() {
  const maker = await aStaffMember(shop, 'MANAGER');
  const [erp, bi] = [
    await anApiKey(shop, maker, ['customers:read']),
    await anApiKey(shop, maker, ['customers:read'], { name: 'BI' }),
  ];
  const { webhook } = await webhooksOf(shop).register(maker, {
    url: 'https://erp.example/hook',
    description: 'ERP',
    eventTypes: ['CUSTOMER_CREATED'],
  });
  return { maker, erp, bi, webhookId: webhook?.id ?? '' };
}

test("a staff member's integrations are listed, and end with the membership if requested", async () => {
  const { maker, erp, bi, webhookId } = await aMaker();
  const others = await anApiKey(shop, owner, ['customers:read']);
  expect(await madeBy(maker.userId)).toEqual({
    apiKeys: [
      { id: bi.id, name: 'BI' },
      { id: erp.id, name: 'ERP' },
    ],
    webhooks: [{ id: webhookId, isEnabled: true }],
  });
  const entries = await recordedDuring(shop, owner, () =>
    remove(maker.userId, { apiKeyIds: [erp.id], webhookIds: [webhookId] }),
  );
  expect(entries.map(lineOf).toSorted()).toEqual([
    'CHANGED API_KEY ERP: revokedAt null > <time>',
    'CHANGED WEBHOOK https://erp.example/hook: disabledReason null > "STAFF"',
    'DELETED USER Grace Hopper',
  ]);
  expect([await works(erp.token), await works(bi.token), await works(others.token)]).toEqual([
    false,
    true,
    true,
  ]);
  // The remaining ones can still be found.
  expect(await madeBy(maker.userId)).toEqual({ apiKeys: [{ id: bi.id, name: 'BI' }], webhooks: [] });
});

test("nothing changes if an integration is another user's, or the caller may not end it", async () => {
  const { maker, erp, webhookId } = await aMaker();
  const others = await anApiKey(shop, owner, ['customers:read']);
  expect(await remove(maker.userId, { apiKeyIds: [erp.id, others.id] })).toBe('NOT_FOUND');
  expect(await remove(maker.userId, { webhookIds: ['none'] })).toBe('NOT_FOUND');
  const permissions: Permission[] = ['STAFF_READ', 'STAFF_WRITE', 'INTEGRATIONS_READ'];
  const input = { name: 'Recruiter', permissions };
  const { role } = await shop.client.payload(CreateStaffRole, { input }, owner.token);
  const recruiter = await aStaffMember(shop, role?.id ?? '');
  const colleague = await aStaffMember(shop, role?.id ?? '');
  expect(await remove(colleague.userId, { apiKeyIds: [erp.id] }, recruiter)).toBe('FORBIDDEN');
  expect([await works(erp.token), await works(others.token)]).toEqual([true, true]);
  expect((await madeBy(maker.userId)).webhooks).toEqual([{ id: webhookId, isEnabled: true }]);
  expect(await remove(colleague.userId, {}, recruiter)).toBe('ok');
});
