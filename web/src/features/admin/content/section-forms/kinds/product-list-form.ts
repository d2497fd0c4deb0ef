import { t } from '@lingui/core/macro';
import Package from 'lucide-react/icons/package';
import { buttonField, captionField, productFields, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';

export const productListForm = (): SectionForm => ({
  name: t`Products`,
  text: t`The newest, best-selling or reduced products, a collection, or those you choose.`,
  Icon: Package,
  fields: [captionField(), titleField(), ...productFields(), buttonField()],
});
