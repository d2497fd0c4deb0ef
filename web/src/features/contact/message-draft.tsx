import type { UseFormReturn } from 'react-hook-form';
import { useFormDraft } from '../../forms/use-form-draft.ts';
import type { ContactMessage } from './send-message.ts';

interface MessageDraftProps {
  form: UseFormReturn<ContactMessage>;
  before: ContactMessage;
}

/**
 * Keeps a message while its writer looks something up elsewhere in the shop, with an account or without. It draws nothing,
 * and is drawn only in the browser: the server's page knows no draft.
 */
export function MessageDraft({ form, before }: MessageDraftProps) {
  useFormDraft({ form, owner: { space: 'visitor', userId: '', form: 'message' }, before });
  return null;
}
