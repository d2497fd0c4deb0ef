import { audited } from '../../../db/declared/audited.ts';
import { changesCatalogue } from '../../../db/declared/changes-catalogue.ts';
import { emits } from '../../../db/declared/emits.ts';
import type { Rule } from '../../../db/declared/rule.ts';
import { editsWhole, versioned } from '../../../db/declared/versioned.ts';
import { SaleEntity, SaleMemberEntity } from './sale.entity.ts';

const edited = [
  ...(['name', 'starts_at', 'ends_at', 'repeats', 'percent', 'is_flash_sale', 'deleted_at'] as const),
];

export const saleRules: readonly Rule[] = [
  versioned(SaleEntity, { edited, notEdited: {} }),
  audited(SaleEntity, { subject: 'SALE', subjectName: 'changed.name', recorded: edited, ignored: {} }),
  emits(SaleEntity, {
    insert: 'SALE_CHANGED',
    update: 'SALE_CHANGED',
    subject: 'id',
    of: ['version', 'deleted_at'],
  }),
  changesCatalogue(SaleEntity),

  editsWhole(SaleMemberEntity, SaleEntity, 'sale_id', ['insert', 'delete', 'update']),
  audited(SaleMemberEntity, {
    subject: 'SALE',
    subjectId: 'changed.sale_id',
    subjectName: '(select name from sales where id = changed.sale_id)',
    part: {
      kind: 'SALE_MEMBER',
      name: `case changed.kind
        when 'PRODUCT' then (select title from products where id = changed.member_id)
        when 'CATEGORY' then (select label from categories where id = changed.member_id)
        else (select title from collections where id = changed.member_id) end`,
    },
    recorded: ['kind', 'price'],
    ignored: { sale_id: 'names the entry', member_id: 'names the entry', position: 'says nothing to people' },
  }),
  changesCatalogue(SaleMemberEntity),
];
