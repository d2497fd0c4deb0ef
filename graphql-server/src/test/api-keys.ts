import type { Permission } from '../shared/permissions.ts';
import type { TestApp } from './start-test-app.ts';
import type { Person } from './users.ts';

interface Made {
  payload: { key: string | null; apiKey: { id: string } | null; userErrors: unknown[] };
}

/** A test's new API key. */
export interface TestKey {
  id: string;
  /** The bearer token. */
  token: string;
}

/** Creates an API key as an authorized user; `expiresAt` null: never expires. */
export async function anApiKey(
  { client }: TestApp,
  creator: Person,
  permissions: readonly Permission[],
  { name = 'ERP', expiresAt = null }: { name?: string; expiresAt?: Date | null } = {},
): Promise<TestKey> {
  const names = permissions.map((permission) => permission.replace(':', '_').toUpperCase());
  const { payload } = await client.data<Made>(
    `mutation ($input: ApiKeyInput!) {
      payload: apiKeyCreate(input: $input) { key apiKey { id } userErrors { code message field } }
    }`,
    { input: { name, permissions: names, expiresAt: expiresAt?.toISOString() ?? null } },
    creator.token,
  );
  if (!payload.key || !payload.apiKey) throw new Error(`No key: ${JSON.stringify(payload.userErrors)}`);
  return { id: payload.apiKey.id, token: payload.key };
}

/** Revokes a key. */
export async function revokeKey({ client }: TestApp, revoker: Person, { id }: TestKey): Promise<void> {
  await client.data(
    'mutation ($id: ID!) { apiKeyRevoke(id: $id) { userErrors { code } } }',
    { id },
    revoker.token,
  );
}
