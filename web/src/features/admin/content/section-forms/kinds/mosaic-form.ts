import { t } from '@lingui/core/macro';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { buttonField, captionField, itemTextField, pictureField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';
import { newItem } from '../section-values.ts';

export const mosaicForm = (): SectionForm => ({
  name: t`Mosaic`,
  text: t`One large tile, a wide one and two small ones.`,
  Icon: LayoutDashboard,
  fields: [
    captionField(),
    titleField(),
    {
      type: 'items',
      name: 'items',
      label: t`Tiles`,
      required: true,
      itemName: (number) => t`Tile ${number}`,
      addLabel: t`Add tile`,
      max: 4,
      fields: [
        titleField({ required: true }),
        itemTextField(),
        pictureField(),
        buttonField({ required: true }),
      ],
    },
  ],
  start: () => ({ items: [newItem()] }),
});
