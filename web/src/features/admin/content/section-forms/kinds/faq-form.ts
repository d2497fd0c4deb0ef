import { t } from '@lingui/core/macro';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { captionField, itemTextField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';
import { newItem } from '../section-values.ts';

export const faqForm = (): SectionForm => ({
  name: t`Questions and answers`,
  text: t`Questions that open to show their answers.`,
  Icon: CircleQuestionMark,
  fields: [
    captionField(),
    titleField(),
    {
      type: 'items',
      name: 'items',
      label: t`Questions`,
      required: true,
      itemName: (number) => t`Question ${number}`,
      addLabel: t`Add question`,
      max: 24,
      fields: [
        titleField({ label: t`Question`, required: true }),
        itemTextField({ label: t`Answer`, required: true }),
      ],
    },
  ],
  start: () => ({ items: [newItem()] }),
});
