import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import {
  type ReviewSettingsInput,
  type ReviewSettings_settingsFragment as ReviewSettings,
  UpdateReviewSettingsDocument,
  ReviewSettingsDocument,
} from '../../../gql/graphql.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { savingSettings, SectionForm, useSectionForm } from '../settings/section/section-form.tsx';
import { SectionPage } from '../settings/section/section-page.tsx';
import styles from '../settings/section/settings.module.css';

const MAX_DAYS = 90;

/** Settings for review request emails. */
export function ReviewSettingsPage() {
  return (
    <SectionPage title={t`Reviews`} section="reviews" query={ReviewSettingsDocument}>
      {({ reviews }) => <ReviewsForm section={reviews} />}
    </SectionPage>
  );
}

/** The form's values, as typed. */
interface ReviewSettingsValues {
  /** Empty to send no review requests. */
  requestAfterDays: string;
}

const valuesOf = ({ requestAfterDays }: ReviewSettings): ReviewSettingsValues => ({
  requestAfterDays: requestAfterDays == null ? '' : String(requestAfterDays),
});

const inputOf = ({ requestAfterDays }: ReviewSettingsValues): ReviewSettingsInput => ({
  requestAfterDays: requestAfterDays.trim() === '' ? null : Number(requestAfterDays),
});

function isDays(text: string): boolean {
  const days = Number(text);
  return text.trim() === '' || (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS);
}

function ReviewsForm({ section }: { section: ReviewSettings }) {
  const { editing, conflicts } = useSectionForm({
    name: 'reviews',
    query: ReviewSettingsDocument,
    section,
    find: ({ reviews }) => reviews,
    valuesOf,
    inputOf,
    groups: () => [{ label: t`Days`, fields: ['requestAfterDays'] }],
    useUpdate: (failure) => useAction(UpdateReviewSettingsDocument, savingSettings(failure))[0],
  });
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <Panel title={t`Review requests`}>
        <p className={styles.intro}>
          {t`One email per order, with links to review its products, unless they were returned. Every email has a one-click unsubscribe link. Edit the opening text under Emails.`}
        </p>
        <div className={styles.pair}>
          <TextField
            label={t`Days after delivery`}
            inputMode="numeric"
            hint={t`1 to ${MAX_DAYS}. Leave empty to send no requests.`}
            {...editing.field('requestAfterDays', {
              validate: (text) => isDays(text) || t`Please enter 1 to ${MAX_DAYS} days, or nothing`,
            })}
          />
        </div>
      </Panel>
    </SectionForm>
  );
}
