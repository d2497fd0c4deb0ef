import { t } from '@lingui/core/macro';
import Megaphone from 'lucide-react/icons/megaphone';
import { buttonField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';

export const announcementForm = (): SectionForm => ({
  name: t`Announcement`,
  text: t`One line with a link, for news that all visitors should see.`,
  Icon: Megaphone,
  fields: [titleField({ label: t`Text`, required: true }), buttonField()],
});
