import { features } from '../features/features.ts';
import type { AnyFeature } from '../navigation/feature.ts';

/** Loads the parts of all features that only customers see. */
export const loadCustomerParts = () =>
  Promise.all(
    features.map(async ({ pages, forCustomers }: AnyFeature) => ({ pages, part: await forCustomers?.() })),
  );
