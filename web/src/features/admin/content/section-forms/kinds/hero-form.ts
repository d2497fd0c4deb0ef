import { t } from '@lingui/core/macro';
import GalleryHorizontal from 'lucide-react/icons/gallery-horizontal';
import { buttonField, captionField, iconField, pictureField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';
import { newItem } from '../section-values.ts';

export const heroForm = (): SectionForm => ({
  name: t`Slides`,
  text: t`Large slides beside the menu of categories.`,
  Icon: GalleryHorizontal,
  fields: [
    {
      type: 'items',
      name: 'items',
      label: t`Slides`,
      itemName: (number) => t`Slide ${number}`,
      addLabel: t`Add slide`,
      max: 8,
      fields: [
        captionField(),
        titleField({ required: true }),
        iconField({ hint: t`Beside the line above the title.` }),
        pictureField(),
        {
          type: 'choice',
          name: 'pictureFit',
          label: t`How the picture fills its space`,
          options: [
            { value: 'COVER', label: t`It fills the space and may be cropped` },
            { value: 'CONTAIN', label: t`It is shown whole` },
          ],
          isShown: ({ picture }) => Boolean(picture),
        },
        buttonField({ required: true }),
      ],
    },
  ],
  start: () => ({ items: [newItem()] }),
});
