import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { type FailingForm, useAction } from '../../apollo/use-action.ts';
import { fieldRules } from '../../forms/field-rules.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { useFormDraft } from '../../forms/use-form-draft.ts';
import {
  CreateReviewDocument,
  type OwnReview_reviewFragment as OwnReview,
  UpdateReviewDocument,
} from '../../gql/graphql.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-queue.ts';
import { FormErrorSummary, FormFailure } from '../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../ui/forms/restored-draft.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Cluster } from '../../ui/layout/cluster.tsx';
import { DeleteReview } from './delete-review.tsx';
import { type ChosenPicture, ReviewPicturesField } from './review-pictures-field.tsx';
import styles from './review-form.module.css';
import { StarField } from './star-field.tsx';

const MIN_TEXT = 10;
const MAX_TEXT = 2000;
const MAX_TITLE = 100;

interface ReviewValues {
  /** Empty for none. */
  stars: string;
  title: string;
  text: string;
  pictures: ChosenPicture[];
}

/** The shape of a draft, because a new review has no pictures. */
const EXAMPLE: ReviewValues = { stars: '', title: '', text: '', pictures: [{ assetId: '', url: '' }] };

const valuesOf = (review: OwnReview | null): ReviewValues => ({
  stars: review ? String(review.stars) : '',
  title: review?.title ?? '',
  text: review?.text ?? '',
  pictures: review?.pictures.map(({ assetId, url }) => ({ assetId: assetId ?? '', url })) ?? [],
});

interface ReviewFormProps {
  productId: string;
  userId: string;
  /** The existing review; null for none. */
  submission: OwnReview | null;
}

/** Sends a review; `onSaved` is called after it is stored, before the shopper's reviews are shown. */
function useSaveReview(form: FailingForm, onSaved: () => void) {
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const saving = {
    result: (payload: { review?: { id: string } | null }) => payload.review,
    failure: form,
    failureDetails: [t`What you typed is still here.`],
    onDone: () => {
      onSaved();
      for (const fieldName of ['ownReviews', 'productsToReview', 'reviewStanding'])
        cache.evict({ fieldName });
      showToast({
        tone: 'success',
        title: t`Thank you for your review`,
        details: [t`We’ll read it before we publish it.`],
      });
      void navigate(paths.myReviews());
    },
  };
  const [create] = useAction(CreateReviewDocument, saving);
  const [update] = useAction(UpdateReviewDocument, saving);
  return { create, update };
}

/** The review form. Its draft is stored while the shopper visits other pages. */
export function ReviewForm({ productId, userId, submission }: ReviewFormProps) {
  const [before] = useState(() => valuesOf(submission));
  const checked = useAppForm<ReviewValues>({ defaultValues: before });
  const { form, field, fieldErrors, failure } = checked;
  const owner = { space: 'shopper', userId, form: `review ${productId}` } as const;
  const draft = useFormDraft({ form, owner, before, example: EXAMPLE });
  const written = useWatch({ control: form.control, name: 'text' }).trim().length;
  const [isUploading, setUploading] = useState(false);

  const { create, update } = useSaveReview(checked, draft.close);
  const submit = form.handleSubmit(({ stars, title, text, pictures }) => {
    if (isUploading) return checked.fail(t`Please wait until the pictures are uploaded.`);
    const pictureIds = pictures.map(({ assetId }) => assetId);
    const input = { stars: Number(stars), title, text, pictureIds };
    return submission === null ? create({ productId, input }) : update({ id: submission.id, input });
  });

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <RestoredDraft isShown={draft.isRestored} onDiscard={draft.discard} />
      <FormErrorSummary errors={fieldErrors} title={t`Your review is not sent yet`} />
      <StarField
        label={t`How do you like it?`}
        {...field('stars', { validate: fieldRules.required(t`Please choose 1 to 5 stars`) })}
      />
      <TextField
        label={t`Title`}
        required
        maxLength={MAX_TITLE}
        hint={t`Sum it up in one line, at most ${MAX_TITLE} characters.`}
        {...field('title', { validate: fieldRules.required(t`Please enter a title`) })}
      />
      <TextAreaField
        label={t`Your review`}
        required
        rows={8}
        maxLength={MAX_TEXT}
        hint={t`What did you like or dislike, and who is it right for? ${MIN_TEXT} to ${MAX_TEXT} characters; ${written} so far.`}
        {...field('text', {
          validate: (text) =>
            text.trim().length >= MIN_TEXT || t`Please write at least ${MIN_TEXT} characters`,
        })}
      />
      <ReviewPicturesField
        pictures={useWatch({ control: form.control, name: 'pictures' })}
        onChange={(change) =>
          form.setValue('pictures', change(form.getValues('pictures')), { shouldDirty: true })
        }
        onUploading={setUploading}
      />
      <p className={styles.note}>
        <Trans>
          Others see your first name and last initial. We read each review before it is published.
        </Trans>
      </p>
      <FormFailure message={failure} />
      <Cluster justify="end">
        {submission && <DeleteReview id={submission.id} onDeleted={draft.close} />}
        <Button type="submit" pending={form.formState.isSubmitting}>
          {submission ? <Trans>Save review</Trans> : <Trans>Send review</Trans>}
        </Button>
      </Cluster>
    </form>
  );
}
