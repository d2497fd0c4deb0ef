import type {
  ProductStatus,
  ProductVariantUpdateInput,
  ProductsUpdateInput,
  VariantBefore_variantBeforeFragment,
} from '../../../../gql/graphql.ts';

/** A changed product, with the data needed to undo the change. */
interface ChangedProduct {
  productId: string;
  product?: Listed<VariantNow> | null;
  before?: Listed<VariantBefore_variantBeforeFragment> | null;
}

interface Listed<Variant> {
  status: ProductStatus;
  category: { slug: string };
  tags: readonly string[];
  variants: readonly Variant[];
}

interface VariantNow {
  id: string;
  salePrice: number;
  regularPrice?: number | null;
}

/** The API calls that undo a change. */
export interface UndoChanges {
  products: { ids: string[]; input: ProductsUpdateInput }[];
  variants: ProductVariantUpdateInput[];
}

/**
 * The changes that undo a bulk change: each product's previous values, where they differ from the current
 * ones.
 */
export function undoOfProducts(results: readonly ChangedProduct[]): UndoChanges {
  const byInput = new Map<string, string[]>();
  const variants: ProductVariantUpdateInput[] = [];
  for (const { productId, product, before } of results) {
    if (!product || !before) continue;
    const addTags = before.tags.filter((tag) => !product.tags.includes(tag));
    const removeTags = product.tags.filter((tag) => !before.tags.includes(tag));
    const input: ProductsUpdateInput = {
      ...(before.status !== product.status && { status: before.status }),
      ...(before.category.slug !== product.category.slug && { category: before.category.slug }),
      ...(addTags.length > 0 && { addTags }),
      ...(removeTags.length > 0 && { removeTags }),
    };
    if (Object.keys(input).length > 0) {
      const key = JSON.stringify(input);
      byInput.set(key, [...(byInput.get(key) ?? []), productId]);
    }
    variants.push(...before.variants.flatMap((each) => undoOfVariant(each, product.variants)));
  }
  const products = [...byInput].map(([key, ids]) => ({ ids, input: JSON.parse(key) as ProductsUpdateInput }));
  return { products, variants };
}

/**
 * The changes that undo a variant's change; nothing if nothing changed. The price is restored only if it has
 * not changed since. Stock changes by the difference, so that units sold since stay sold.
 */
export function undoOfVariant(
  { variantId: id, salePrice, regularPrice, stockBy }: VariantBefore_variantBeforeFragment,
  now: readonly VariantNow[],
): ProductVariantUpdateInput[] {
  const variant = now.find((each) => each.id === id);
  if (!variant) return [];
  const hasOtherPrice =
    variant.salePrice !== salePrice || (variant.regularPrice ?? null) !== (regularPrice ?? null);
  if (!hasOtherPrice && stockBy === 0) return [];
  return [
    {
      id,
      ...(hasOtherPrice && {
        salePrice,
        regularPrice: regularPrice ?? null,
        expectedSalePrice: variant.salePrice,
      }),
      ...(stockBy !== 0 && { stockBy: -stockBy }),
    },
  ];
}
