import type { EntityManager } from '../../db/database.ts';
import { CategoryEntity } from '../catalogue/categories/category.entity.ts';
import { standsIn } from '../catalogue/categories/category-query.ts';
import { isInScope } from '../catalogue/listing/published.ts';
import type { Section } from '../content/sections/section.ts';
import { selectShown, toReview } from './review-query.ts';
import type { Review } from './review.ts';
import type { ReviewsDatabase } from './reviews.tables.ts';

/** The reviews in sections of pages. */
export class SectionReviewsService {
  constructor(private readonly em: EntityManager) {}

  /** The newest first, in one statement; a category takes two. */
  async list({ reviewSource, categoryId, productIds, minStars, limit }: Section): Promise<Review[]> {
    let query = selectShown(this.em.getKysely<ReviewsDatabase>())
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .where(isInScope('PUBLISHED'))
      .where('reviews.shown_stars', '>=', minStars);
    if (reviewSource === 'PRODUCTS') query = query.where('products.id', 'in', productIds);
    if (reviewSource === 'CATEGORY') {
      const category =
        categoryId && (await this.em.findOne(CategoryEntity, { id: categoryId, deletedAt: null }));
      if (!category) return [];
      query = query.where(standsIn([category.slug], { includesHidden: false }));
    }
    const rows = await query
      .orderBy('reviews.created_at', 'desc')
      .orderBy('reviews.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(toReview);
  }
}
