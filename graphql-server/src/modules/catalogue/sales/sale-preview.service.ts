import type { EntityManager } from '../../../db/database.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import { assertFirst, MAX_PAGE } from '../../../shared/paging/connection.ts';
import type { CatalogueService } from '../products/catalogue.service.ts';
import { priceInSale } from '../products/prices-in-force.ts';
import type { Product } from '../products/product.ts';
import { selectSaleProducts } from './sale-members-query.ts';
import type { SaleMembers } from './sale-rules.ts';

/** What a sale would make of prices, in minor units. */
export interface SalePreview {
  productCount: number;
  products: { product: Product; before: MinorUnits; after: MinorUnits }[];
}

/** Shows what sales would make of prices, before they are planned. */
export class SalePreviewService {
  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: CatalogueService,
    private readonly step: number,
  ) {}

  /**
   * What products would cost; at most `first` of them. @throws RequestError BAD_REQUEST for a number out of
   * range
   */
  async preview(members: SaleMembers, salePercent: number | null, first: number): Promise<SalePreview> {
    assertFirst(first, MAX_PAGE);
    const rows = await selectSaleProducts(this.em, members);
    const inSale = rows.filter(({ fixedPrice }) => fixedPrice !== null || salePercent !== null);
    const shown = inSale.slice(0, first);
    const products = await this.catalogue.findMany(
      shown.map(({ id }) => id),
      'ALL',
    );
    return {
      productCount: inSale.length,
      products: shown.flatMap(({ id, basePrice, fixedPrice }) => {
        const product = products.get(id);
        const reduced = priceInSale(basePrice, { salePercent, saleFixedPrice: fixedPrice }, this.step);
        return product ? { product, before: basePrice, after: Math.min(basePrice, reduced) } : [];
      }),
    };
  }
}
