import { SaveTaxSettings } from '../../test/documents.generated.ts';
import type { TestClient } from '../../test/test-client.ts';

/** Saves the settings section as staff do. */
export async function saveTaxes(
  { client }: { client: TestClient },
  token: string,
  input: object,
  expectedVersion: string | null = null,
): Promise<SaveTaxSettings['payload']> {
  return (await client.data(SaveTaxSettings, { input, expectedVersion }, token)).payload;
}

const salesTax = { countryCode: 'US', name: 'Sales tax', rate: 10_000 };
export const standard = {
  id: 'standard',
  name: 'Standard',
  isForDelivery: true,
  rates: [
    salesTax,
    { ...salesTax, region: 'Hawaii', rate: 4166 },
    { countryCode: 'DE', name: 'VAT', rate: 19_000 },
    { countryCode: 'GB', name: 'VAT', rate: 20_000 },
  ],
};
export const reduced = {
  name: 'Reduced',
  rates: [
    { countryCode: 'DE', name: 'VAT', rate: 7000 },
    { countryCode: 'GB', name: 'VAT', rate: 0 },
  ],
};
