import { audited } from '../../db/declared/audited.ts';
import { emits } from '../../db/declared/emits.ts';
import { databaseRules } from '../../db/declared/rule.ts';
import { versioned } from '../../db/declared/versioned.ts';
import { PromotionEntity } from './promotion.entity.ts';

const edited = [
  ...(['title', 'code', 'effect', 'minimum', 'product_ids', 'category_ids', 'collection_ids'] as const),
  ...(['customer_ids', 'first_order_only', 'starts_at', 'ends_at', 'usage_limit', 'customer_limit'] as const),
  ...(['priority', 'combines', 'is_enabled', 'is_welcome', 'deleted_at'] as const),
];

export const promotionsDatabase = databaseRules('promotions', [
  versioned(PromotionEntity, { edited, notEdited: { used: 'counted with each order' } }),
  audited(PromotionEntity, {
    subject: 'PROMOTION',
    subjectName: 'changed.title',
    recorded: edited,
    ignored: { used: 'counted with each order' },
  }),
  emits(PromotionEntity, {
    insert: 'PROMOTION_CHANGED',
    update: 'PROMOTION_CHANGED',
    subject: 'id',
    of: ['version', 'deleted_at'],
  }),
]);
