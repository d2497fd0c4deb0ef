import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { adminToken } from './admin.ts';
import { callApi } from './graphql.ts';

const CREATE = `mutation ($input: PromotionInput!) { promotionCreate(input: $input) { promotion { id } userErrors { code message } } }`;

/** A code that no other test types. */
export const ownCode = (): string => `E2E-${randomUUID().slice(0, 8).toUpperCase()}`;

/**
 * Adds a promotion as the demo admin; only by a code, since one that applies by itself is in everybody's
 * cart.
 */
export async function ownPromotion(
  request: APIRequestContext,
  input: { title: string; code: string; [field: string]: unknown },
): Promise<void> {
  await callApi(request, CREATE, { input }, await adminToken(request));
}
