import { account } from './account/feature.ts';
import { apiKeys } from './api-keys/feature.ts';
import { audit } from './audit/feature.ts';
import { auth } from './auth/feature.ts';
import { categories } from './categories/feature.ts';
import { collections } from './collections/feature.ts';
import { content } from './content/feature.ts';
import { customers } from './customers/feature.ts';
import { dashboardOf } from './dashboard/feature.ts';
import { customFields } from './custom-fields/feature.ts';
import { feeds } from './feeds/feature.ts';
import { messages } from './messages/feature.ts';
import { newsletter } from './newsletter/feature.ts';
import { orders } from './orders/feature.ts';
import { redirects } from './redirects/feature.ts';
import { orderEdits } from './orders/edits/feature.ts';
import { invoices } from './orders/invoices/feature.ts';
import { returns } from './orders/returns/feature.ts';
import { products } from './products/feature.ts';
import { promotions } from './promotions/feature.ts';
import { reviews } from './reviews/feature.ts';
import { priceCampaigns } from './price-campaigns/feature.ts';
import { search } from './search/feature.ts';
import { settings } from './settings/feature.ts';
import { sheets } from './sheets/feature.ts';
import { staff } from './staff/feature.ts';
import { webhooks } from './webhooks/feature.ts';

const features = [
  auth,
  products,
  categories,
  collections,
  content,
  redirects,
  reviews,
  priceCampaigns,
  promotions,
  feeds,
  orders,
  returns,
  orderEdits,
  invoices,
  customers,
  messages,
  newsletter,
  search,
  sheets,
  staff,
  audit,
  apiKeys,
  webhooks,
  account,
  settings,
  customFields,
] as const;

export const adminFeatures = [dashboardOf(features), ...features] as const;
