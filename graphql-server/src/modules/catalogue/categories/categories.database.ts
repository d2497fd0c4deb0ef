import { audited } from '../../../db/declared/audited.ts';
import { changesCatalogue } from '../../../db/declared/changes-catalogue.ts';
import { emits } from '../../../db/declared/emits.ts';
import { type Rule, rule } from '../../../db/declared/rule.ts';
import { updateTimes } from '../../../db/declared/update-times.ts';
import { versioned } from '../../../db/declared/versioned.ts';
import { touchesAssets } from '../../assets/touches-assets.ts';
import { CategoryEntity } from './category.entity.ts';

/** The name of a category in the audit log. */
export const categoryLabel = { table: 'categories', name: 'label' };

/** SQL for the title of the product that a changed row belongs to. */
export const productTitle = '(select title from products where id = changed.product_id)';

export const categoryRules: readonly Rule[] = [
  versioned(CategoryEntity, {
    edited: [
      ...(['label', 'description', 'parent_id', 'is_visible', 'picture', 'size_guide'] as const),
      ...(['google_category', 'custom_fields'] as const),
    ],
    notEdited: {
      slug: 'follows from the label',
      position: 'moving one moves those beside it',
      deleted_at: 'a form cannot be saved over a deletion',
    },
  }),
  audited(CategoryEntity, {
    subject: 'CATEGORY',
    subjectName: 'changed.label',
    recorded: [
      ...(['slug', 'label', 'description', 'position', 'parent_id', 'is_visible'] as const),
      ...(['picture', 'size_guide', 'google_category', 'custom_fields', 'deleted_at'] as const),
    ],
    ignored: {},
    named: { parent_id: categoryLabel },
  }),
  updateTimes(CategoryEntity, { of: ['version', 'position', 'deleted_at'] }),
  emits(CategoryEntity, {
    insert: 'CATEGORY_CHANGED',
    update: 'CATEGORY_CHANGED',
    subject: 'id',
    of: ['version', 'deleted_at'],
  }),
  {
    ...rule(
      'categories',
      'Emits CATEGORY_MOVED: a moved category moves those beside it, and that is no change of what their forms edit.',
      [
        `create function categories_move_event() returns trigger language plpgsql as $$
begin
  perform add_event('CATEGORY_MOVED', new.id);
  return null;
end $$`,
        `create trigger categories_move_event after update on categories
  for each row when (old.position <> new.position) execute function categories_move_event()`,
      ],
    ),
    emits: ['CATEGORY_MOVED'],
  },
  touchesAssets(CategoryEntity, ['description', 'custom_fields']),
  changesCatalogue(CategoryEntity),
];
