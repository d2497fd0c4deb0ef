import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { UserError, userError, type UserErrorIssue } from '../../../errors.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { MAX_TAGS, tagsAfter } from '../../../shared/tag-rules.ts';
import { validate } from '../../../shared/validate.ts';
import type { Actor } from '../../../shared/principal.ts';
import { CategoryEntity } from '../categories/category.entity.ts';
import { ProductCategoryEntity } from '../categories/product-category.entity.ts';
import type { ProductStatus } from '../listing/product-listing.ts';
import type { CatalogueService } from '../products/catalogue.service.ts';
import type { Product } from '../products/product-query.ts';
import type { ProductEntity } from '../products/product.entity.ts';
import { basePricesOf, pricesInForce } from '../products/prices-in-force.ts';
import { assertPricesFit, type PriceTerms } from '../products/product-rules.ts';
import { lockWithVariants, type LockedProduct, slicesOf } from './lock-with-variants.ts';
import { ProductVariantEntity } from '../variants/product-variant.entity.ts';
import { variantTitle } from '../variants/sellable-product.ts';
import type { StockLedger } from '../variants/stock-ledger.port.ts';
import { combinationIn, stockAfter } from '../variants/variant-rules.ts';
import { summaryOf, type VariantValues } from '../variants/variant-summary.ts';
import {
  type BulkChange,
  bulkChangeSchema,
  valuesAfter,
  valuesAfterOwn,
  type VariantChange,
  variantChangeSchema,
  variantChangesSchema,
} from './bulk-change-rules.ts';

/** A variant's values before a change, and the number of units that the change added to its stock. */
type VariantBefore = VariantValues & { variantId: string; stockBy: number };

/** The outcome for one of several products or variants. */
interface Result<Before> {
  /** The current product; null when it does not exist. */
  product: Product | null;
  /** Its values before the change; null when it was not changed. */
  before: Before | null;
  userErrors: readonly UserErrorIssue[];
}

/** A product's values before a bulk change. */
export interface ProductBefore {
  status: ProductStatus;
  category: { id: string; slug: string; label: string };
  tags: readonly string[];
  variants: VariantBefore[];
}

export type ProductResult = Result<ProductBefore> & { productId: string };
export type VariantResult = Result<VariantBefore> & { variantId: string };

/** The outcome for a product or variant: its former values, or why it was not changed. */
type Outcome<Before> = { before: Before } | { userErrors: readonly UserErrorIssue[] };

/** A variant and its new values. */
interface Change {
  variant: ProductVariantEntity;
  after: VariantValues;
}

/**
 * Bulk changes by admins. Each product or variant is either changed or gets its own errors. All changes share
 * one transaction.
 */
export class BulkChangeService {
  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: CatalogueService,
    private readonly ledger: () => StockLedger,
    private readonly priceTerms: PriceTerms,
  ) {}

  /**
   * Applies the same change to several products. The stock ledger names the admin.
   * @returns one result per id, in the order of the ids; repeated ids count once
   * @throws UserError for problems that concern all products: broken rules of the change, or an unknown
   * category
   */
  async updateProducts(ids: string[], change: unknown, admin: Actor): Promise<ProductResult[]> {
    const request = validate(bulkChangeSchema, { ids, input: change });
    const outcomes = await retryTransaction(this.em, async (em) => {
      const locked = await lockWithVariants(em, request.ids);
      const category = request.input.category ? await findCategory(em, request.input.category) : null;
      const decided = new Map<string, Outcome<ProductBefore>>();
      for (const [id, lockedProduct] of locked) {
        decided.set(
          id,
          attempt(() => this.changeProduct(em, lockedProduct, { ...request.input, category }, admin)),
        );
      }
      if (category) await leaveFurtherCategories(em, [...locked.values()], category);
      return decided;
    });
    const products = await this.catalogue.findMany(request.ids, 'ALL');
    return request.ids.map((productId) => ({
      productId,
      product: products.get(productId) ?? null,
      ...toResult(outcomes.get(productId) ?? notFound(message('product.notFound'))),
    }));
  }

  /**
   * Applies an individual change to each variant, in one transaction. The stock ledger names the admin.
   * @returns one result per change, in the order of the changes; only the first change to a variant is
   * applied
   * @throws UserError for problems that concern all changes: too many, or none
   */
  async updateVariants(input: unknown, admin: Actor): Promise<VariantResult[]> {
    const { changes } = validate(variantChangesSchema, { changes: input });
    const productIds = await this.productsOf(changes.map(({ id }) => id));
    const productOf = (id: string) => productIds.get(id) ?? '';
    const firsts = new Map([...changes].reverse().map((change) => [change.id, change]));
    // Sorted by product, because rows are locked in the order of product ids.
    const ordered = [...firsts.values()].sort((one, other) =>
      productOf(one.id) < productOf(other.id) ? -1 : 1,
    );
    const outcomes = await retryTransaction(this.em, async (em) => {
      const decided = new Map<string, Outcome<VariantBefore>>();
      for (const slice of slicesOf(ordered)) {
        // A separate fork per slice, because each flush compares all entities of its unit of work.
        const part = em.fork({ keepTransactionContext: true });
        const locked = await lockWithVariants(part, [...new Set(slice.map(({ id }) => productOf(id)))]);
        for (const change of slice) {
          const lockedProduct = locked.get(productOf(change.id));
          const variant = lockedProduct?.offered.find(({ id }) => id === change.id);
          if (!lockedProduct || !variant) continue;
          decided.set(
            change.id,
            attempt(() =>
              this.changeVariant(part, lockedProduct, variant, validate(variantChangeSchema, change), admin),
            ),
          );
        }
        await part.flush();
      }
      return decided;
    });
    const products = new Map<string, Product>();
    for (const slice of slicesOf([...new Set(productIds.values())]))
      for (const [id, product] of await this.catalogue.findMany(slice, 'ALL')) products.set(id, product);
    return changes.map((change) => ({
      variantId: change.id,
      product: products.get(productOf(change.id)) ?? null,
      ...toResult(
        firsts.get(change.id) === change
          ? (outcomes.get(change.id) ?? notFound(message('variant.notFound')))
          : repeated(),
      ),
    }));
  }

  /** Changes all of a product's variants or none. @throws UserError when one can't be changed */
  private changeProduct(
    em: EntityManager,
    { product, offered }: LockedProduct,
    {
      status,
      category,
      addTags,
      removeTags,
      ...rules
    }: Omit<BulkChange, 'category'> & { category: CategoryEntity | null },
    admin: Actor,
  ): ProductBefore {
    const changes = offered.map((variant) => ({
      variant,
      after: valuesAfter(named(product, variant), rules, this.priceTerms),
    }));
    const tags = tagsAfter(product.tags, { add: addTags ?? [], remove: removeTags ?? [] });
    if (tags.length > MAX_TAGS)
      throw userError('INVALID_VALUE', message('tags.tooMany', { max: MAX_TAGS }), ['input', 'addTags']);
    const { id, slug, label } = product.category;
    const was = { status: product.status, category: { id, slug, label }, tags: product.tags };
    const before = { ...was, variants: changes.map(beforeOf) };
    em.assign(product, { status: status ?? product.status, category: category ?? product.category, tags });
    this.assign(em, { product, offered }, changes, admin);
    return before;
  }

  /** @throws UserError when the variant has other values than expected, or can't be changed */
  private changeVariant(
    em: EntityManager,
    locked: LockedProduct,
    variant: ProductVariantEntity,
    change: VariantChange,
    admin: Actor,
  ): VariantBefore {
    assertPricesFit(change, this.priceTerms, []);
    const after = valuesAfterOwn(named(locked.product, variant), change, this.priceTerms);
    const before = beforeOf({ variant, after });
    this.assign(em, locked, [{ variant, after }], admin);
    return before;
  }

  private assign(
    em: EntityManager,
    { product, offered }: LockedProduct,
    changes: readonly Change[],
    admin: Actor,
  ): void {
    for (const { variant, after } of changes) {
      const quantity = after.stock - variant.stock;
      const units = variant.tracksStock ? stockAfter(variant, quantity) : {};
      em.assign(variant, { ...units, ...pricesInForce(after, product, this.priceTerms.step) });
      if (quantity === 0) continue;
      this.ledger().recordEntry(em, { variantId: variant.id, quantity, reason: 'CORRECTION' }, admin);
    }
    em.assign(product, summaryOf(offered));
  }

  /** Returns product ids by variant id. */
  private async productsOf(variantIds: readonly string[]): Promise<Map<string, string>> {
    const variants = await this.em.find(
      ProductVariantEntity,
      { id: { $in: variantIds.filter(isUuid) } },
      { fields: ['product'] },
    );
    return new Map(variants.map(({ id, product }) => [id, product.id]));
  }
}

/** Locks the category against deletion until the commit. @throws UserError INVALID_VALUE */
async function findCategory(em: EntityManager, slug: string): Promise<CategoryEntity> {
  const category = await em.findOne(
    CategoryEntity,
    { slug, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_READ },
  );
  if (category) return category;
  throw userError('INVALID_VALUE', message('category.notFound'), ['input', 'category']);
}

/** Removes the new main category from the products' further categories. */
async function leaveFurtherCategories(
  em: EntityManager,
  products: readonly LockedProduct[],
  category: CategoryEntity,
): Promise<void> {
  const moved = products.filter(({ product }) => product.category.id === category.id);
  const further = await em.find(ProductCategoryEntity, {
    productId: { $in: moved.map(({ product }) => product.id) },
    categoryId: category.id,
  });
  for (const row of further) em.remove(row);
}

function attempt<Before>(change: () => Before): Outcome<Before> {
  try {
    return { before: change() };
  } catch (error) {
    if (error instanceof UserError) return { userErrors: error.issues };
    throw error;
  }
}

function toResult<Before>(outcome: Outcome<Before>): Pick<Result<Before>, 'before' | 'userErrors'> {
  return { before: null, userErrors: [], ...outcome };
}

function repeated(): Outcome<never> {
  return { userErrors: userError('INVALID_VALUE', message('variants.repeatedId'), ['id']).issues };
}

function notFound(reason: Message): Outcome<never> {
  return { userErrors: userError('NOT_FOUND', reason).issues };
}

/** The values that staff edit: prices without a running campaign. */
function valuesOf(variant: ProductVariantEntity): VariantValues {
  return { ...basePricesOf(variant), stock: variant.stock };
}

function beforeOf({ variant, after }: Change): VariantBefore {
  return { variantId: variant.id, ...valuesOf(variant), stockBy: after.stock - variant.stock };
}

function named({ title }: ProductEntity, variant: ProductVariantEntity) {
  return {
    title: variantTitle({ title, ...combinationIn(variant) }),
    values: valuesOf(variant),
    tracksStock: variant.tracksStock,
  };
}
