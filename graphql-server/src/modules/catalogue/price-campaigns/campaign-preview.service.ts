import type { EntityManager } from '../../../db/database.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import { assertFirst, MAX_PAGE } from '../../../shared/paging/connection.ts';
import type { CatalogueService } from '../products/catalogue.service.ts';
import { priceInCampaign } from '../products/prices-in-force.ts';
import type { Product } from '../products/product-query.ts';
import { selectCampaignProducts } from './campaign-members-query.ts';
import type { CampaignMembers } from './campaign-rules.ts';

/** Prices that a campaign would give, in minor units. */
export interface PriceCampaignPreview {
  productCount: number;
  products: { product: Product; before: MinorUnits; after: MinorUnits }[];
}

/** Previews the prices of campaigns before they are planned. */
export class CampaignPreviewService {
  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: CatalogueService,
    private readonly step: number,
  ) {}

  /**
   * Returns the prices that at most `first` products would have. @throws RequestError BAD_REQUEST for a
   * number out of range
   */
  async preview(
    members: CampaignMembers,
    campaignPercent: number | null,
    first: number,
  ): Promise<PriceCampaignPreview> {
    assertFirst(first, MAX_PAGE);
    const rows = await selectCampaignProducts(this.em, members);
    const inCampaign = rows.filter(({ fixedPrice }) => fixedPrice !== null || campaignPercent !== null);
    const shown = inCampaign.slice(0, first);
    const products = await this.catalogue.findMany(
      shown.map(({ id }) => id),
      'ALL',
    );
    return {
      productCount: inCampaign.length,
      products: shown.flatMap(({ id, basePrice, fixedPrice }) => {
        const product = products.get(id);
        const reduced = priceInCampaign(
          basePrice,
          { campaignPercent, campaignFixedPrice: fixedPrice },
          this.step,
        );
        return product ? { product, before: basePrice, after: Math.min(basePrice, reduced) } : [];
      }),
    };
  }
}
