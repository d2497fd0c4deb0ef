import { t } from '@lingui/core/macro';
import RectangleHorizontal from 'lucide-react/icons/rectangle-horizontal';
import { buttonField, captionField, countdownFields, pictureField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';

export const promoPanelForm = (): SectionForm => ({
  name: t`Promotion panel`,
  text: t`A dark panel with a picture, a countdown and a button.`,
  Icon: RectangleHorizontal,
  fields: [
    captionField(),
    titleField({ required: true }),
    ...countdownFields(),
    pictureField(),
    buttonField(),
  ],
});
