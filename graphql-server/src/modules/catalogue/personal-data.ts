import type { PersonalData } from '../../shared/personal-data.ts';

export const catalogueData: PersonalData = {
  impersonal: [
    ...['products', 'product_variants', 'product_categories', 'product_former_handles', 'product_pairs'],
    ...[
      'product_popularity',
      'low_stock_products',
      'field_numbers',
      'price_history',
      'price_campaigns',
      'price_campaign_members',
    ],
    ...['categories', 'category_former_products', 'collections', 'collection_products'],
    ...['imported_pictures', 'fetched_pictures'],
    ...['search_index', 'search_synonyms', 'search_words'],
  ],
};
