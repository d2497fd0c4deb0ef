import { SaveDeliverySettings } from '../../test/documents.generated.ts';
import type { TestClient } from '../../test/test-client.ts';

/** Saves the settings section as staff do. */
export async function saveDelivery(
  { client }: { client: TestClient },
  token: string,
  input: object,
  expectedVersion: string | null = null,
): Promise<SaveDeliverySettings['payload']> {
  return (await client.data(SaveDeliverySettings, { input, expectedVersion }, token)).payload;
}

export const post = { name: 'Post', pricing: 'FLAT', fee: 495, freeFrom: 14_000, minDays: 2, maxDays: 4 };
export const freight = {
  name: 'Freight',
  pricing: 'BY_WEIGHT',
  tiers: [
    { upTo: 20_000, fee: 3000 },
    { upTo: 5000, fee: 1200 },
  ],
};
const counter = { name: 'At the shop', pricing: 'PICK_UP', note: '24 Harbour Street' };
export const zones = [
  { name: 'Home', places: [{ countryCode: 'US' }], methods: [post, freight, counter] },
  { name: 'Islands', places: [{ countryCode: 'US', region: 'Hawaii' }], methods: [{ ...post, fee: 2500 }] },
  { name: 'Nowhere', places: [{ countryCode: 'CU' }], methods: [] },
];
