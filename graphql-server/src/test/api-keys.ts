import type { Permission } from '../shared/permissions.ts';
import { CreateApiKey, type Permission as PermissionName, RevokeApiKey } from './documents.generated.ts';
import type { TestApp } from './start-test-app.ts';
import type { Person } from './users.ts';

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
  const names = permissions.map((permission) => permission.replace(':', '_').toUpperCase() as PermissionName);
  const input = { name, permissions: names, expiresAt: expiresAt?.toISOString() ?? null };
  const { key, apiKey, userErrors } = await client.payload(CreateApiKey, { input }, creator.token);
  if (!key || !apiKey) throw new Error(`No key: ${JSON.stringify(userErrors)}`);
  return { id: apiKey.id, token: key };
}

/** Revokes a key. */
export async function revokeKey({ client }: TestApp, revoker: Person, { id }: TestKey): Promise<void> {
  await client.data(RevokeApiKey, { id }, revoker.token);
}
