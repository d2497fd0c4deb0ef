import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import {
  CreateRedirectDocument,
  type Redirect_redirectFragment as Redirect,
  UpdateRedirectDocument,
} from '../../../gql/graphql.ts';
import { useAdminSession } from '../../../session/admin-session.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { invalidateRedirects } from './invalidate-redirects.ts';

const NONE = { path: '', target: '' };

/** The form of a redirect, or of a new one (null), after which it is empty again. */
export function useRedirectForm(redirect: Redirect | null, onSaved?: () => void) {
  const before = redirect ? { path: redirect.path, target: redirect.target } : NONE;
  const checked = useAppForm({ defaultValues: before });
  const { form, field, failure } = checked;
  const userId = useAdminSession()?.user.id ?? '';
  const draft = useFormDraft({
    form,
    owner: { space: 'admin', userId, form: `redirect ${redirect?.id ?? 'new'}` },
    before,
  });
  const options = {
    failure: checked,
    update: invalidateRedirects,
    onDone: ({ path, target }: Redirect) => {
      draft.close();
      showToast({ tone: 'success', title: t`Redirect saved`, details: [t`From ${path} to ${target}`] });
      onSaved?.();
      if (redirect) return;
      form.setFocus('path');
      form.reset(NONE);
    },
  };
  const [create] = useAction(CreateRedirectDocument, { ...options, result: (payload) => payload.redirect });
  const [update] = useAction(UpdateRedirectDocument, { ...options, result: (payload) => payload.redirect });
  const submit = form.handleSubmit((input) =>
    redirect ? update({ id: redirect.id, input, expectedVersion: redirect.version }) : create({ input }),
  );
  return { form, field, failure, submit };
}

export type RedirectForm = ReturnType<typeof useRedirectForm>;
