import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { adminToken } from './admin.ts';
import { callApi } from './graphql.ts';

/**
 * The parent of test categories: tests count the top-level categories, and this one has no test of its own.
 */
export const TOP = { label: 'Groceries & Pets', slug: 'groceries & pets' };

export interface OwnCategory {
  id: string;
  slug: string;
  label: string;
}

const CREATE = `mutation ($input: CategoryInput!) { categoryCreate(input: $input) {
  category { id slug label } userErrors { code message } } }`;
const LIST = '{ categories { id slug label } }';

export const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

/** Creates a category as the demo admin, in another one or in `TOP`. */
export async function ownCategory(request: APIRequestContext, parent?: OwnCategory): Promise<OwnCategory> {
  const token = await adminToken(request);
  const { categories } = await callApi<{ categories: OwnCategory[] }>(request, LIST);
  const parentId = parent?.id ?? categories.find(({ slug }) => slug === TOP.slug)?.id;
  const input = { label: unique('Kites'), parentId };
  const { categoryCreate } = await callApi<{ categoryCreate: { category: OwnCategory } }>(
    request,
    CREATE,
    { input },
    token,
  );
  return categoryCreate.category;
}

/** Deletes categories, the innermost first; their products move to the top one. */
export async function removeCategories(request: APIRequestContext, ...labels: string[]): Promise<void> {
  const token = await adminToken(request);
  for (const label of labels) {
    const { categories } = await callApi<{ categories: OwnCategory[] }>(request, LIST, {}, token);
    const idOf = (predicate: (category: OwnCategory) => boolean) => categories.find(predicate)?.id;
    await callApi(
      request,
      `mutation ($id: ID!, $to: ID) { categoryDelete(id: $id, moveProductsTo: $to) { userErrors { code message } } }`,
      { id: idOf((category) => category.label === label), to: idOf(({ slug }) => slug === TOP.slug) },
      token,
    );
  }
}
