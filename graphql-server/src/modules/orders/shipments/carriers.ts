/** Tracking pages of carriers, by name. Each URL is documented by the carrier for links to a package. */
const trackingPages: ReadonlyMap<string, (trackingNumber: string) => string> = new Map([
  ['DHL', (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`],
  ['DPD', (number) => `https://tracking.dpd.de/status/en_US/parcel/${number}`],
  ['FedEx', (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`],
  ['GLS', (number) => `https://gls-group.eu/track/${number}`],
  ['Royal Mail', (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`],
  ['UPS', (number) => `https://www.ups.com/track?tracknum=${number}`],
  ['USPS', (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`],
]);

/** Carriers with a known tracking page. */
export const carriers: readonly string[] = [...trackingPages.keys()];

/** The tracking page of a package; null for an unknown carrier. */
export function trackingPage(carrier: string | null, trackingNumber: string | null): string | null {
  if (carrier === null || trackingNumber === null) return null;
  const carrierName = carriers.find((name) => name.toLowerCase() === carrier.toLowerCase());
  const page = carrierName === undefined ? undefined : trackingPages.get(carrierName);
  return page?.(encodeURIComponent(trackingNumber.replaceAll(/\s/g, ''))) ?? null;
}
