import { t } from '@lingui/core/macro';
import Layers from 'lucide-react/icons/layers';
import { buttonField, captionField, limitField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';

export const collectionsForm = (): SectionForm => ({
  name: t`Collections`,
  text: t`Your collections as tiles.`,
  Icon: Layers,
  fields: [captionField(), titleField(), limitField({ label: t`How many collections` }), buttonField()],
  start: () => ({ limit: '6' }),
});
