import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { useAction } from '../../../../apollo/use-action.ts';
import { passwordHint, signUpRules } from '../../../../forms/sign-up-rules.ts';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import {
  JoinLinkedOrderDocument,
  KeepLinkedOrderDocument,
  type Order_orderFragment,
} from '../../../../gql/graphql.ts';
import type { LoginState } from '../../../../navigation/login-intent.ts';
import { paths } from '../../../../navigation/paths.ts';
import { enterAsCustomer, guestToken } from '../../../../session/enter-as-customer.ts';
import { useSession } from '../../../../session/shopper-session.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import styles from '../order-page.module.css';

interface KeepOrderProps {
  /** The token of the order's link. */
  token: string;
  order: Order_orderFragment;
  /** The email of the order. */
  email: string;
}

/** Offers to create an account for a guest's order, or to add the order to the shopper's account. */
export function KeepOrder(props: KeepOrderProps) {
  const user = useSession()?.user;
  if (!user) return <NewAccount {...props} />;
  return user.email.toLowerCase() === props.email.toLowerCase() ? <JoinAccount token={props.token} /> : null;
}

function NewAccount({ token, order, email }: KeepOrderProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const checked = useAppForm({ defaultValues: { password: '' } });
  const { form, field, failure } = checked;
  const [keep] = useAction(KeepLinkedOrderDocument, {
    result: ({ session, cartWarnings }) => session && { session, cartWarnings },
    failure: checked,
    onDone: (entered) => {
      enterAsCustomer(entered);
      toastKept(order.number);
      void navigate(paths.account.order(order.id), { replace: true });
    },
  });
  const submit = form.handleSubmit(({ password }) =>
    keep({ input: { token, password }, guestToken: guestToken() }),
  );
  const login: LoginState = { from: createPath(location) };
  return (
    <section aria-labelledby="keep-order" className={styles.fact}>
      <h2 id="keep-order" className={styles.title}>
        <Trans>Save this order to an account</Trans>
      </h2>
      <form noValidate onSubmit={(event) => void submit(event)} className={styles.keep}>
        <Stack gap={16}>
          <p>
            <Trans>
              Choose a password for {email} to find this and future orders under My Orders. This is optional:
              the link in our email works for a year.
            </Trans>
          </p>
          <FormFailure message={failure} />
          <PasswordField
            label={t`Password`}
            required
            hint={passwordHint()}
            autoComplete="new-password"
            {...field('password', signUpRules().password)}
          />
          <Button type="submit" pending={form.formState.isSubmitting}>
            <Trans>Create Account</Trans>
          </Button>
          <p>
            <Trans>
              Already have an account with this email?{' '}
              <TextLink to={paths.login()} state={login}>
                Log in
              </TextLink>{' '}
              to add this order to it.
            </Trans>
          </p>
        </Stack>
      </form>
    </section>
  );
}

function JoinAccount({ token }: Pick<KeepOrderProps, 'token'>) {
  const navigate = useNavigate();
  const [join, isJoining] = useAction(JoinLinkedOrderDocument, {
    result: (payload) => payload.order,
    failure: t`Order not added to your account`,
    onDone: ({ id, number }) => {
      toastKept(number);
      void navigate(paths.account.order(id), { replace: true });
    },
  });
  return (
    <section aria-labelledby="keep-order" className={styles.fact}>
      <h2 id="keep-order" className={styles.title}>
        <Trans>Add this order to your account</Trans>
      </h2>
      <Stack gap={16}>
        <p>
          <Trans>You’ll find it under My Orders, and the link in our email will stop working.</Trans>
        </p>
        <div>
          <Button pending={isJoining} onClick={() => void join({ token })}>
            <Trans>Add to my account</Trans>
          </Button>
        </div>
      </Stack>
    </section>
  );
}

function toastKept(number: string): void {
  showToast({ tone: 'success', title: t`Your order is in your account`, details: [t`Order ${number}`] });
}
