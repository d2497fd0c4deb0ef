import { z } from 'zod';
import { message } from '../../shared/messages/message.ts';
import { countryCode, type Label, line, requiredLine } from '../../shared/text-rules.ts';
import { isKnownPlace } from '../../shared/places/regions.ts';
import { brokenRule } from '../../shared/validate.ts';
import { isSamePlace, isTiered } from './delivery-rules.ts';
import { type DeliveryPlace, deliveryPricings, type DeliveryZone } from './delivery.ts';

const MAX_ZONES = 50;
const MAX_PLACES = 300;
const MAX_METHODS = 20;
const MAX_TIERS = 20;
const MAX_DAYS = 365;
/** In minor units, or grams. */
const MAX_SIZE = 100_000_000;

export const deliveryAmount = z
  .int(brokenRule('price.notWhole'))
  .min(0, brokenRule('price.tooLow'))
  .max(MAX_SIZE, brokenRule('price.tooHigh', { max: MAX_SIZE }));

const optionalDays = z
  .int(brokenRule('delivery.daysInvalid', { max: MAX_DAYS }))
  .min(0, brokenRule('delivery.daysInvalid', { max: MAX_DAYS }))
  .max(MAX_DAYS, brokenRule('delivery.daysInvalid', { max: MAX_DAYS }))
  .nullish()
  .transform((days) => days ?? null);

const place = z
  .object({
    countryCode,
    region: line('label.region', 100)
      .nullish()
      .transform((region) => region || null),
  })
  .refine(isKnownPlace, { error: brokenRule('region.unknown'), path: ['region'] });

const tier = z.object({
  upTo: z
    .int(brokenRule('delivery.limitInvalid'))
    .min(1, brokenRule('delivery.limitInvalid'))
    .max(MAX_SIZE, brokenRule('delivery.limitInvalid'))
    .nullish()
    .transform((limit) => limit ?? null),
  fee: deliveryAmount,
});

const method = z
  .object({
    id: z.string().nullish(),
    name: requiredLine('label.deliveryMethodName', 60),
    pricing: z.enum(deliveryPricings),
    fee: deliveryAmount.nullish().transform((fee) => fee ?? 0),
    freeFrom: deliveryAmount.nullish().transform((amount) => amount ?? null),
    tiers: atMost(tier, 'label.tiers', MAX_TIERS)
      .nullish()
      .transform((tiers) => (tiers ?? []).toSorted((one, other) => limitOf(one) - limitOf(other))),
    minDays: optionalDays,
    maxDays: optionalDays,
    note: line('label.note', 200)
      .nullish()
      .transform((note) => note || null),
  })
  .superRefine(({ minDays, maxDays, pricing, tiers }, context) => {
    if ((minDays ?? 0) > (maxDays ?? Infinity))
      context.addIssue({ ...broken('delivery.daysReversed'), path: ['maxDays'] });
    if (isTiered(pricing) && tiers.length === 0)
      context.addIssue({ ...broken('delivery.noTiers'), path: ['tiers'] });
    if (new Set(tiers.map(limitOf)).size < tiers.length)
      context.addIssue({ ...broken('delivery.sameLimit'), path: ['tiers'] });
  })
  // Clears the fields that this kind of method does not use.
  .transform((chosen) => (isTiered(chosen.pricing) ? { ...chosen, fee: 0 } : { ...chosen, tiers: [] }));

const zone = z.object({
  id: z.string().nullish(),
  name: requiredLine('label.zoneName', 60),
  places: atMost(place, 'label.places', MAX_PLACES),
  methods: atMost(method, 'label.deliveryMethods', MAX_METHODS),
});

/** Delivery zones as staff send them. */
export const deliveryZones = atMost(zone, 'label.zones', MAX_ZONES).superRefine((zones, context) => {
  if (!zones.some(({ methods }) => methods.length > 0)) context.addIssue(broken('delivery.noMethods'));
  const restOfWorld = zones.findIndex(({ places }) => places.length === 0);
  for (const [index, { places }] of zones.entries()) {
    if (places.length === 0 && index !== restOfWorld)
      context.addIssue({ ...broken('delivery.secondRest'), path: [index, 'places'] });
    for (const [position, named] of places.entries())
      if (isNamedBefore(zones, named, index, position))
        context.addIssue({ ...broken('delivery.placeTwice'), path: [index, 'places', position] });
  }
});

function isNamedBefore(
  zones: readonly Pick<DeliveryZone, 'places'>[],
  named: DeliveryPlace,
  index: number,
  position: number,
): boolean {
  const before = [
    ...zones.slice(0, index).flatMap(({ places }) => places),
    ...(zones[index]?.places.slice(0, position) ?? []),
  ];
  return before.some((other) => isSamePlace(other, named));
}

/** An issue of a rule across several fields. */
function broken(
  key:
    | 'delivery.daysReversed'
    | 'delivery.noTiers'
    | 'delivery.sameLimit'
    | 'delivery.noMethods'
    | 'delivery.secondRest'
    | 'delivery.placeTwice',
) {
  return { code: 'custom' as const, message: brokenRule(key) };
}

function atMost<Item extends z.ZodType>(item: Item, label: Label, max: number) {
  return z.array(item).max(max, brokenRule('list.tooLong', { what: message(label), max }));
}

const limitOf = ({ upTo }: { upTo: number | null }) => upTo ?? Infinity;
