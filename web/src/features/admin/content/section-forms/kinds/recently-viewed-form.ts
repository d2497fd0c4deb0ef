import { t } from '@lingui/core/macro';
import History from 'lucide-react/icons/history';
import type { SectionForm } from '../section-form.ts';

export const recentlyViewedForm = (): SectionForm => ({
  name: t`Recently viewed`,
  text: t`The products that the visitor viewed last.`,
  Icon: History,
  fields: [],
});
