import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import { signUpRules } from '../../../forms/sign-up-rules.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import {
  type ProductAlertInput,
  type ProductAlertState,
  RequestProductAlertDocument,
} from '../../../gql/graphql.ts';
import { readableEmail } from '../../../lib/readable-email.ts';
import { useSession } from '../../../session/shopper-session.ts';
import { useSendsEmail } from '../../../shop/use-shop.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { CheckYourEmail } from './check-your-email.tsx';

/** The subject of an alert: a sold-out variant, or the price of a product. */
export type AlertSubject = Omit<ProductAlertInput, 'email'>;

interface AlertDialogProps {
  about: AlertSubject;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the email address for a back-in-stock or price alert. */
export function AlertDialog({ about, open, onOpenChange }: AlertDialogProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  const email = useRef<HTMLInputElement>(null);
  const isStock = about.kind === 'BACK_IN_STOCK';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={email}
      title={isStock ? t`Notify me when it’s back in stock` : t`Notify me when the price drops`}
      description={
        isStock
          ? t`We’ll email you once, as soon as it’s back in stock.`
          : t`We’ll email you when the price drops, at most once a day.`
      }
    >
      {sent === null && <AlertForm about={about} emailRef={email} onSent={setSent} />}
      <div role="status">{sent && <AlertSent {...sent} />}</div>
    </Dialog>
  );
}

interface Sent {
  email: string;
  state: ProductAlertState;
}

interface AlertFormProps {
  about: AlertSubject;
  emailRef: RefObject<HTMLInputElement | null>;
  onSent: (sent: Sent) => void;
}

function AlertForm({ about, emailRef, onSent }: AlertFormProps) {
  const email = useSession()?.user.email ?? '';
  const checked = useAppForm({ defaultValues: { email } });
  const { form, field, failure } = checked;
  const [request] = useAction(RequestProductAlertDocument, {
    result: (payload) => payload.state,
    failure: checked,
  });
  const submit = form.handleSubmit(({ email: typed }) =>
    request(
      { input: { ...about, email: typed } },
      { onDone: (state) => onSent({ email: readableEmail(typed.trim()), state }) },
    ),
  );
  const registered = field('email', signUpRules().email);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // The button that opened the dialog may be inside a form, which React would submit as well.
        event.stopPropagation();
        void submit(event);
      }}
    >
      <Stack gap={16}>
        <FormFailure message={failure} />
        <TextField
          label={t`Email`}
          required
          type="email"
          autoComplete="email"
          {...registered}
          ref={(input: HTMLInputElement | null) => {
            registered.ref(input);
            emailRef.current = input;
          }}
        />
        <Button type="submit" pending={form.formState.isSubmitting}>
          <Trans>Notify me</Trans>
        </Button>
      </Stack>
    </form>
  );
}

function AlertSent({ email, state }: Sent) {
  const canSend = useSendsEmail();
  if (state === 'WAITING') {
    return (
      <p>
        {canSend ? (
          <Trans>Done! We’ll email {email}.</Trans>
        ) : (
          <Trans>
            Saved for {email}. We can’t send emails at the moment, but we’ll email you as soon as we can.
          </Trans>
        )}
      </p>
    );
  }
  return (
    <p>
      <CheckYourEmail>
        <Trans>Check your email: we’ve sent a confirmation link to {email}.</Trans>
      </CheckYourEmail>
    </p>
  );
}
