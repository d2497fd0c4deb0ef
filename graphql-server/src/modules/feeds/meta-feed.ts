import { stringify } from 'csv-stringify/sync';
import type { FeedFormat } from './feed-format.ts';
import type { FeedItem } from './feed-item.ts';
import { pricePeriod } from './google-feed.ts';

const availabilities: Record<FeedItem['availability'], string> = {
  IN_STOCK: 'in stock',
  PREORDER: 'preorder',
  BACKORDER: 'available for order',
  SOLD_OUT: 'out of stock',
};

/** The fields of Meta's catalogs (https://www.facebook.com/business/help/120325381656392). */
const columns: Readonly<Record<string, (item: FeedItem) => string | null>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  availability: ({ availability, leadTimeDays }) =>
    availability === 'IN_STOCK' && leadTimeDays !== null
      ? 'available for order'
      : availabilities[availability],
  condition: () => 'new',
  price: ({ price, regularPrice, currency }) => `${regularPrice ?? price} ${currency}`,
  link: ({ url }) => url,
  image_link: ({ images }) => images[0] ?? null,
  additional_image_link: ({ images }) =>
    images
      .slice(1)
      .map((url) => url.replaceAll(',', '%2C'))
      .join(','),
  brand: ({ brand }) => brand,
  gtin: ({ gtin }) => gtin,
  mpn: ({ sku }) => sku,
  sale_price: ({ price, regularPrice, currency }) => (regularPrice === null ? null : `${price} ${currency}`),
  sale_price_effective_date: pricePeriod,
  item_group_id: ({ groupId }) => groupId,
  color: ({ color }) => color,
  size: ({ size }) => size,
  gender: ({ gender }) => gender,
  age_group: ({ ageGroup }) => ageGroup,
  google_product_category: ({ googleCategory }) => googleCategory,
  product_type: ({ categories }) => categories.join(' > '),
  shipping: ({ shipping, currency }) =>
    shipping
      .map(({ countryCode, service, price }) => {
        // Only so written, free delivery is shown in ads.
        const amount = Number(price) === 0 ? '0.0' : price;
        return `${countryCode}::${service.replaceAll(/\s*[:;,]\s*/g, ' ')}:${amount} ${currency}`;
      })
      .join(','),
  shipping_weight: ({ weight }) => (weight === null ? null : `${weight} g`),
};

/** For programs, unlike the shop's other CSV files: a title that begins like a formula stays as it is. */
export const metaFeed: FeedFormat = {
  path: '/feeds/meta.csv',
  type: 'text/csv',
  start: () => stringify([Object.keys(columns)]),
  items: (items) =>
    stringify(
      items
        .filter((item) => !item.isRejected)
        .map((item) => Object.values(columns).map((valueOf) => valueOf(item))),
    ),
  end: '',
};
