import { Migration } from '@mikro-orm/migrations';
import { auditFunction } from './audit-trigger.ts';

/**
 * The audit log names the tax classes of products, as it does categories: their ids say nothing to people.
 */
export class AuditTaxClassesMigration extends Migration {
  override name = '20261202-audit-tax-classes';

  override up(): void {
    this.addSql(products);
  }
}

/** Classes are settings, in JSON; of one that is not among them the id is recorded. */
export const taxClassName = (row: string) => `coalesce(
  (select class->>'name' from settings, jsonb_array_elements(content->'classes') class
    where section = 'taxes' and class->>'id' = ${row}.tax_class_id),
  ${row}.tax_class_id)`;

const products = auditFunction({
  table: 'products',
  subject: 'PRODUCT',
  subjectName: 'changed.title',
  ignored: [
    ...['search_document', 'offered_colours', 'offered_sizes'],
    ...['sale_price', 'highest_price', 'regular_price', 'stock'],
    ...['sale_id', 'sale_percent', 'sale_fixed_price', 'base_sale_price', 'base_regular_price'],
  ],
  named: { category_id: { table: 'categories', name: 'label' } },
  instead: { tax_class_id: taxClassName },
});
