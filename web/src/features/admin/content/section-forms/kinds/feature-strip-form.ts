import { t } from '@lingui/core/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { iconField, itemTextField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';

export const featureStripForm = (): SectionForm => ({
  name: t`Promises`,
  text: t`What shoppers can rely on; without any of your own, delivery, service and returns.`,
  Icon: BadgeCheck,
  fields: [
    {
      type: 'items',
      name: 'items',
      label: t`Promises`,
      hint: t`Without promises, the shop shows delivery, service and returns as the settings have them.`,
      itemName: (number) => t`Promise ${number}`,
      addLabel: t`Add promise`,
      max: 6,
      fields: [titleField({ required: true }), itemTextField(), iconField()],
    },
  ],
});
