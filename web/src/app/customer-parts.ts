import { features } from '../features/features.ts';
import type { AnyFeature } from '../navigation/feature.ts';

/** Loads what the features have for customers alone. */
export const loadCustomerParts = () =>
  Promise.all(
    features.map(async ({ pages, forCustomers }: AnyFeature) => ({ pages, part: await forCustomers?.() })),
  );
