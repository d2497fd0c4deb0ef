import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldRules } from '../../../forms/field-rules.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormErrorSummary } from '../../../ui/forms/form-error-summary.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';
import styles from './contact-form.module.css';
import { contactProblems } from './contact-problems.ts';
import { EmailLink } from './email-link.tsx';
import { type ContactMessage, sendMessage, type SendResult } from './send-message.ts';

const AlertDialog = lazy(async () => ({
  default: (await import('../../../ui/overlay/alert-dialog.tsx')).AlertDialog,
}));

const EMPTY: ContactMessage = { name: '', email: '', phone: '', message: '' };

/** The messages of the specification (section 8). */
const results = () =>
  ({
    success: {
      title: t`Message sent`,
      text: t`Success: Your message has been sent successfully. We will contact you very soon.`,
    },
    failure: { title: t`Message not sent`, text: t`Error: Failed to send message. Try again.` },
  }) as const;

/**
 * Sends a message to the shop. All fields are required, but their format is not checked (specification
 * section 5). A success clears the form; after a failure the message stays, also for a later visit to the
 * page.
 */
export function ContactForm() {
  const [result, setResult] = useState<SendResult | null>(null);
  const shown = useLastShown(result) ?? { isSent: true };
  const { title, text } = results()[shown.isSent ? 'success' : 'failure'];
  const sendButton = useRef<HTMLButtonElement>(null);
  const { form, field, fieldErrors } = useAppForm({ defaultValues: EMPTY });
  const isHydrated = useIsHydrated();
  const required = (message: string) => ({ validate: fieldRules.required(message) });

  async function send(message: ContactMessage) {
    const outcome = await sendMessage(message);
    if (outcome.isSent) form.reset();
    // The dialog returns the focus to where it was, and Enter may have submitted the form from any field.
    sendButton.current?.focus();
    setResult(outcome);
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {isHydrated && <MessageDraft form={form} before={EMPTY} />}
      <FormErrorSummary errors={contactProblems(fieldErrors)} />
      <div className={styles.sender}>
        <TextField
          label={t`Your Name`}
          required
          autoComplete="name"
          maxLength={100}
          {...field('name', required(t`Please enter your name`))}
        />
        <TextField
          label={t`Your Email`}
          required
          type="email"
          autoComplete="email"
          maxLength={254}
          {...field('email', required(t`Please enter your email address`))}
        />
        <TextField
          label={t`Your Phone`}
          required
          type="tel"
          autoComplete="tel"
          maxLength={50}
          {...field('phone', required(t`Please enter your phone number`))}
        />
      </div>
      <TextAreaField
        label={t`Your Message`}
        required
        rows={8}
        maxLength={5000}
        {...field('message', required(t`Message cannot be empty`))}
      />
      <Button
        ref={sendButton}
        type="submit"
        size="lg"
        className={styles.send}
        pending={form.formState.isSubmitting}
      >
        <Trans>Send Message</Trans>
      </Button>
      <Suspense>
        {/* Preloaded while the visitor types, so that the result shows without delay. */}
        <AlertDialog
          open={result !== null}
          onOpenChange={() => setResult(null)}
          title={title}
          description={text}
          confirmLabel={t`OK`}
          onConfirm={() => setResult(null)}
        >
          {!shown.isSent && <OtherWay limit={shown.limit} />}
        </AlertDialog>
      </Suspense>
    </form>
  );
}

/** Other ways to contact the shop. */
function OtherWay({ limit }: { limit: string | null }) {
  const email = useShop()?.contact.customersEmail;
  return (
    <>
      {limit !== null && <p>{limit}</p>}
      {email && (
        <p>
          <Trans>
            Or email <EmailLink email={email} />.
          </Trans>
        </p>
      )}
    </>
  );
}

interface MessageDraftProps {
  form: UseFormReturn<ContactMessage>;
  before: ContactMessage;
}

/**
 * Stores a draft of the message while the visitor looks at other pages, signed in or not. It renders nothing,
 * and is mounted only in the browser, because the server has no drafts.
 */
function MessageDraft({ form, before }: MessageDraftProps) {
  useFormDraft({ form, owner: { space: 'visitor', userId: '', form: 'message' }, before });
  return null;
}
