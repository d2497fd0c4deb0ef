import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { codeMessage } from '../../../apollo/error-message.ts';
import { useAction } from '../../../apollo/use-action.ts';
import { shopperSession } from '../../../session/shopper-session.ts';
import { UpdateProfileDocument, type User_userFragment } from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { uploadPicture } from './upload-picture.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** An upload in progress: a preview and the fraction sent (0 to 1). */
interface Upload {
  preview: string;
  part: number;
}

/** The shopper's picture, with functions to upload and remove it. */
export function useProfilePicture(user: User_userFragment) {
  const client = useApolloClient();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [error, setError] = useState<string>();
  const [update, isRemoving] = useAction(UpdateProfileDocument, {
    result: (payload) => payload.user,
    failure: {
      showUserErrors: (errors) =>
        setError(errors.map(({ message }) => message).join(' ') || codeMessage('INTERNAL_SERVER_ERROR')),
      fail: setError,
    },
    onDone: keep,
  });

  async function choose(file: File): Promise<void> {
    setError(undefined);
    if (file.size > MAX_BYTES) return setError(t`This picture is larger than 5 MB.`);
    const token = shopperSession.read()?.token;
    if (token === undefined) return;
    const preview = URL.createObjectURL(file);
    setUpload({ preview, part: 0 });
    const response = await uploadPicture(file, token, (part) => setUpload({ preview, part }));
    setUpload(null);
    URL.revokeObjectURL(preview);
    if (response.profilePicture === null) {
      setError(response.message);
      if (response.isSignedOut) shopperSession.end('rejected');
      return;
    }
    keep({ ...user, profilePicture: response.profilePicture });
  }

  /** The upload is not an Apollo operation, so the cache is updated here. */
  function keep(person: User_userFragment): void {
    client.cache.modify<User_userFragment>({
      id: client.cache.identify({ ...person, __typename: 'User' }),
      fields: { profilePicture: () => person.profilePicture ?? null },
    });
    shopperSession.updateUser(person);
    showToast({ tone: 'success', title: t`Profile changes saved` });
  }

  async function remove(): Promise<void> {
    setError(undefined);
    await update({ input: { profilePicture: null } });
  }

  return { upload, error, isRemoving, choose, remove };
}
