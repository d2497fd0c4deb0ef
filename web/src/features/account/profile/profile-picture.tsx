import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import type { User_userFragment } from '../../../gql/graphql.ts';
import { PICTURE_TYPES } from '../../../lib/browser/upload-file.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './profile-picture.module.css';
import { useProfilePicture } from './use-profile-picture.ts';

const SIZE = 96;

interface ProfilePictureProps {
  user: User_userFragment;
  /** Google manages the picture, so it can't be changed here. */
  isLocked: boolean;
}

/** The shopper's picture. It uploads as soon as it is chosen; the form beside it is saved separately. */
export function ProfilePicture({ user, isLocked }: ProfilePictureProps) {
  const { upload, error, isRemoving, choose, remove } = useProfilePicture(user);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function removeAndStay(): Promise<void> {
    await remove();
    // The focused "Remove" button disappears with the picture.
    button.current?.focus();
  }

  return (
    <div className={styles.picture} role="group" aria-labelledby={`${id}-label`}>
      <Avatar name={user.firstName} url={upload?.preview ?? user.profilePicture} size={SIZE} />
      <div className={styles.side}>
        <p id={`${id}-label`} className={styles.label}>
          <Trans>Profile picture</Trans>
        </p>
        <p id={`${id}-hint`} className={styles.hint}>
          {isLocked ? t`From your Google account.` : t`PNG, JPEG or WebP, at most 5 MB.`}
        </p>
        {!isLocked && (
          <div className={styles.actions}>
            <Button
              ref={button}
              variant="outline"
              size="sm"
              pending={upload !== null}
              aria-describedby={`${id}-hint ${id}-error`}
              onClick={() => input.current?.click()}
            >
              {user.profilePicture ? <Change /> : t`Upload picture`}
            </Button>
            {user.profilePicture && (
              <Button variant="quiet" size="sm" pending={isRemoving} onClick={() => void removeAndStay()}>
                <Trans>
                  Remove<VisuallyHidden> picture</VisuallyHidden>
                </Trans>
              </Button>
            )}
            <input
              ref={input}
              type="file"
              hidden
              accept={PICTURE_TYPES}
              onChange={({ target }) => {
                const file = target.files?.[0];
                // Without this, choosing the same file again after a failure would fire no change event.
                target.value = '';
                if (file) void choose(file);
              }}
            />
          </div>
        )}
        <div role="status">{upload && <UploadProgress part={upload.part} />}</div>
        <div role="alert">{error !== undefined && <FieldError id={id} error={error} />}</div>
      </div>
    </div>
  );
}

/** On a phone, the word "picture" does not fit beside "Remove". */
function Change() {
  return (
    <span>
      <Trans>
        Change<VisuallyHidden> picture</VisuallyHidden>
      </Trans>
    </span>
  );
}

function UploadProgress({ part }: { part: number }) {
  return (
    <label className={styles.progress}>
      {part < 1 ? t`Uploading` : t`Preparing`}
      <progress max={1} value={part < 1 ? part : undefined} />
    </label>
  );
}
