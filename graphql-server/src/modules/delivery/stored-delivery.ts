import type { MinorUnits } from '../../shared/money/money.ts';
import { newId } from '../../shared/new-id.ts';
import { defaultMethod, isTiered, leastFee } from './delivery-rules.ts';
import type { DeliveryMethod, DeliverySettings, DeliveryZone } from './delivery.ts';

/**
 * What is stored of the settings, on top of the defaults. Without zones, the fee is that of one zone that is
 * everywhere.
 */
type StoredDelivery = Omit<DeliverySettings, 'zones'> & { zones?: DeliveryZone[] | undefined };

/** A zone as staff send it: without ids, zones and methods are new. */
interface ZoneInput extends Omit<DeliveryZone, 'id' | 'methods'> {
  id?: string | null | undefined;
  methods: (Omit<DeliveryMethod, 'id'> & { id?: string | null | undefined })[];
}

interface DeliveryChange {
  countryCode?: string;
  fee?: MinorUnits;
  freeFrom?: MinorUnits | null;
  zones?: ZoneInput[];
}

/** The settings in force. A shop that has no zones of its own delivers everywhere for its fee. */
export function deliverySettings({ zones: stored, ...others }: StoredDelivery): DeliverySettings {
  if (!stored) return { ...others, zones: [everywhere(others)] };
  const method = defaultMethod({ ...others, zones: stored });
  return {
    ...others,
    zones: stored,
    fee: method ? leastFee(method) : 0,
    freeFrom: method?.freeFrom ?? null,
  };
}

/**
 * What is stored of a change that staff make. Once there are zones, the fee and its threshold are changed in
 * their default method.
 */
export function deliveryChange(
  { zones, ...change }: DeliveryChange,
  stored: { zones?: unknown },
  before: DeliverySettings,
): object {
  const { countryCode } = change;
  if (zones) return { ...(countryCode && { countryCode }), zones: identified(zones, before.zones) };
  if (!stored.zones || (change.fee === undefined && change.freeFrom === undefined)) return change;
  const { fee, freeFrom, ...others } = change;
  return { ...others, zones: withDefaultPrice(before, { fee, freeFrom }) };
}

/** Zones with the prices of the default method changed, for callers who only know those. */
function withDefaultPrice(
  settings: DeliverySettings,
  change: { fee?: MinorUnits | undefined; freeFrom?: MinorUnits | null | undefined },
): DeliveryZone[] {
  const id = defaultMethod(settings)?.id;
  const changed = (method: DeliveryMethod): DeliveryMethod => ({
    ...method,
    ...(change.fee !== undefined && !isTiered(method.pricing) && { fee: change.fee }),
    ...(change.freeFrom !== undefined && { freeFrom: change.freeFrom }),
  });
  return settings.zones.map((zone) => ({
    ...zone,
    methods: zone.methods.map((method) => (method.id === id ? changed(method) : method)),
  }));
}

/** The zones that staff send; what was there keeps its id, and the rest gets one. */
function identified(zones: readonly ZoneInput[], before: readonly DeliveryZone[]): DeliveryZone[] {
  const known = new Set(before.flatMap(({ id, methods }) => [id, ...methods.map((method) => method.id)]));
  const idOf = (id: string | null | undefined) => {
    // What is sent twice under one id is two things.
    if (id && known.delete(id)) return id;
    return newId();
  };
  return zones.map(({ id, methods, ...zone }) => ({
    id: idOf(id),
    ...zone,
    methods: methods.map(({ id: methodId, ...method }) => ({ id: idOf(methodId), ...method })),
  }));
}

function everywhere({ fee, freeFrom }: Pick<DeliverySettings, 'fee' | 'freeFrom'>): DeliveryZone {
  const standard: DeliveryMethod = {
    id: 'standard',
    name: 'Standard delivery',
    pricing: 'FLAT',
    fee,
    freeFrom,
    tiers: [],
    minDays: null,
    maxDays: null,
    note: null,
  };
  return { id: 'everywhere', name: 'Everywhere', places: [], methods: [standard] };
}
