import { t } from '@lingui/core/macro';
import ChartColumn from 'lucide-react/icons/chart-column';
import { iconField, itemTextField, textField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';
import { newItem } from '../section-values.ts';

export const figuresForm = (): SectionForm => ({
  name: t`Figures`,
  text: t`Large numbers and what they count.`,
  Icon: ChartColumn,
  fields: [
    titleField(),
    textField(),
    {
      type: 'items',
      name: 'items',
      label: t`Figures`,
      required: true,
      itemName: (number) => t`Figure ${number}`,
      addLabel: t`Add figure`,
      max: 8,
      fields: [
        titleField({ label: t`Figure`, required: true }),
        itemTextField({ label: t`What it counts`, required: true }),
        iconField(),
      ],
    },
  ],
  start: () => ({ items: [newItem()] }),
});
