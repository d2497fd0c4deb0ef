import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { assertVersion } from '../../../shared/edit-version.ts';
import { isUuid, newId } from '../../../shared/new-id.ts';
import { validate } from '../../../shared/validate.ts';
import type { Actor } from '../../../shared/principal.ts';
import type { AssetService } from '../../assets/asset.service.ts';
import { type CustomFieldSettings, fieldsOf, type FieldValues } from '../../custom-fields/custom-fields.ts';
import { valuesAfter } from '../../custom-fields/field-values.ts';
import type { CatalogueService } from './catalogue.service.ts';
import { claimHandle, formerHandles, freeHandle, isFreeHandle } from '../listing/handle-query.ts';
import { CategoryEntity } from '../categories/category.entity.ts';
import {
  copyFurtherCategories,
  findOrAddCategory,
  setFurtherCategories,
} from '../categories/product-categories.ts';
import { endOfProducts } from './list-ends.ts';
import { pictureFrom, placeholderPicture } from './placeholder-picture.ts';
import { assetIdsOf, type ShownPictures, showPictures } from './product-pictures.ts';
import type { Colour } from '../pictures/picture.ts';
import { listingAfter, plainListing } from '../listing/product-listing.ts';
import { basePricesOf } from './prices-in-force.ts';
import type { ProductVariants } from './product-variants.ts';
import type { Product } from './product-query.ts';
import { ProductEntity } from './product.entity.ts';
import {
  arePricesInOrder,
  assertPricesFit,
  declarationAfter,
  type NewProduct,
  newProductSchema,
  otherOptionsIn,
  type PriceTerms,
  type ProductChangeInput,
  productChangeSchema,
  productTitleSchema,
} from './product-rules.ts';
import { webLinks } from '../../../shared/web-links.ts';
import { redirectDeleted } from '../../redirects/move-url.ts';
import { message } from '../../../shared/messages/message.ts';

type ProductChange = z.output<typeof productChangeSchema>;

/** The part of a change that affects a product's pictures. */
type PictureChange = Pick<ProductChange, 'pictures' | 'image' | 'colours'> & { title: string };

/** Changes to the catalogue, by admins. */
export class ProductService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueService,
    private readonly assets: AssetService,
    private readonly variants: ProductVariants,
    private readonly priceTerms: PriceTerms,
    private readonly taxes: { classes: readonly { id: string }[] },
    private readonly customFields: CustomFieldSettings,
  ) {}

  /** Adds a product at the end of the list. The stock ledger names the admin. @throws UserError */
  async create(input: NewProduct, admin: Actor): Promise<Product> {
    const validInput = validate(newProductSchema, input, ['input']);
    assertPricesFit(validInput, this.priceTerms);
    this.assertTaxClass(validInput.taxClassId);
    const id = newId();
    await retryTransaction(this.em, async (em) => {
      const category = await findOrAddCategory(em, validInput.category);
      const product = em.create(ProductEntity, {
        id,
        title: validInput.title,
        description: validInput.description,
        ...listingAfter(validInput, plainListing),
        category,
        salePrice: validInput.salePrice,
        highestPrice: validInput.salePrice,
        regularPrice: validInput.regularPrice ?? null,
        ...(await this.picturesOf(em, validInput, category, null)),
        sizes: validInput.sizes ?? [],
        otherOptions: otherOptionsIn(validInput) ?? [],
        isNew: validInput.isNew ?? false,
        isWithdrawalExcluded: validInput.isWithdrawalExcluded ?? false,
        ...declarationAfter(validInput, {}),
        ...this.customAfter(validInput, { productType: null, customFields: {} }),
        stock: validInput.stock,
        position: await endOfProducts(em),
        handle: validInput.handle
          ? await claimHandle(em, { id, handle: null }, validInput.handle)
          : await freeHandle(em, validInput.title),
        createdAt: this.clock(),
        deletedAt: null,
      });
      await this.variants.create(em, product, validInput.variants ?? null, admin);
      await em.flush();
      await setFurtherCategories(em, product, validInput.furtherCategories);
    });
    return this.findOrThrow(id);
  }

  /**
   * Changes the given fields of a product, with its row locked: stock is an absolute number, and orders may
   * reserve some at the same time. The stock ledger names the admin.
   * @throws UserError NOT_FOUND, VERSION_CHANGED, or with the broken rules
   */
  async update(
    id: string,
    input: ProductChangeInput,
    admin: Actor,
    expectedVersion: string | null = null,
  ): Promise<Product> {
    const change = validate(productChangeSchema, input, ['input']);
    await retryTransaction(this.em, async (em) => {
      const product = await this.lock(em, id);
      assertVersion(product, expectedVersion);
      const { colours, sizes, otherOptions } = product;
      const { salePrice, regularPrice } = basePricesOf(product);
      await this.apply(em, product, change);
      await this.variants.fit(
        em,
        product,
        {
          variants: change.variants ?? null,
          before: { colours, sizes, otherOptions, salePrice, regularPrice },
        },
        admin,
      );
    });
    return this.findOrThrow(id);
  }

  /**
   * Like `update`, for callers that send back a product as they read it. While a campaign is running, they
   * send the two prices in force, which is not a change to the base prices. @throws UserError as `update`
   * does
   */
  async updateAsShown(id: string, input: ProductChangeInput, admin: Actor): Promise<Product> {
    const shown = await this.findOrThrow(id);
    const isSentBack =
      shown.campaignId !== null &&
      input.salePrice === shown.salePrice &&
      (input.regularPrice === undefined || input.regularPrice === shown.regularPrice);
    if (!isSentBack) return this.update(id, input, admin);
    return this.update(id, { ...input, salePrice: undefined, regularPrice: undefined }, admin);
  }

  /**
   * Copies a product as a draft, with its pictures but without its title, handle, stock and ratings.
   * @throws UserError NOT_FOUND, or with the broken rules of a title
   */
  async duplicate(id: string, title: string): Promise<Product> {
    const validInput = validate(productTitleSchema, { title });
    const copyId = newId();
    await retryTransaction(this.em, async (em) => {
      const original = await this.lock(em, id);
      await this.assets.touch(em, assetIdsOf(original));
      const { description, category, highestPrice, colours, sizes, isNew, image, gallery } = original;
      const copy = em.create(ProductEntity, {
        description,
        category,
        highestPrice,
        isNew,
        image,
        gallery,
        ...basePricesOf(original),
        colours,
        sizes,
        otherOptions: original.otherOptions,
        isWithdrawalExcluded: original.isWithdrawalExcluded,
        ...declarationAfter({}, original),
        productType: original.productType ?? null,
        customFields: original.customFields,
        ...listingAfter({ status: 'DRAFT', publishAt: null }, original),
        id: copyId,
        title: validInput.title,
        stock: 0,
        position: await endOfProducts(em),
        handle: await freeHandle(em, validInput.title),
        createdAt: this.clock(),
        deletedAt: null,
      });
      await this.variants.copy(em, original, copy);
      await em.flush();
      await copyFurtherCategories(em, id, copyId);
    });
    return this.findOrThrow(copyId);
  }

  /**
   * Withdraws a product from the catalogue, carts and wishlists, and redirects its URLs to its category.
   * The row stays, for past orders and for `restore`.
   * @throws UserError NOT_FOUND
   */
  async withdraw(id: string): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      const product = await this.lock(em, id);
      product.deletedAt = this.clock();
      if (product.status !== 'ACTIVE') return;
      const { slug } = await em.findOneOrFail(CategoryEntity, product.category.id);
      const handles = [product.handle, ...(await formerHandles(em, id))];
      await redirectDeleted(em, handles.map(webLinks.product), webLinks.category(slug), this.clock());
    });
  }

  /**
   * Restores a deleted product to the catalogue, and to the carts and wishlists that still contain it. It
   * gets a new handle if its own has been taken. @throws UserError NOT_FOUND when there is no such deleted
   * product
   */
  async restore(id: string): Promise<Product> {
    await retryTransaction(this.em, async (em) => {
      const product = await this.lock(em, id, { isDeleted: true });
      const { handle } = product;
      product.deletedAt = null;
      product.handle = (await isFreeHandle(em, handle)) ? handle : await freeHandle(em, product.title);
    });
    return this.findOrThrow(id);
  }

  private async apply(em: EntityManager, product: ProductEntity, change: ProductChange): Promise<void> {
    assertPricesFit(change, this.priceTerms);
    if (change.taxClassId !== product.taxClassId) this.assertTaxClass(change.taxClassId);
    if (typeof change.expectedStock === 'number' && change.expectedStock !== product.stock)
      throw userError('VERSION_CHANGED', message('edit.changed'), ['input', 'stock']);
    const base = basePricesOf(product);
    const prices = {
      salePrice: change.salePrice ?? base.salePrice,
      regularPrice: change.regularPrice === undefined ? base.regularPrice : change.regularPrice,
    };
    if (!arePricesInOrder(prices)) {
      throw userError('INVALID_VALUE', message('price.outOfOrder'), ['input', 'regularPrice']);
    }
    const category = change.category
      ? await findOrAddCategory(em, change.category)
      : await em.findOneOrFail(CategoryEntity, product.category.id);
    em.assign(product, {
      title: change.title ?? product.title,
      description: change.description ?? product.description,
      ...listingAfter(change, product),
      category,
      // The base prices, from which its variants and the prices in force are derived.
      salePrice: prices.salePrice,
      regularPrice: prices.regularPrice ?? null,
      sizes: change.sizes ?? product.sizes,
      otherOptions: otherOptionsIn(change) ?? product.otherOptions,
      isNew: change.isNew ?? product.isNew,
      isWithdrawalExcluded: change.isWithdrawalExcluded ?? product.isWithdrawalExcluded,
      ...declarationAfter(change, product),
      ...this.customAfter(change, product),
      stock: change.stock ?? product.stock,
    });
    if (change.category || change.furtherCategories)
      await setFurtherCategories(em, product, change.furtherCategories);
    if (change.handle !== undefined) {
      const handle = change.handle ?? (await freeHandle(em, product.title, product.id));
      product.handle = await claimHandle(em, product, handle);
    }
    if (change.pictures ?? change.colours ?? change.image !== undefined) {
      const { title } = product;
      em.assign(product, await this.picturesOf(em, { ...change, title }, category, product));
    }
  }

  private assertTaxClass(id: string | null | undefined): void {
    if (typeof id !== 'string' || this.taxes.classes.some((taxClass) => taxClass.id === id)) return;
    throw userError('INVALID_VALUE', message('product.taxClassUnknown'), ['input', 'taxClassId']);
  }

  /** A product's type and custom fields after a change. @throws UserError INVALID_VALUE */
  private customAfter(
    { type, fields }: Pick<ProductChange, 'type' | 'fields'>,
    before: { productType?: string | null | undefined; customFields: FieldValues },
  ) {
    if (type && !this.customFields.productTypes.some(({ key }) => key === type))
      throw userError('INVALID_VALUE', message('productType.unknown'), ['input', 'type']);
    const definitions = fieldsOf(this.customFields.fields, 'PRODUCT');
    return {
      productType: (type === undefined ? before.productType : type) || null,
      customFields: valuesAfter(definitions, before.customFields, fields, ['input', 'fields']),
    };
  }

  /**
   * A product's pictures after a change, or when it is created. Its former and new assets stay locked until
   * the commit.
   */
  private async picturesOf(
    em: EntityManager,
    { pictures, image, colours, title }: PictureChange,
    category: CategoryEntity,
    before: ShownPictures | null,
  ): Promise<ShownPictures> {
    const chosen = (pictures ?? []).flatMap(({ assetId }) => assetId ?? []);
    const assets = await this.assets.touch(em, [...chosen, ...(before ? assetIdsOf(before) : [])]);
    const placeholder = placeholderPicture(category.slug, title);
    if (pictures) {
      return showPictures(pictures, colours ?? before?.colours ?? [], { before, assets, placeholder });
    }
    // If the URL is unchanged, for example because a product was read and sent back, the picture keeps its
    // other sizes.
    const isKept = before !== null && (image === undefined || image === before.image.url);
    return {
      image: isKept ? before.image : image ? pictureFrom(image, title) : placeholder,
      gallery: before?.gallery ?? [],
      colours: colours ? keepPictures(colours, before?.colours ?? []) : (before?.colours ?? []),
    };
  }

  private async lock(
    em: EntityManager,
    id: string,
    { isDeleted } = { isDeleted: false },
  ): Promise<ProductEntity> {
    const deletedAt = isDeleted ? { $ne: null } : null;
    const product = isUuid(id)
      ? await em.findOne(ProductEntity, { id, deletedAt }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    if (!product) throw userError('NOT_FOUND', message('product.notFound'), ['id']);
    return product;
  }

  private async findOrThrow(id: string): Promise<Product> {
    const product = await this.catalogue.find(id, 'ALL');
    if (!product) throw userError('NOT_FOUND', message('product.notFound'), ['id']);
    return product;
  }
}

/** Copies the pictures of colors that stay. */
function keepPictures(
  colours: readonly { name: string; hex: string | null }[],
  before: readonly Colour[],
): Colour[] {
  return colours.map((colour) => ({
    ...colour,
    image: before.find((previous) => previous.name === colour.name)?.image ?? null,
  }));
}
