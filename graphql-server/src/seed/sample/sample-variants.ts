import { type Combination, combinationsOf } from '../../modules/catalogue/variants/variant-rules.ts';
import type { SampleProduct, StockBySize } from './sample-product.ts';

/** A variant of a sample product. Prices in cents. */
export interface SampleVariant extends Combination {
  stock: number;
  sku: string;
  barcode: string | null;
  salePrice: number;
  regularPrice: number | null;
}

/** The variants of a sample product, in the order of its options. `colours` are their names. */
export function variantsOf(sample: SampleProduct, colours: readonly string[]): SampleVariant[] {
  const { sizes = [], otherOption, salePrice, regularPrice, barcode = null } = sample;
  return combinationsOf({ colours, sizes, others: otherOption ? [otherOption.values] : [] }).flatMap(
    (combination) => {
      const stock = stockOf(sample, combination);
      const surcharge = sample.surcharges?.[sizeOf(combination) ?? ''] ?? 0;
      if (stock === null) return [];
      return {
        ...combination,
        stock,
        sku: skuOf(sample.sku, combination),
        barcode,
        salePrice: salePrice + surcharge,
        regularPrice: regularPrice === undefined ? null : regularPrice + surcharge,
      };
    },
  );
}

/** The total stock of a sample product's variants. */
export function totalStock({ stock }: Pick<SampleProduct, 'stock'>): number {
  if (typeof stock === 'number') return stock;
  const bySize = isBySize(stock) ? stock : Object.values(stock).flat();
  return bySize.reduce<number>((sum, units) => sum + (units ?? 0), 0);
}

function stockOf({ stock, sizes, otherOption }: SampleProduct, combination: Combination): number | null {
  if (typeof stock === 'number') return stock;
  const bySize = isBySize(stock) ? stock : stock[combination.colour ?? ''];
  const size = sizeOf(combination);
  const values = sizes ?? otherOption?.values ?? [];
  return bySize?.[size === null ? 0 : values.indexOf(size)] ?? null;
}

/** The option value other than the color. */
function sizeOf({ size, others }: Combination): string | null {
  return size ?? others[0] ?? null;
}

const isBySize = (stock: Exclude<SampleProduct['stock'], number>): stock is StockBySize =>
  Array.isArray(stock);

/** For example ALD-TEE-OFF-XL: letters of the color, and the letters and digits of the size. */
function skuOf(stem: string, combination: Combination): string {
  const codes = [combination.colour?.slice(0, 3), sizeOf(combination)?.replaceAll(/[^a-z\d]/gi, '')];
  return [stem, ...codes.flatMap((code) => code ?? [])].join('-').toUpperCase();
}
