import { audited } from '../../db/declared/audited.ts';
import { databaseRules } from '../../db/declared/rule.ts';
import { DigitalFileEntity } from './digital-file.entity.ts';
import { DownloadEntity } from './download.entity.ts';

/** Columns of the product, the order and the file that a changed row belongs to. */
const ofProduct = (column: string) =>
  `(select ${column} from products where id = (select product_id from product_variants where id = changed.variant_id))`;
const ofOrder = (column: string) =>
  `(select ${column} from orders where id = (select order_id from order_lines where id = changed.order_line_id))`;

export const downloadsDatabase = databaseRules('downloads', [
  // A file can be downloaded once it is stored, and no longer before it is deleted.
  audited(DigitalFileEntity, {
    subject: 'PRODUCT',
    subjectId: ofProduct('id'),
    subjectName: ofProduct('title'),
    part: { kind: 'DIGITAL_FILE', name: 'changed.name' },
    recorded: ['stored_at'],
    ignored: { variant_id: 'never changes', name: 'names the entry', size: 'comes with the file' },
    only: 'update',
  }),
  audited(DownloadEntity, {
    subject: 'ORDER',
    subjectId: ofOrder('id'),
    subjectName: ofOrder('number'),
    part: { kind: 'DOWNLOAD', name: '(select name from digital_files where id = changed.file_id)' },
    recorded: ['remaining', 'expires_at'],
    ignored: {
      order_line_id: 'says nothing to people',
      file_id: 'names the entry',
      counted_at: 'is the time of the entry',
    },
  }),
]);
