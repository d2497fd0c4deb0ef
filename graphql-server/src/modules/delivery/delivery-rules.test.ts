import { describe, expect, test } from 'vitest';
import {
  arrivalOf,
  defaultMethod,
  deliveryPlaces,
  offeredMethods,
  readyOn,
  zoneOf,
} from './delivery-rules.ts';
import type { DeliveryMethod, DeliveryPlace, DeliveryTier, DeliveryZone } from './delivery.ts';

const flat = (name: string, fee = 500): DeliveryMethod => ({
  id: name,
  name,
  pricing: 'FLAT',
  fee,
  freeFrom: null,
  tiers: [],
  minDays: null,
  maxDays: null,
  note: null,
});
const tiered = (pricing: 'BY_WEIGHT' | 'BY_TOTAL', ...tiers: [upTo: number | null, fee: number][]) => ({
  ...flat(pricing, 0),
  pricing,
  tiers: tiers.map(([upTo, fee]): DeliveryTier => ({ upTo, fee })),
});
const pickUp: DeliveryMethod = { ...flat('Shop', 0), pricing: 'PICK_UP' };

/** A zone with places such as 'US' or 'US Alaska'; without places, the rest of the world. */
const zone = (name: string, places: string[], ...methods: DeliveryMethod[]): DeliveryZone => ({
  id: name,
  name,
  methods,
  places: places.map((place): DeliveryPlace => {
    const [, countryCode = '', region] = /^(..) ?(.*)$/.exec(place) ?? [];
    return { countryCode, region: region || null };
  }),
});

const home = zone('home', ['US'], pickUp, flat('Post', 495));
const far = zone('far', ['US Alaska', 'US hi', 'CA'], flat('Air', 2500));
const never = zone('never', ['CU']);
const rest = zone('rest', [], flat('Abroad', 4000));
const zones = [home, far, never, rest];

// Computed by hand: the most specific place wins, regardless of the order of zones.
test.each<
  [countryCode: string | null, region: string | null, zones: DeliveryZone[], expected: string | null]
>([
  ['US', null, zones, 'home'],
  ['US', 'Ohio', zones, 'home'],
  ['US', 'Alaska', zones, 'far'],
  ['US', ' ALASKA ', zones, 'far'],
  ['US', 'HI', zones, 'far'],
  ['CA', 'Alaska', zones, 'far'],
  ['CA', null, zones, 'far'],
  ['CU', null, zones, 'never'],
  ['FR', 'Alaska', zones, 'rest'],
  [null, null, zones, 'home'],
  [null, 'Alaska', zones, 'far'],
  ['FR', null, [home, far], null],
  ['US', 'Ohio', [far], null],
  ['US', 'Alaska', zones.toReversed(), 'far'],
])('%s %s is in the most specific zone', (countryCode, region, of, expected) => {
  expect(zoneOf({ countryCode: 'US', zones: of }, { countryCode, region })?.name ?? null).toBe(expected);
});

describe('available methods for a parcel', () => {
  const weights = tiered('BY_WEIGHT', [1000, 400], [5000, 900]);
  const totals = tiered('BY_TOTAL', [5000, 800], [null, 300]);
  test.each<[method: DeliveryMethod, subtotal: number, weight: number, fee: number | null]>([
    [flat('Post'), 1, 90_000, 500],
    [weights, 1, 0, 400],
    [weights, 1, 1000, 400],
    [weights, 1, 1001, 900],
    [weights, 1, 5000, 900],
    [weights, 1, 5001, null],
    [totals, 5000, 0, 800],
    [totals, 5001, 0, 300],
    [totals, 9_000_000, 0, 300],
    [pickUp, 1, 90_000, 0],
  ])('%o for %i and %i g costs %s', (method, subtotal, weight, fee) => {
    const offers = offeredMethods(zone('any', [], method), { subtotal, weight });
    expect(offers[0]?.terms.fee ?? null).toBe(fee);
  });

  test('keep the order of the zone', () => {
    const offers = offeredMethods(zone('any', [], weights, flat('Post'), pickUp), {
      subtotal: 1,
      weight: 9000,
    });
    expect(offers.map(({ method }) => method.name)).toEqual(['Post', 'Shop']);
  });
});

test.each<[zones: DeliveryZone[], expected: string | null]>([
  [zones, 'Post'],
  [[rest, far], 'Abroad'],
  [[zone('pick up', ['US'], pickUp)], 'Shop'],
  [[never, far], 'Air'],
  [[never], null],
])("the default method is the first one that delivers in the shop's country", (of, expected) => {
  expect(defaultMethod({ countryCode: 'US', zones: of })?.name ?? null).toBe(expected);
});

test('delivery countries include those with only one region', () => {
  const places = deliveryPlaces({ countryCode: 'US', zones: [far, zone('eu', ['DE'], flat('Post'))] });
  expect(places).toMatchObject({ shopCountryCode: 'US', countryCodes: ['CA', 'DE', 'US'] });
  expect(places.allCountryCodes).toHaveLength(249);
  const everywhere = deliveryPlaces({ countryCode: 'US', zones }).countryCodes;
  expect(everywhere).toHaveLength(248);
  expect(everywhere).not.toContain('CU');
});

test.each([
  [2, 4, '2026-03-01', '2026-03-03'],
  [0, 0, '2026-02-27', '2026-02-27'],
  [null, 4, null, '2026-03-03'],
  [null, null, null, null],
])('%s to %s days from today', (minDays, maxDays, earliestOn, latestOn) => {
  expect(arrivalOf({ minDays, maxDays }, '2026-02-27')).toEqual({ earliestOn, latestOn });
});

test('nobody knows when something without a date arrives', () => {
  expect(arrivalOf({ minDays: 1, maxDays: 4 }, null)).toEqual({ earliestOn: null, latestOn: null });
});

const inStock = { backorderedQuantity: 0, availableFrom: '2026-03-20' };
const made = { leadTimeDays: 3 };
const inMarch = { backorderedQuantity: 1, availableFrom: '2026-03-20' };
const undated = { backorderedQuantity: 2, availableFrom: null };

test.each([
  [[], '2026-02-27'],
  [[{}, inStock], '2026-02-27'],
  [[made, inStock], '2026-03-02'],
  [[made, inMarch, inStock], '2026-03-20'],
  [[{ ...inMarch, ...made }], '2026-03-23'],
  [[{ backorderedQuantity: 1, availableFrom: '2026-02-28' }, made], '2026-03-02'],
  [[inMarch, undated], null],
])('lines %j are ready on %s', (lines, day) => {
  expect(readyOn(lines, '2026-02-27')).toBe(day);
});
