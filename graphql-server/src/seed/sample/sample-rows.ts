import type { SampleRows } from '../../shared/demo-data.ts';
import { WELCOME } from '../seed-promotions.ts';
import { demoAdmin } from './demo-admin.ts';
import { demoCustomers } from './demo-customers.ts';
import { demoShopper } from './demo-shopper.ts';
import { samplePages } from './pages.ts';
import { sampleCatalogue } from './sample-catalogue.ts';
import { sampleCollections } from './sample-collections.ts';
import { sampleId } from './sample-id.ts';
import { samplePriceCampaign } from './sample-price-campaign.ts';

/** The ids of the sample shop's rows. Rows that belong to others, such as an order's lines, have none. */
export const sampleRows: SampleRows = {
  ids: [
    ...sampleCatalogue.flatMap(({ label, products, children = [] }) => [
      sampleId('category', label.toLowerCase()),
      ...children.map(({ slug }) => sampleId('category', slug)),
      ...products.map(({ key }) => sampleId('product', key)),
    ]),
    // Handles depend neither on the currency nor on the shop's name.
    ...sampleCollections('USD').map(({ handle }) => sampleId('collection', handle)),
    ...samplePages('').map(({ handle }) => sampleId('page', handle)),
    sampleId('campaign', samplePriceCampaign.key),
    sampleId('promotion', WELCOME),
  ],
  accounts: [demoAdmin, demoShopper, ...demoCustomers].map(({ email, password }) => ({
    id: sampleId('user', email),
    password,
  })),
};
