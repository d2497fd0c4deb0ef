import { expect, test } from 'vitest';
import { OrderFile } from './order-file.ts';

const columns = ['Name', 'Financial Status', 'Lineitem name', 'Lineitem quantity'];
const parts = ['Name', 'Address1', 'City', 'Province', 'Country'];
const header = [
  ...columns,
  ...parts.map((part) => `Billing ${part}`),
  ...parts.map((part) => `Shipping ${part}`),
];
const billing = ['Ada Byron', '12 Row', 'New York', 'NY', 'US'];

async function deliveryStreetOf(shipping: readonly string[]): Promise<string | undefined> {
  const cells = ['#1', 'paid', 'Mug', '1', ...billing, ...shipping];
  const records = (async function* () {
    yield await Promise.resolve({ line: 1, cells });
  })();
  const rows = OrderFile.recognize(header)?.convert(records, () => undefined);
  return (await rows?.next())?.value?.values['delivery.street'];
}

test.each([
  ['that is the same', billing, undefined],
  ['with blank cells', ['', '12 Row', 'New York', '', ''], undefined],
  ['with other spaces and capitals', ['ADA BYRON', '12  Row', 'New\u00a0York', 'ny', 'US'], undefined],
  ['of another recipient', ['Anne Byron', '12 Row', 'New York', 'NY', 'US'], '12 Row'],
  ['in another street', ['', '77 Lane', '', '', ''], '77 Lane'],
])('a delivery address %s', async (_, shipping, street) => {
  expect(await deliveryStreetOf(shipping)).toBe(street);
});
