import { expect, test } from 'vitest';
import { isSameRegion } from '../../shared/places/regions.ts';
import { regionProblem } from './region-rules.ts';

const rate = (countryCode: string, region: string | null) => ({
  countryCode,
  region,
  name: 'Tax',
  rate: 7250,
});
const termsWith = (region: string | null) => ({
  delivery: { countryCode: 'US', zones: [] },
  taxes: {
    isEnabled: true,
    classes: [{ id: 'standard', name: 'Standard', isForDelivery: false, rates: [rate('US', region)] }],
  },
});

test.each([
  ['US', 'CA', 'region of a list by its code', null],
  ['US', ' california', 'by its name', null],
  ['US', 'D.C.', 'with dots', null],
  ['BR', 'Sao Paulo', 'without its accent', null],
  ['US', 'Calif.', 'in a way nobody knows', 'region.unknown'],
  ['US', 'Bavaria', 'of another country', 'region.unknown'],
  ['DE', 'Bayern', 'where there is no list', null],
  ['US', '', 'missing where a tax depends on it', 'region.missing'],
  ['CA', '', 'missing where nothing does', null],
  [null, '', 'missing at the shop’s own place', null],
  [null, 'Calif.', 'unknown in the shop’s own country', 'region.unknown'],
])('%s, "%s": %s: %s', (countryCode, region, _what, key) => {
  expect(regionProblem({ countryCode, region }, termsWith('CA'))?.key ?? null).toBe(key);
});

test('a region is only required if something depends on it', () => {
  expect(regionProblem({ countryCode: 'US' }, termsWith(null))).toBeNull();
});

test.each([
  ['US', 'CA', 'California', true],
  ['US', 'Calif.', 'California', false],
  ['CA', 'quebec', 'QC', true],
  ['CA', 'Québec', 'Quebec', true],
  ['DE', ' Bayern ', 'BAYERN', true],
  ['US', 'GA', 'Virginia', false],
])('in %s, %s and %s are the same: %s', (country, one, other, same) => {
  expect(isSameRegion(country, one, other)).toBe(same);
});
