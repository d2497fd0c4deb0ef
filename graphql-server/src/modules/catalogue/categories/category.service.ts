import type { EntityManager } from '../../../db/database.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import {
  categoryIdsOfEach,
  type Category,
  type CategoryDetails,
  type CategoryScope,
  countProducts,
  detailsOfEach,
  selectCategories,
  sizeGuideOfEach,
} from './category-query.ts';
import { inTreeOrder, type Place, type SizeGuide } from './category-rules.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** Reads the category tree: all of it in one statement, once per request. */
export class CategoryService {
  private tree: Promise<Place<Category>[]> | null = null;
  private counts: Promise<Map<string, number>> | null = null;
  private readonly ofProducts = createLoader<string[]>((ids) => categoryIdsOfEach(this.db, ids), []);
  private readonly details = createLoader<CategoryDetails>((ids) => detailsOfEach(this.db, ids), {
    description: '',
    customFields: {},
  });
  private readonly sizeGuides = createLoader<SizeGuide | null>((ids) => sizeGuideOfEach(this.db, ids), null);

  constructor(private readonly em: EntityManager) {}

  private get db() {
    return this.em.getKysely<CatalogueTables>();
  }

  /** The categories that the reader can see, each followed by its children. */
  async list({ includesHidden }: CategoryScope): Promise<Category[]> {
    const places = await this.places();
    return places.filter(({ isShown }) => includesHidden || isShown).map(({ category }) => category);
  }

  /** A category by slug; null if the reader can't see it. */
  async findShown(slug: string, scope: CategoryScope): Promise<Category | null> {
    return (await this.list(scope)).find((category) => category.slug === slug) ?? null;
  }

  /** The direct children of a category that the reader can see. */
  async childrenOf(id: string, scope: CategoryScope): Promise<Category[]> {
    return (await this.list(scope)).filter(({ parentId }) => parentId === id);
  }

  /** A category by id, including hidden ones; null if there is none. */
  async find(id: string | null): Promise<Category | null> {
    return (await this.places()).find(({ category }) => category.id === id)?.category ?? null;
  }

  /** A product's categories: always the main one first, then the others that the reader can see. */
  async ofProduct(productId: string, { includesHidden }: CategoryScope): Promise<Category[]> {
    const [mainId, ...furtherIds] = await this.ofProducts.load(productId);
    const places = await this.places();
    return places
      .filter(
        ({ category, isShown }) =>
          category.id === mainId || (furtherIds.includes(category.id) && (includesHidden || isShown)),
      )
      .map(({ category }) => category)
      .sort((one, other) => Number(other.id === mainId) - Number(one.id === mainId));
  }

  async detailsOf(id: string): Promise<CategoryDetails> {
    return this.details.load(id);
  }

  /** The size guide of a product; null if none of its categories has one. */
  async sizeGuideOf(productId: string): Promise<SizeGuide | null> {
    return this.sizeGuides.load(productId);
  }

  /** How many products the list of the category shows. */
  async productCount(id: string, scope: CategoryScope): Promise<number> {
    this.counts ??= countProducts(this.db, scope);
    return (await this.counts).get(id) ?? 0;
  }

  /** Discards cached categories after a change. */
  forget(): void {
    this.tree = null;
    this.counts = null;
  }

  private places(): Promise<Place<Category>[]> {
    this.tree ??= selectCategories(this.db).then(inTreeOrder);
    return this.tree;
  }
}
