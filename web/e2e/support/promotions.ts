import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { adminToken } from './admin.ts';
import { callApi } from './graphql.ts';

const CREATE = `mutation ($input: PromotionInput!) { promotionCreate(input: $input) { promotion { id } userErrors { code message } } }`;

/** A code that no other test uses. */
export const ownCode = (): string => `E2E-${randomUUID().slice(0, 8).toUpperCase()}`;

/**
 * Adds a promotion as the demo admin; always with a code, because an automatic one would apply to every cart.
 */
export async function ownPromotion(
  request: APIRequestContext,
  input: { title: string; code: string; [field: string]: unknown },
): Promise<void> {
  await callApi(request, CREATE, { input }, await adminToken(request));
}
