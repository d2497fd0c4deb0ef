import type { EntityManager } from '../../../db/database.ts';
import { CollectionEntity } from '../../catalogue/collections/collection.entity.ts';
import type { CatalogueFilter, CatalogueService } from '../../catalogue/products/catalogue.service.ts';
import type { Product, ProductCard } from '../../catalogue/products/product-query.ts';
import type { ProductSort } from '../../catalogue/products/product-order.ts';
import type { Section } from './section.ts';

type ListSource = Exclude<Section['productSource'], 'COLLECTION' | 'PRODUCTS'>;

const lists: Readonly<Record<ListSource, { filter: CatalogueFilter; sort: ProductSort }>> = {
  FEATURED: { filter: {}, sort: 'FEATURED' },
  FULL_PRICE: { filter: { discounted: false }, sort: 'FEATURED' },
  NEWEST: { filter: {}, sort: 'NEWEST' },
  BEST_SELLING: { filter: {}, sort: 'BEST_SELLING' },
  REDUCED: { filter: { discounted: true }, sort: 'FEATURED' },
  FLASH_SALE: { filter: { flashSale: true }, sort: 'FEATURED' },
};

/** The products of sections. */
export class SectionProductsService {
  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: CatalogueService,
  ) {}

  /** In one statement; a collection takes two. Products that shoppers can't see are left out. */
  async list(section: Section, { onlyCards }: { onlyCards: boolean }): Promise<(Product | ProductCard)[]> {
    const { productSource, productIds, skip, limit } = section;
    if (productSource === 'PRODUCTS') {
      const products = await this.catalogue.findMany(productIds);
      return productIds.flatMap((id) => products.get(id) ?? []);
    }
    const list =
      productSource === 'COLLECTION' ? await this.ofCollection(section.collectionId) : lists[productSource];
    if (!list) return [];
    const page = { first: skip + limit, after: null };
    const { nodes } = onlyCards
      ? await this.catalogue.listCards(list.filter, list.sort, page)
      : await this.catalogue.list(list.filter, list.sort, page);
    return nodes.slice(skip);
  }

  private async ofCollection(id: string | null) {
    const where = { id: id ?? '', isVisible: true, deletedAt: null };
    const collection = id && (await this.em.findOne(CollectionEntity, where));
    return collection ? { filter: { collection: collection.handle }, sort: 'FEATURED' as const } : null;
  }
}
