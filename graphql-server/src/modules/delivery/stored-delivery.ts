import type { MinorUnits } from '../../shared/money/money.ts';
import { newId } from '../../shared/new-id.ts';
import { defaultMethod, isTiered, leastFee } from './delivery-rules.ts';
import type { DeliveryMethod, DeliverySettings, DeliveryZone } from './delivery.ts';

/**
 * Stored settings, which override the defaults. Without zones, `fee` applies to one zone that covers all
 * places.
 */
type StoredDelivery = Omit<DeliverySettings, 'zones'> & { zones?: DeliveryZone[] | undefined };

/** A zone as staff send it; zones and methods without an id are new. */
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

/** The settings in force. A shop without its own zones delivers everywhere for its fee. */
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
 * The stored form of a settings change. If there are zones, a change of the fee or its threshold applies to
 * the default method.
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

/** Zones with a changed price of the default method, for callers that only send that price. */
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

/** Zones with ids: existing ones keep theirs, new ones get one. */
function identified(zones: readonly ZoneInput[], before: readonly DeliveryZone[]): DeliveryZone[] {
  const existingIds = new Set(
    before.flatMap(({ id, methods }) => [id, ...methods.map((method) => method.id)]),
  );
  const idOf = (id: string | null | undefined) => {
    // If an id is sent twice, the second is a new zone or method.
    if (id && existingIds.delete(id)) return id;
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
