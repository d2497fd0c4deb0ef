import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { errorMessage } from '../../../apollo/error-message.ts';
import { shopperSession } from '../../../session/shopper-session.ts';
import {
  type CustomerUpdateInput,
  UpdateProfileDocument,
  type User_userFragment,
} from '../../../gql/graphql.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';

interface ProfileFormOptions<Values extends FieldValues> {
  user: User_userFragment;
  valuesOf: (user: User_userFragment) => Values & DefaultValues<Values>;
  /** What the server is asked to change; empty when nothing was edited. */
  inputOf: (values: Values, user: User_userFragment) => CustomerUpdateInput;
  /** Fields that are gone with the page. */
  secrets: readonly (keyof Values)[];
}

/**
 * A form over a part of the profile: saves what was edited, keeps the session's copy, and says so. What is typed outlives a
 * session that ends.
 */
export function useProfileForm<Values extends FieldValues>({
  user,
  valuesOf,
  inputOf,
  secrets,
}: ProfileFormOptions<Values>) {
  const [update] = useMutation(UpdateProfileDocument);
  const [before] = useState(() => valuesOf(user));
  const checked = useAppForm<Values>({ defaultValues: before });
  const { form, fail, showUserErrors } = checked;
  const owner = { space: 'shopper', userId: user.id, form: 'profile' } as const;
  const draft = useFormDraft<Values>({ form, owner, before, secrets });

  const submit = form.handleSubmit(async (values) => {
    const input = inputOf(values, user);
    try {
      const payload = (await update({ variables: { input } })).data?.customerUpdate;
      if (!payload?.user) return showUserErrors(payload?.userErrors ?? []);
      shopperSession.updateUser(payload.user);
      form.reset(valuesOf(payload.user));
      draft.settle();
      showToast({ tone: 'success', title: 'Profile changes saved' });
    } catch (error) {
      fail(`${errorMessage(error)} What you typed is still here.`);
    }
  });

  function cancel(): void {
    form.reset(valuesOf(user));
    draft.settle();
  }

  return { ...checked, submit, cancel, isRestored: draft.isRestored };
}
