import { audited } from '../../../db/declared/audited.ts';
import { changesCatalogue } from '../../../db/declared/changes-catalogue.ts';
import { emits } from '../../../db/declared/emits.ts';
import type { Rule } from '../../../db/declared/rule.ts';
import { updateTimes } from '../../../db/declared/update-times.ts';
import { editsWhole, versioned } from '../../../db/declared/versioned.ts';
import { touchesAssets } from '../../assets/touches-assets.ts';
import { productTitle } from '../categories/categories.database.ts';
import { CollectionProductEntity } from './collection-product.entity.ts';
import { CollectionEntity } from './collection.entity.ts';

export const collectionRules: readonly Rule[] = [
  versioned(CollectionEntity, {
    edited: ['title', 'description', 'picture', 'is_visible', 'kind', 'match', 'conditions', 'custom_fields'],
    notEdited: { handle: 'follows from the title', deleted_at: 'a form cannot be saved over a deletion' },
  }),
  audited(CollectionEntity, {
    subject: 'COLLECTION',
    subjectName: 'changed.title',
    recorded: [
      ...([
        'handle',
        'title',
        'description',
        'picture',
        'is_visible',
        'kind',
        'match',
        'conditions',
      ] as const),
      ...(['custom_fields', 'deleted_at'] as const),
    ],
    ignored: {},
  }),
  updateTimes(CollectionEntity, { of: ['version', 'deleted_at'], notOf: { handle: 'comes with the title' } }),
  emits(CollectionEntity, {
    insert: 'COLLECTION_CHANGED',
    update: 'COLLECTION_CHANGED',
    subject: 'id',
    of: ['version', 'deleted_at'],
  }),
  touchesAssets(CollectionEntity, ['description', 'custom_fields']),
  changesCatalogue(CollectionEntity),

  editsWhole(CollectionProductEntity, CollectionEntity, 'collection_id'),
  audited(CollectionProductEntity, {
    subject: 'COLLECTION',
    subjectId: 'changed.collection_id',
    subjectName: '(select title from collections where id = changed.collection_id)',
    part: { kind: 'PRODUCT', name: productTitle },
    recorded: ['collection_id', 'product_id', 'position'],
    ignored: {},
  }),
  changesCatalogue(CollectionProductEntity),
];
