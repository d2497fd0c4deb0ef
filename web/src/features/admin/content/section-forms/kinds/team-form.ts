import { t } from '@lingui/core/macro';
import Users from 'lucide-react/icons/users';
import { captionField, itemTextField, pictureField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';
import { newItem } from '../section-values.ts';

export const teamForm = (): SectionForm => ({
  name: t`Team`,
  text: t`People with their pictures.`,
  Icon: Users,
  fields: [
    captionField(),
    titleField(),
    {
      type: 'items',
      name: 'items',
      label: t`People`,
      required: true,
      itemName: (number) => t`Person ${number}`,
      addLabel: t`Add person`,
      max: 24,
      fields: [
        titleField({ label: t`Name`, required: true }),
        captionField({ label: t`Role` }),
        itemTextField(),
        pictureField(),
      ],
    },
  ],
  start: () => ({ items: [newItem()] }),
});
