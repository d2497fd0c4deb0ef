import { t } from '@lingui/core/macro';
import Timer from 'lucide-react/icons/timer';
import { buttonField, captionField, countdownFields, productFields, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';

export const campaignForm = (): SectionForm => ({
  name: t`Running sale`,
  text: t`Products with a countdown above them.`,
  Icon: Timer,
  fields: [captionField(), titleField(), ...countdownFields(), ...productFields(), buttonField()],
  start: () => ({ productSource: 'FLASH_SALE', countdown: 'OFFER', arrangement: 'CAROUSEL' }),
});
