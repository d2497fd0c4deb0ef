import { t } from '@lingui/core/macro';
import { type Feature, screen } from '../../navigation/feature.ts';
import { page } from '../../navigation/page.ts';

const pages = {
  product: page('/shop/:id', (title) => title ?? t`Product`),
  sizeGuide: page('/size-guide', () => t`Size guide`),
};

export const product: Feature<typeof pages> = {
  pages,
  screens: {
    product: screen(() => import('./product-page.tsx'), 'ProductPage'),
    sizeGuide: screen(() => import('./size-guide/size-guide-page.tsx'), 'SizeGuidePage'),
  },
};
