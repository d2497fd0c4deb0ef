import type { EntityManager } from '../../db/database.ts';
import { markdownText } from '../../shared/markdown/markdown-text.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import { categoryPaths } from '../catalogue/categories/category-paths.ts';
import type { Category } from '../catalogue/categories/category-query.ts';
import type { CategoryService } from '../catalogue/categories/category.service.ts';
import type { CurrentCampaigns } from '../catalogue/price-campaigns/current-campaigns.ts';
import { productBatches } from '../catalogue/products/product-batches.ts';
import { type Product, toProduct } from '../catalogue/products/product-query.ts';
import { VariantService } from '../catalogue/variants/variant.service.ts';
import type { VariantOfProduct } from '../catalogue/variants/variant.ts';
import type { CustomField } from '../custom-fields/custom-fields.ts';
import type { DeliverySettings } from '../delivery/delivery.ts';
import { demographicsOf } from './apparel/demographics.ts';
import type { FeedFormat } from './feed-format.ts';
import { type FeedItem, toFeedItem } from './feed-item.ts';
import { type FeedProblem, feedProblems, type GoogleDetails } from './feed-problems.ts';
import { feedCountries, shippingPrices } from './feed-shipping.ts';
import { googleFeed } from './google-feed.ts';
import { jsonFeed } from './json-feed.ts';
import { metaFeed } from './meta-feed.ts';

/** More would not help anyone to begin. */
const MAX_LISTED = 100;

/** A published product, and what shopping services object to in any of its variants. */
export interface ProductWithProblems {
  product: Product;
  problems: FeedProblem[];
}

interface ShopTerms {
  currency: string;
  /** The shop's public URL, without a trailing slash. */
  baseUrl: () => string;
  delivery: DeliverySettings;
  customFields: readonly CustomField[];
}

/** The published variants for shopping services, and what these object to. */
export class FeedService {
  constructor(
    private readonly em: EntityManager,
    private readonly categories: CategoryService,
    private readonly campaigns: CurrentCampaigns,
    private readonly terms: ShopTerms,
  ) {}

  /** Where the shop serves the feeds. */
  urls(): { googleUrl: string; metaUrl: string; jsonUrl: string } {
    const urlOf = ({ path }: FeedFormat) => this.terms.baseUrl() + path;
    return { googleUrl: urlOf(googleFeed), metaUrl: urlOf(metaFeed), jsonUrl: urlOf(jsonFeed) };
  }

  /** All published variants in the merchant's order, in batches. */
  async *batches(): AsyncGenerator<FeedItem[], void> {
    const paths = categoryPaths(await this.categories.list({ includesHidden: false }));
    const googleDetails = await this.googleDetails();
    const { delivery, currency, baseUrl } = this.terms;
    const countries = feedCountries(delivery);
    for await (const products of this.products()) {
      yield products.flatMap(({ product, variants }) => {
        const ofProduct = {
          currency,
          baseUrl: baseUrl(),
          description: markdownText(product.description),
          isGroup: variants.length > 1,
          campaign: this.campaigns.find(product.campaignId),
          categories: paths.get(product.category.id) ?? [],
        };
        return variants.map((variant) =>
          toFeedItem(variant, {
            ...ofProduct,
            google: googleDetails(variant),
            shipping: shippingPrices(delivery, countries, variant),
          }),
        );
      });
    }
  }

  /** The first 100 published products to which services object, and how many there are. */
  async problems(): Promise<{ products: ProductWithProblems[]; totalCount: number }> {
    const googleDetails = await this.googleDetails();
    const listed: ProductWithProblems[] = [];
    let totalCount = 0;
    for await (const products of this.products()) {
      for (const { product, variants } of products) {
        const problems = [...new Set(variants.flatMap((each) => feedProblems(each, googleDetails(each))))];
        if (problems.length === 0) continue;
        totalCount += 1;
        if (listed.length < MAX_LISTED) listed.push({ product, problems });
      }
    }
    return { products: listed, totalCount };
  }

  private async googleDetails(): Promise<(variant: VariantOfProduct) => GoogleDetails> {
    const ofCategories = googleCategories(await this.categories.list({ includesHidden: true }));
    return (variant) => ({
      googleCategory: ofCategories.get(variant.product.category.id) ?? null,
      ...demographicsOf(variant, this.terms.customFields),
    });
  }

  private async *products() {
    for await (const rows of productBatches(this.em.getKysely<CatalogueTables>(), 'PUBLISHED')) {
      const variants = new VariantService(this.em);
      yield await Promise.all(
        rows.map(async (row) => {
          const product = toProduct(row);
          return { product, variants: await variants.listOf(product) };
        }),
      );
    }
  }
}

/** Google's category of each category, by its id. Parents come before their children, as in lists. */
function googleCategories(categories: readonly Category[]): Map<string, string | null> {
  const byId = new Map<string, string | null>();
  for (const { id, parentId, googleCategory } of categories)
    byId.set(id, googleCategory ?? byId.get(parentId ?? '') ?? null);
  return byId;
}
