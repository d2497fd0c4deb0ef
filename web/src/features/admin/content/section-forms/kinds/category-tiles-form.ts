import { t } from '@lingui/core/macro';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { captionField, iconField, linkField, pictureField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';

export const categoryTilesForm = (): SectionForm => ({
  name: t`Category tiles`,
  text: t`Tiles that lead to categories; without tiles of your own, all main categories.`,
  Icon: LayoutGrid,
  fields: [
    captionField(),
    titleField(),
    {
      type: 'items',
      name: 'items',
      label: t`Tiles`,
      hint: t`Without tiles, the shop shows its main categories.`,
      itemName: (number) => t`Tile ${number}`,
      addLabel: t`Add tile`,
      max: 24,
      fields: [titleField({ required: true }), iconField(), pictureField(), linkField({ required: true })],
    },
  ],
});
