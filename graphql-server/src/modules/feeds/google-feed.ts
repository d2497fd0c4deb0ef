import { html, validXml } from '../../shared/html.ts';
import type { FeedFormat } from './feed-format.ts';
import type { FeedItem } from './feed-item.ts';

/**
 * Google's product data specification (https://support.google.com/merchants/answer/7052112) as RSS 2.0.
 * Pinterest, Microsoft and TikTok read it, too.
 */
export const googleFeed: FeedFormat = {
  path: '/feeds/google.xml',
  type: 'application/xml',
  start: ({ name, url }) =>
    `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
${validXml(html`<channel><title>${name}</title><link>${url}/</link><description>${name}</description>`)}`,
  items: (items) =>
    items
      .filter((item) => !item.isRejected)
      .map((item) => `\n${validXml(toXml(item))}`)
      .join(''),
  end: '\n</channel></rss>\n',
};

/** Google rejects a back-order of which the day is not known. */
const availabilities: Record<FeedItem['availability'], string> = {
  IN_STOCK: 'in_stock',
  PREORDER: 'preorder',
  BACKORDER: 'out_of_stock',
  SOLD_OUT: 'out_of_stock',
};

function toXml(item: FeedItem) {
  const { images, currency, price, regularPrice, brand, gtin, sku, color, size, weight, leadTimeDays } = item;
  const [image, ...further] = images;
  const period = pricePeriod(item);
  return html`<item>
    <g:id>${item.id}</g:id>
    ${item.groupId && html`<g:item_group_id>${item.groupId}</g:item_group_id>`}
    <g:title>${item.title}</g:title>
    <g:description>${item.description}</g:description>
    <g:link>${item.url}</g:link>
    <g:image_link>${image ?? ''}</g:image_link>
    ${further.map((url) => html`<g:additional_image_link>${url}</g:additional_image_link>`)}
    <g:availability>${availabilities[item.availability]}</g:availability>
    ${item.availableFrom && html`<g:availability_date>${item.availableFrom}T00:00Z</g:availability_date>`}
    <g:price>${regularPrice ?? price} ${currency}</g:price>
    ${regularPrice && html`<g:sale_price>${price} ${currency}</g:sale_price>`}
    ${period && html`<g:sale_price_effective_date>${period}</g:sale_price_effective_date>`}
    ${brand && html`<g:brand>${brand}</g:brand>`} ${gtin && html`<g:gtin>${gtin}</g:gtin>`}
    ${sku && html`<g:mpn>${sku}</g:mpn>`}
    ${!item.hasIdentifier && html`<g:identifier_exists>no</g:identifier_exists>`}
    <g:condition>new</g:condition>
    ${color && html`<g:color>${color}</g:color>`} ${size && html`<g:size>${size}</g:size>`}
    ${item.gender && html`<g:gender>${item.gender}</g:gender>`}
    ${item.ageGroup && html`<g:age_group>${item.ageGroup}</g:age_group>`}
    ${item.googleCategory && html`<g:google_product_category>${item.googleCategory}</g:google_product_category>`}
    ${item.categories.length > 0 && html`<g:product_type>${item.categories.join(' > ')}</g:product_type>`}
    ${item.shipping.map(
      (each) =>
        html`<g:shipping>
          <g:country>${each.countryCode}</g:country>
          <g:price>${each.price} ${currency}</g:price>
        </g:shipping>`,
    )}
    ${item.unitMeasure && html`<g:unit_pricing_measure>${item.unitMeasure}</g:unit_pricing_measure>`}
    ${item.unitPriceBase && html`<g:unit_pricing_base_measure>${item.unitPriceBase}</g:unit_pricing_base_measure>`}
    ${weight && html`<g:shipping_weight>${weight} g</g:shipping_weight>`}
    ${
      leadTimeDays &&
      html`<g:min_handling_time>${leadTimeDays}</g:min_handling_time>
        <g:max_handling_time>${leadTimeDays}</g:max_handling_time>`
    }
  </item>`;
}

/** When a reduced price applies, as Google and Meta write it; null if that is not limited. */
export function pricePeriod({ reducedFrom, reducedUntil }: FeedItem): string | null {
  if (!reducedFrom || !reducedUntil) return null;
  return [reducedFrom, reducedUntil].map((time) => `${time.toISOString().slice(0, 16)}Z`).join('/');
}
