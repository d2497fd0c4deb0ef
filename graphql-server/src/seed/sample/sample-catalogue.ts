import type { SizeGuide } from '../../modules/catalogue/categories/category-rules.ts';
import { babysToys } from './products/babys-toys.ts';
import { electronics } from './products/electronics.ts';
import { groceriesPets } from './products/groceries-pets.ts';
import { healthBeauty } from './products/health-beauty.ts';
import { homeLifestyle } from './products/home-lifestyle.ts';
import { jewlery } from './products/jewlery.ts';
import { medecine } from './products/medecine.ts';
import { mensClothing } from './products/mens-clothing.ts';
import type { SampleProduct } from './sample-product.ts';
import { sportsOutdoor } from './products/sports-outdoor.ts';
import { womensClothing } from './products/womens-clothing.ts';

/** A category of the sample catalogue; its slug is the label in lower case. */
export interface SampleCategory {
  label: string;
  /** The key of the product whose picture it shows. */
  picture: string;
  products: readonly SampleProduct[];
  /** Its subcategories. Their products are also in this category, as the specification has it. */
  children?: readonly SampleSubcategory[];
}

/** A subcategory of one of the specification's categories. */
export interface SampleSubcategory {
  slug: string;
  label: string;
  /** The keys of its products; the first one's picture is the category's. */
  keys: readonly [string, ...string[]];
  sizeGuide?: SizeGuide;
}

/** The categories of the shop's filter list, with its spelling and order (specification, section 2). */
export const sampleCatalogue: readonly SampleCategory[] = [
  {
    label: "Men's Clothing",
    picture: 'shirt',
    products: mensClothing,
    children: [
      {
        slug: "men's t-shirts & tops",
        label: 'T-shirts & Tops',
        keys: ['tee', 'hoodie'],
        sizeGuide: 'MENS_TOPS',
      },
      { slug: "men's shirts", label: 'Shirts', keys: ['shirt'], sizeGuide: 'MENS_TOPS' },
      { slug: "men's jackets", label: 'Jackets', keys: ['bomber'], sizeGuide: 'MENS_TOPS' },
      {
        slug: "men's trousers & shorts",
        label: 'Pants & Shorts',
        keys: ['jeans', 'chinos', 'shorts'],
        sizeGuide: 'MENS_TROUSERS',
      },
      { slug: "men's shoes", label: 'Shoes', keys: ['sneaker'], sizeGuide: 'SHOES' },
      { slug: "men's accessories", label: 'Accessories', keys: ['cap'] },
    ],
  },
  {
    label: "Women's Clothing",
    picture: 'cardigan',
    products: womensClothing,
    children: [
      {
        slug: "women's dresses & skirts",
        label: 'Dresses & Skirts',
        keys: ['dress', 'sundress', 'skirt'],
        sizeGuide: 'WOMENS_CLOTHES',
      },
      {
        slug: "women's tops & knitwear",
        label: 'Tops & Knitwear',
        keys: ['blouse', 'breton', 'cardigan'],
        sizeGuide: 'WOMENS_CLOTHES',
      },
      { slug: "women's shoes", label: 'Shoes', keys: ['womenssneaker'], sizeGuide: 'SHOES' },
      { slug: "women's bags", label: 'Bags', keys: ['handbag'] },
      { slug: "women's accessories", label: 'Accessories', keys: ['sunglasses', 'sunhat'] },
    ],
  },
  { label: 'Electronics', picture: 'laptop', products: electronics },
  { label: 'Home & Lifestyle', picture: 'chair', products: homeLifestyle },
  { label: 'Medecine', picture: 'firstaid', products: medecine },
  { label: 'Sports & Outdoor', picture: 'tent', products: sportsOutdoor },
  { label: "Baby's & Toys", picture: 'teddy', products: babysToys },
  { label: 'Groceries & Pets', picture: 'coffee', products: groceriesPets },
  { label: 'Health & Beauty', picture: 'perfume', products: healthBeauty },
  { label: 'Jewlery', picture: 'necklace', products: jewlery },
];

/** The sample product with this key, and its main category's slug. */
export function sampleOf(key: string): { product: SampleProduct; categorySlug: string } {
  for (const { label, products } of sampleCatalogue) {
    const product = products.find((candidate) => candidate.key === key);
    if (product) return { product, categorySlug: label.toLowerCase() };
  }
  throw new Error(`No sample product is called ${key}`);
}
