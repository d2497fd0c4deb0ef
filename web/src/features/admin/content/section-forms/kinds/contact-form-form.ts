import { t } from '@lingui/core/macro';
import MessageSquare from 'lucide-react/icons/message-square';
import { titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';

export const contactFormForm = (): SectionForm => ({
  name: t`Contact form`,
  text: t`The form that visitors write to you with.`,
  Icon: MessageSquare,
  fields: [titleField()],
});
