import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ChangeEvent, useState } from 'react';
import { uploadProblem } from '../../apollo/upload-problem.ts';
import { textAt } from '../../lib/json.ts';
import { PICTURE_TYPES, uploadFile, type UploadResponse } from '../../lib/browser/upload-file.ts';
import { useSession } from '../../session/shopper-session.ts';
import { Button } from '../../ui/actions/button.tsx';
import styles from './review-form.module.css';

const MAX_PICTURES = 4;

/** A picture that the shop has stored. */
export interface ChosenPicture {
  assetId: string;
  url: string;
}

interface ReviewPicturesFieldProps {
  pictures: readonly ChosenPicture[];
  /** Updates the latest selection: several uploads may finish between two renders. */
  onChange: (change: (now: readonly ChosenPicture[]) => ChosenPicture[]) => void;
  onUploading: (isUploading: boolean) => void;
}

/** Up to four pictures, which are uploaded one by one as soon as they are selected. */
export function ReviewPicturesField({ pictures, onChange, onUploading }: ReviewPicturesFieldProps) {
  const token = useSession()?.token ?? '';
  const [running, setRunning] = useState(0);
  const [problems, setProblems] = useState<string[]>([]);
  const room = MAX_PICTURES - pictures.length - running;

  async function upload({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(target.files ?? [])];
    target.value = '';
    const chosen = files.slice(0, room);
    setProblems(files.length > room ? [t`There can be at most ${MAX_PICTURES} pictures.`] : []);
    setRunning(chosen.length);
    onUploading(true);
    for (const [index, file] of chosen.entries()) {
      const response = await uploadFile({
        path: '/api/reviewPictures',
        file,
        token,
        onProgress: () => undefined,
      });
      const picture = readPicture(response);
      if (typeof picture === 'string') setProblems((before) => [...before, `${file.name}: ${picture}`]);
      else {
        onChange((now) => [...now.filter(({ assetId }) => assetId !== picture.assetId), picture]);
      }
      setRunning(chosen.length - index - 1);
    }
    onUploading(false);
  }

  return (
    <fieldset>
      <legend className={styles.legend}>
        <Trans>Pictures (optional)</Trans>
      </legend>
      <div className={styles.pictures}>
        {pictures.map(({ assetId, url }, index) => (
          <div key={assetId} className={styles.picture}>
            <img src={url} alt={t`Picture ${index + 1}`} width={96} height={96} />
            <Button
              size="sm"
              variant="quiet"
              aria-label={t`Remove picture ${index + 1}`}
              onClick={() => onChange((now) => now.filter((other) => other.assetId !== assetId))}
            >
              <Trans>Remove</Trans>
            </Button>
          </div>
        ))}
        {room > 0 && (
          <label className={styles.pick}>
            <Trans>Add pictures</Trans>
            <input type="file" multiple accept={PICTURE_TYPES} onChange={(event) => void upload(event)} />
          </label>
        )}
      </div>
      <p className={styles.note} role="status">
        {running > 0 ? t`Uploading…` : t`JPEG, PNG or WebP, each up to 10 MB; at most ${MAX_PICTURES}.`}
      </p>
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
      </div>
    </fieldset>
  );
}

/** Parses the response: the stored picture, or an error message. */
function readPicture(response: UploadResponse): ChosenPicture | string {
  const assetId = textAt(response?.body, '_id');
  const url = textAt(response?.body, 'url');
  return response?.status === 200 && assetId && url ? { assetId, url } : uploadProblem(response);
}
