import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '../../../db/database.ts';
import { userError } from '../../../errors.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { message } from '../../../shared/messages/message.ts';
import type { Actor } from '../../../shared/principal.ts';
import { type CustomField, fieldsOf } from '../../custom-fields/custom-fields.ts';
import { valuesAfter } from '../../custom-fields/field-values.ts';
import type { ProductEntity } from '../products/product.entity.ts';
import type { ProductVariants, VariantsChange, WantedVariant } from '../products/product-variants.ts';
import {
  arePricesInOrder,
  assertPricesFit,
  type PriceTerms,
  productLimits,
} from '../products/product-rules.ts';
import { asBasePrices, basePricesOf, type Prices, pricesInForce } from '../products/prices-in-force.ts';
import { claimSkus } from './claim-skus.ts';
import { contentsAfter } from './contents-after.ts';
import { createVariant, createVariants } from './new-variant.ts';
import type { StockEntry, StockLedger } from './stock-ledger.port.ts';
import { ProductVariantEntity } from './product-variant.entity.ts';
import { assertRulesFit, quantityRulesIn } from './quantity-rules.ts';
import { optionsOf } from './sellable-product.ts';
import {
  combinationIn,
  combinationsAfter,
  compareCombinations,
  countCombinations,
  isPossible,
  isSameCombination,
  UNTRACKED_STOCK,
  matchVariants,
  shareStock,
  stockAfter,
} from './variant-rules.ts';
import { summaryOf } from './variant-summary.ts';

const VARIANTS = ['input', 'variants'];

const MAX_VARIANTS = 400;

/** Changes to variants, by admins, together with their product. The caller locks the product's row. */
export class VariantChangeService implements ProductVariants {
  constructor(
    private readonly clock: Clock,
    private readonly ledger: () => StockLedger,
    private readonly priceTerms: PriceTerms,
    private readonly customFields: readonly CustomField[],
  ) {}

  /**
   * Creates the given variants of a new product, or all combinations, and distributes its stock. @throws
   * UserError
   */
  async create(
    em: EntityManager,
    product: ProductEntity,
    requestedVariants: readonly WantedVariant[] | null,
    admin: Actor,
  ): Promise<void> {
    assertFewEnough(product, requestedVariants);
    if (requestedVariants) return this.fitToWanted(em, product, requestedVariants, [], admin);
    for (const variant of createVariants(em, product)) {
      if (variant.stock > 0) this.enter(em, variant, variant.stock, 'INITIAL', admin);
    }
  }

  /**
   * Updates the variants of a changed product. Without a list of variants, they follow the product:
   * combinations with new options are added, and those with removed options are no longer offered; all get
   * the product's prices if those have changed, and the stock is distributed.
   * @throws UserError
   */
  async fit(em: EntityManager, product: ProductEntity, change: VariantsChange, admin: Actor): Promise<void> {
    const isWithOtherOptions = !isDeepStrictEqual(optionsOf(product), optionsOf(change.before));
    if (change.variants ?? isWithOtherOptions) assertFewEnough(product, change.variants);
    const all = await em.find(
      ProductVariantEntity,
      { product: product.id },
      { orderBy: { position: 'asc' } },
    );
    if (change.variants) await this.fitToWanted(em, product, change.variants, all, admin);
    else await this.fitToProduct(em, product, change.before, all, admin);
  }

  /** Copies a product's variants to its duplicate, without stock, SKU and barcode. */
  async copy(em: EntityManager, original: ProductEntity, copy: ProductEntity): Promise<void> {
    const offered = await em.find(ProductVariantEntity, { product: original.id, deletedAt: null });
    const copies = offered.map((original) => {
      const { position, weight, image, tracksStock, requiresShipping, leadTimeDays, customFields } = original;
      const { backorderLimit, availableFrom, lowStockLimit, unitMeasure, unitPriceBase } = original;
      const combination = combinationIn(original);
      const variant = createVariant(em, copy, { ...combination, position, createdAt: copy.createdAt });
      const stock = tracksStock ? 0 : UNTRACKED_STOCK;
      const copied = { weight, image, tracksStock, stock, requiresShipping, leadTimeDays, customFields };
      const contents = { unitMeasure, unitPriceBase };
      const limits = { backorderLimit, availableFrom, lowStockLimit, ...quantityRulesIn(original) };
      return em.assign(variant, { ...basePricesOf(original), ...copied, ...limits, ...contents });
    });
    em.assign(copy, summaryOf(copies));
  }

  private async fitToProduct(
    em: EntityManager,
    product: ProductEntity,
    before: VariantsChange['before'],
    all: readonly ProductVariantEntity[],
    admin: Actor,
  ): Promise<void> {
    const offered = all.filter((variant) => variant.deletedAt === null);
    // A product that is sold in few of its combinations may have too many to list.
    const combinations = isDeepStrictEqual(optionsOf(product), optionsOf(before))
      ? offered.map(combinationIn)
      : combinationsAfter(optionsOf(product), { options: optionsOf(before), offered });
    const hasNewPrices =
      product.salePrice !== before.salePrice ||
      (product.regularPrice ?? null) !== (before.regularPrice ?? null);
    const shares = sharesOf(
      combinations.map((each) => offered.find((variant) => isSameCombination(variant, each))),
      { offered, total: product.stock },
    );
    const fitted: ProductVariantEntity[] = [];
    for (const [index, combination] of combinations.entries()) {
      const existingVariant = all.find((variant) => isSameCombination(variant, combination));
      const variant =
        existingVariant ?? createVariant(em, product, { ...combination, createdAt: this.clock() });
      if (hasNewPrices || variant.deletedAt !== null) em.assign(variant, asBasePrices(pricesOf(product)));
      const units = shares[index] ?? null;
      const reason = existingVariant ? 'CORRECTION' : 'INITIAL';
      if (units === null) this.stopTracking(em, variant);
      else await this.setStock(em, variant, units, admin, reason);
      fitted.push(variant);
    }
    await this.offer(em, product, { all, offered: fitted }, admin);
  }

  private async fitToWanted(
    em: EntityManager,
    product: ProductEntity,
    requestedVariants: readonly WantedVariant[],
    all: readonly ProductVariantEntity[],
    admin: Actor,
  ): Promise<void> {
    this.check(product, requestedVariants);
    await claimSkus(em, product, requestedVariants, all);
    const pictures = picturesOf(product);
    const existingVariants = matchVariants(requestedVariants, all);
    const definitions = fieldsOf(this.customFields, 'VARIANT');
    const fitted: ProductVariantEntity[] = [];
    for (const [index, each] of requestedVariants.entries()) {
      const { sku = null, barcode = null, weight = null } = each;
      const combination = combinationIn(each);
      const variant =
        existingVariants[index] ?? createVariant(em, product, { ...combination, createdAt: this.clock() });
      const image = (typeof each.picture === 'number' ? pictures[each.picture] : null) ?? null;
      const prices = asBasePrices(pricesOf(each, product));
      const path = [...VARIANTS, String(index), 'fields'];
      const customFields = valuesAfter(definitions, variant.customFields, each.fields, path);
      em.assign(variant, { ...combination, sku, barcode, weight, image, ...prices, customFields });
      const { requiresShipping, leadTimeDays, backorderLimit, availableFrom, lowStockLimit } = each;
      if (typeof requiresShipping === 'boolean') variant.requiresShipping = requiresShipping;
      if (leadTimeDays !== undefined) variant.leadTimeDays = leadTimeDays;
      if (typeof backorderLimit === 'number') variant.backorderLimit = backorderLimit;
      if (availableFrom !== undefined) variant.availableFrom = availableFrom;
      if (lowStockLimit !== undefined) variant.lowStockLimit = lowStockLimit;
      for (const rule of ['minimumQuantity', 'quantityStep', 'maximumQuantity'] as const)
        if (each[rule] !== undefined) variant[rule] = each[rule];
      assertRulesFit(variant, [...VARIANTS, String(index)]);
      em.assign(variant, contentsAfter(each, variant, [...VARIANTS, String(index)]));
      const isKnown = existingVariants[index] !== undefined;
      if (isKnown && typeof each.expectedStock === 'number' && each.expectedStock !== variant.stock) {
        throw userError('VERSION_CHANGED', message('edit.changed'), [...VARIANTS, String(index), 'stock']);
      }
      const reason = isKnown ? 'CORRECTION' : 'INITIAL';
      const units = each.stock ?? (each.tracksStock === true && !variant.tracksStock ? 0 : null);
      if (each.tracksStock === false) this.stopTracking(em, variant);
      else if (units !== null) await this.setStock(em, variant, units, admin, reason);
      fitted.push(variant);
    }
    await this.offer(em, product, { all, offered: fitted }, admin);
  }

  /** @throws UserError INVALID_VALUE for an invalid option, picture or price */
  private check(product: ProductEntity, requestedVariants: readonly WantedVariant[]): void {
    const options = optionsOf(product);
    const pictureCount = picturesOf(product).length;
    for (const [index, each] of requestedVariants.entries()) {
      const field = [...VARIANTS, String(index)];
      if (!isPossible(options, each)) {
        throw userError('INVALID_VALUE', message('variants.notOffered'), field);
      }
      if (requestedVariants.findIndex((other) => isSameCombination(other, each)) < index) {
        throw userError('INVALID_VALUE', message('variants.repeated'), field);
      }
      if (typeof each.picture === 'number' && each.picture >= pictureCount) {
        throw userError('INVALID_VALUE', message('picture.unknown'), [...field, 'picture']);
      }
      const prices = pricesOf(each, product);
      if (!arePricesInOrder(prices)) {
        throw userError('INVALID_VALUE', message('price.outOfOrder'), [...field, 'regularPrice']);
      }
      assertPricesFit(prices, this.priceTerms, field);
    }
  }

  /** Offers exactly these variants, and updates the product's prices and stock from them. */
  private async offer(
    em: EntityManager,
    product: ProductEntity,
    { all, offered }: Record<'all' | 'offered', readonly ProductVariantEntity[]>,
    admin: Actor,
  ): Promise<void> {
    for (const variant of all) {
      if (offered.includes(variant) || variant.deletedAt !== null) continue;
      variant.deletedAt = this.clock();
      await this.setStock(em, variant, 0, admin);
    }
    const pictures = picturesOf(product);
    const ordered = offered.toSorted(compareCombinations(optionsOf(product)));
    for (const [position, variant] of ordered.entries()) {
      em.assign(variant, {
        position,
        // With the current alternative text of the product's picture; null once the product no longer has it.
        image: pictures.find(({ url }) => url === variant.image?.url) ?? null,
        deletedAt: null,
        ...pricesInForce(basePricesOf(variant), product, this.priceTerms.step),
      });
    }
    em.assign(product, summaryOf(offered));
  }

  /**
   * Sets a stock, which is tracked from then on. What is more than before has come, and serves units sold
   * beyond the stock first.
   */
  private async setStock(
    em: EntityManager,
    variant: ProductVariantEntity,
    stock: number,
    admin: Actor,
    reason: StockEntry['reason'] = 'CORRECTION',
  ): Promise<void> {
    if (!variant.tracksStock) {
      em.assign(variant, { stock, tracksStock: true });
      await this.ledger().recordCount(em, { variantId: variant.id, stock }, admin);
      return;
    }
    const difference = stock - variant.stock;
    if (difference === 0) return;
    em.assign(variant, stockAfter(variant, difference));
    this.enter(em, variant, difference, reason, admin);
  }

  private stopTracking(em: EntityManager, variant: ProductVariantEntity): void {
    em.assign(variant, { stock: UNTRACKED_STOCK, backordered: 0, tracksStock: false });
  }

  private enter(
    em: EntityManager,
    variant: ProductVariantEntity,
    quantity: number,
    reason: StockEntry['reason'],
    admin: Actor,
  ): void {
    this.ledger().recordEntry(em, { variantId: variant.id, quantity, reason }, admin);
  }
}

/** @throws UserError INVALID_VALUE for too many options, or too many variants: by default all combinations */
function assertFewEnough(product: ProductEntity, requestedVariants: readonly WantedVariant[] | null): void {
  const options = optionsOf(product);
  const optionCount = [options.colours, options.sizes, ...options.others].filter(
    ({ length }) => length > 0,
  ).length;
  if (optionCount > productLimits.options)
    throw userError('INVALID_VALUE', message('options.tooMany', { max: productLimits.options }), [
      'input',
      'otherOptions',
    ]);
  const count = requestedVariants?.length ?? countCombinations(options);
  if (count <= MAX_VARIANTS) return;
  throw userError('INVALID_VALUE', message('variants.tooMany', { max: MAX_VARIANTS }), VARIANTS);
}

/**
 * The stock of each variant after its product's stock or options changed; null for one whose stock is not
 * tracked. These stay untracked, and new ones of a product that tracks none become so, unless the product's
 * stock is less than theirs together: then it was counted.
 */
function sharesOf(
  variants: readonly (ProductVariantEntity | undefined)[],
  { offered, total }: { offered: readonly ProductVariantEntity[]; total: number },
): (number | null)[] {
  const untracked = offered.filter(({ tracksStock }) => !tracksStock).length;
  const counted = total - untracked * UNTRACKED_STOCK;
  if (untracked === 0 || counted < 0)
    return shareStock(
      variants.map((variant) => (variant?.tracksStock ? variant.stock : null)),
      total,
    );
  const areAllUntracked = untracked === offered.length;
  const isTracked = (variant: ProductVariantEntity | undefined) => variant?.tracksStock ?? !areAllUntracked;
  const shares = shareStock(
    variants.filter(isTracked).map((variant) => variant?.stock ?? null),
    counted,
  );
  return variants.map((variant) => (isTracked(variant) ? (shares.shift() ?? 0) : null));
}

interface LoosePrices {
  salePrice?: number | null | undefined;
  regularPrice?: number | null | undefined;
}

/** Both prices of the first variant that has its own sale price. */
function pricesOf(
  ...sources: [...LoosePrices[], { salePrice: number; regularPrice?: number | null | undefined }]
): Prices {
  const { salePrice, regularPrice } = sources.find((source) => typeof source.salePrice === 'number') ?? {};
  return { salePrice: salePrice ?? 0, regularPrice: regularPrice ?? null };
}

/** All pictures of a product, the main one first. */
function picturesOf({ image, gallery }: ProductEntity): ProductEntity['gallery'] {
  return [image, ...gallery];
}
