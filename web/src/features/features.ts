import { account } from './account/feature.ts';
import { backOffice } from './admin/feature.ts';
import { auth } from './auth/feature.ts';
import { cart } from './cart/feature.ts';
import { catalogue } from './catalogue/feature.ts';
import { checkout } from './checkout/feature.ts';
import { contact } from './contact/feature.ts';
import { content } from './content/feature.ts';
import { legal } from './legal/feature.ts';
import { product } from './product/feature.ts';
import { reviews } from './reviews/feature.ts';
import { subscriptions } from './subscriptions/feature.ts';
import { withdrawals } from './withdrawals/feature.ts';
import { wishlist } from './wishlist/feature.ts';

export const features = [
  catalogue,
  product,
  contact,
  legal,
  auth,
  account,
  subscriptions,
  reviews,
  withdrawals,
  wishlist,
  cart,
  checkout,
  content,
  backOffice,
] as const;
