import { t } from '@lingui/core/macro';
import MapPin from 'lucide-react/icons/map-pin';
import { buttonField, pictureField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';

export const mapForm = (): SectionForm => ({
  name: t`Map`,
  text: t`A picture of a map that leads to a map service.`,
  Icon: MapPin,
  fields: [titleField(), pictureField({ required: true }), buttonField({ required: true })],
});
