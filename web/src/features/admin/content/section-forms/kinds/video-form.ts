import { t } from '@lingui/core/macro';
import Video from 'lucide-react/icons/video';
import { captionField, pictureField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';

export const videoForm = (): SectionForm => ({
  name: t`Video`,
  text: t`A video from YouTube, Vimeo or a file, which loads when it is pressed.`,
  Icon: Video,
  fields: [
    captionField(),
    titleField({ required: true }),
    {
      type: 'line',
      name: 'videoUrl',
      label: t`URL of the video`,
      hint: t`A page of YouTube or Vimeo, or an https:// address of an MP4 or WebM file`,
      required: true,
      max: 500,
    },
    pictureField({ label: t`Picture before it plays` }),
  ],
});
