import {
  CreateDraft,
  type Draft,
  PlaceDraft,
  ReadDraft,
  UpdateDraft,
} from '../../../test/documents.generated.ts';
import type { TestApp } from '../../../test/start-test-app.ts';
import type { Person } from '../../../test/users.ts';

/** Draft operations of a staff member, over HTTP. */
export function draftOrderCalls(shop: TestApp, clerk: () => Person) {
  const create = async (input: object) =>
    (await shop.client.data(CreateDraft, { input }, clerk().token)).payload;

  async function aDraft(input: object): Promise<Draft> {
    const { draftOrder, userErrors } = await create(input);
    if (!draftOrder) throw new Error(JSON.stringify(userErrors));
    return draftOrder;
  }

  const update = async (id: string, input: object, expectedVersion: string | null = null) =>
    (await shop.client.data(UpdateDraft, { id, input, expectedVersion }, clerk().token)).payload;

  const place = async (id: string, expected: { expectedVersion?: string; expectedTotal?: number } = {}) =>
    (await shop.client.data(PlaceDraft, { id, ...expected }, clerk().token)).payload;

  const read = async (id: string) => (await shop.client.data(ReadDraft, { id }, clerk().token)).draftOrder;

  return { create, aDraft, update, place, read };
}
