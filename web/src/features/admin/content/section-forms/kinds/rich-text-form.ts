import { t } from '@lingui/core/macro';
import TextInitial from 'lucide-react/icons/text-initial';
import { textField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';

export const richTextForm = (): SectionForm => ({
  name: t`Text`,
  text: t`Text with headings, lists, links and tables.`,
  Icon: TextInitial,
  fields: [titleField(), textField({ required: true })],
});
