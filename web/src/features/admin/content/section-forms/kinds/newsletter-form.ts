import { t } from '@lingui/core/macro';
import Mail from 'lucide-react/icons/mail';
import { textField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';

export const newsletterForm = (): SectionForm => ({
  name: t`Newsletter`,
  text: t`A form to subscribe to the newsletter.`,
  Icon: Mail,
  fields: [titleField(), textField()],
});
