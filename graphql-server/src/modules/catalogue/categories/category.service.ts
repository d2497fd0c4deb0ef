import type { EntityManager } from '../../../db/database.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import {
  categoryIdsOfEach,
  type Category,
  type CategoryScope,
  countProducts,
  selectCategories,
  sizeGuideOfEach,
} from './category-query.ts';
import { inTreeOrder, type Place, type SizeGuide } from './category-rules.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** Reads the tree of categories: all of it in one statement, once in a request. */
export class CategoryService {
  private tree: Promise<Place<Category>[]> | null = null;
  private counts: Promise<Map<string, number>> | null = null;
  private readonly ofProducts = createLoader<string[]>((ids) => categoryIdsOfEach(this.db, ids), []);
  private readonly sizeGuides = createLoader<SizeGuide | null>((ids) => sizeGuideOfEach(this.db, ids), null);

  constructor(private readonly em: EntityManager) {}

  private get db() {
    return this.em.getKysely<CatalogueTables>();
  }

  /** The categories that their reader sees, each followed by those in it. */
  async list({ includesHidden }: CategoryScope): Promise<Category[]> {
    const places = await this.places();
    return places.filter(({ isShown }) => includesHidden || isShown).map(({ category }) => category);
  }

  /** A category by slug; null if there is none that its reader sees. */
  async findShown(slug: string, scope: CategoryScope): Promise<Category | null> {
    return (await this.list(scope)).find((category) => category.slug === slug) ?? null;
  }

  /** The categories right in another one that their reader sees. */
  async childrenOf(id: string, scope: CategoryScope): Promise<Category[]> {
    return (await this.list(scope)).filter(({ parentId }) => parentId === id);
  }

  /** A category by id, also a hidden one; null if there is none. */
  async find(id: string | null): Promise<Category | null> {
    return (await this.places()).find(({ category }) => category.id === id)?.category ?? null;
  }

  /**
   * The categories of a product, the main one first and in any case, the others if their reader sees them.
   */
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

  /** The size guide of a product; null if none of its categories has one. */
  async sizeGuideOf(productId: string): Promise<SizeGuide | null> {
    return this.sizeGuides.load(productId);
  }

  /** How many products a list of the category shows. */
  async productCount(id: string, scope: CategoryScope): Promise<number> {
    this.counts ??= countProducts(this.db, scope);
    return (await this.counts).get(id) ?? 0;
  }

  /** After a change, what was read before is no longer true. */
  forget(): void {
    this.tree = null;
    this.counts = null;
  }

  private places(): Promise<Place<Category>[]> {
    this.tree ??= selectCategories(this.db).then(inTreeOrder);
    return this.tree;
  }
}
