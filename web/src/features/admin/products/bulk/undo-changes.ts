import type {
  ProductStatus,
  ProductVariantUpdateInput,
  ProductsUpdateInput,
  VariantBefore_variantBeforeFragment,
} from '../../../../gql/graphql.ts';

/** A change of one of several products, as far as it takes to take it back. */
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

/** The calls that take a change back. */
export interface UndoChanges {
  products: { ids: string[]; input: ProductsUpdateInput }[];
  variants: ProductVariantUpdateInput[];
}

/**
 * What takes back a change of several products: what each was before, as far as it differs from what it is
 * now.
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
 * What takes back a change of a variant; nothing when it has changed nothing. A price only as long as nobody
 * has changed it since; stock by the difference, so that what was sold since stays sold.
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
