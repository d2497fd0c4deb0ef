import type { TestClient } from '../../test/test-client.ts';

export interface SavedTaxes {
  settings: {
    version: string;
    isEnabled: boolean;
    pricesIncludeTax: boolean;
    rounding: string;
    region: string | null;
    classes: { id: string; name: string; isForDelivery: boolean; rates: object[] }[];
  } | null;
  shop: { pricesIncludeTax: boolean | null } | null;
  userErrors: { code: string; message: string; field: string[] | null }[];
}

/** Saves the settings section as staff do. */
export async function saveTaxes(
  { client }: { client: TestClient },
  token: string,
  input: object,
  expectedVersion: string | null = null,
): Promise<SavedTaxes> {
  const { payload } = await client.data<{ payload: SavedTaxes }>(
    `mutation ($input: TaxSettingsInput!, $expectedVersion: String) {
      payload: settingsTaxesUpdate(input: $input, expectedVersion: $expectedVersion) {
        settings { version isEnabled pricesIncludeTax rounding region
          classes { id name isForDelivery rates { countryCode region name rate } } }
        shop { pricesIncludeTax }
        userErrors { code message field }
      }
    }`,
    { input, expectedVersion },
    token,
  );
  return payload;
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
