/**
 * Carriers whose pages show where a parcel is, by name. Each address is the one that the carrier's own site
 * gives for a link to a parcel.
 */
const trackingPages: ReadonlyMap<string, (trackingNumber: string) => string> = new Map([
  ['DHL', (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`],
  ['DPD', (number) => `https://tracking.dpd.de/status/en_US/parcel/${number}`],
  ['FedEx', (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`],
  ['GLS', (number) => `https://gls-group.eu/track/${number}`],
  ['Royal Mail', (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`],
  ['UPS', (number) => `https://www.ups.com/track?tracknum=${number}`],
  ['USPS', (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`],
]);

/** The carriers by name that the shop knows a tracking page of. */
export const carriers: readonly string[] = [...trackingPages.keys()];

/** The page that shows where a parcel is; null for a carrier that the shop does not know. */
export function trackingPage(carrier: string | null, trackingNumber: string | null): string | null {
  if (carrier === null || trackingNumber === null) return null;
  const known = carriers.find((name) => name.toLowerCase() === carrier.toLowerCase());
  const page = known === undefined ? undefined : trackingPages.get(known);
  return page?.(encodeURIComponent(trackingNumber.replaceAll(/\s/g, ''))) ?? null;
}
