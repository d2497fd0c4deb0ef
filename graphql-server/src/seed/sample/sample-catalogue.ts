import { babysToys } from './babys-toys.ts';
import { electronics } from './electronics.ts';
import { groceriesPets } from './groceries-pets.ts';
import { healthBeauty } from './health-beauty.ts';
import { homeLifestyle } from './home-lifestyle.ts';
import { jewlery } from './jewlery.ts';
import { medecine } from './medecine.ts';
import { mensClothing } from './mens-clothing.ts';
import type { SampleProduct } from './sample-product.ts';
import { sportsOutdoor } from './sports-outdoor.ts';
import { womensClothing } from './womens-clothing.ts';

/** A category of the sample catalogue; its slug is the label in lower case. */
export interface SampleCategory {
  label: string;
  products: readonly SampleProduct[];
}

/** The categories of the shop's filter list, spelt and ordered as there (specification, section 2). */
export const sampleCatalogue: readonly SampleCategory[] = [
  { label: "Men's Clothing", products: mensClothing },
  { label: "Women's Clothing", products: womensClothing },
  { label: 'Electronics', products: electronics },
  { label: 'Home & Lifestyle', products: homeLifestyle },
  { label: 'Medecine', products: medecine },
  { label: 'Sports & Outdoor', products: sportsOutdoor },
  { label: "Baby's & Toys", products: babysToys },
  { label: 'Groceries & Pets', products: groceriesPets },
  { label: 'Health & Beauty', products: healthBeauty },
  { label: 'Jewlery', products: jewlery },
];
