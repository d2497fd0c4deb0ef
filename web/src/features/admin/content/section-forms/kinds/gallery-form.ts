import { t } from '@lingui/core/macro';
import Images from 'lucide-react/icons/images';
import { captionField, linkField, pictureField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';
import { newItem } from '../section-values.ts';

export const galleryForm = (): SectionForm => ({
  name: t`Gallery`,
  text: t`Several pictures.`,
  Icon: Images,
  fields: [
    captionField(),
    titleField(),
    {
      type: 'items',
      name: 'items',
      label: t`Pictures`,
      required: true,
      itemName: (number) => t`Picture ${number}`,
      addLabel: t`Add picture`,
      max: 24,
      fields: [
        pictureField({ required: true }),
        captionField({ label: t`Line below the picture` }),
        linkField(),
      ],
    },
  ],
  start: () => ({ items: [newItem()] }),
});
