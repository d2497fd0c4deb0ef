import { t } from '@lingui/core/macro';
import Image from 'lucide-react/icons/image';
import { buttonField, pictureField, textField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';

export const imageWithTextForm = (): SectionForm => ({
  name: t`Picture with text`,
  text: t`A text beside a picture.`,
  Icon: Image,
  fields: [
    titleField({ required: true }),
    textField(),
    pictureField({ required: true }),
    {
      type: 'choice',
      name: 'pictureSide',
      label: t`Side of the picture`,
      options: [
        { value: 'RIGHT', label: t`Right of the text` },
        { value: 'LEFT', label: t`Left of the text` },
      ],
    },
    buttonField(),
  ],
});
