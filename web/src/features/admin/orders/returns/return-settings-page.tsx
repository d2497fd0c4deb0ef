import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  type ReturnSettings_settingsFragment as ReturnSettings,
  UpdateReturnSettingsDocument,
  ReturnSettingsDocument,
} from '../../../../gql/graphql.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { savingSettings, SectionForm, useSectionForm } from '../../settings/section/section-form.tsx';
import { SectionPage } from '../../settings/section/section-page.tsx';
import styles from '../../settings/section/settings.module.css';

const MAX_DAYS = 365;
const MIN_WITHDRAWAL_DAYS = 14;

/** The settings for returns. */
export function ReturnSettingsPage() {
  return (
    <SectionPage title={t`Returns`} section="returns" query={ReturnSettingsDocument}>
      {({ returns }) => <ReturnSettingsForm section={returns} />}
    </SectionPage>
  );
}

/** The form's values; the API's input is the same. */
type ReturnValues = Pick<ReturnSettings, 'days' | 'isWithdrawalOffered' | 'withdrawalDays'>;

const valuesOf = ({ days, isWithdrawalOffered, withdrawalDays }: ReturnValues): ReturnValues => ({
  days,
  isWithdrawalOffered,
  withdrawalDays,
});

const groups = (): FieldGroup<ReturnValues>[] => [
  { label: t`Days`, fields: ['days'] },
  { label: t`Right of withdrawal`, fields: ['isWithdrawalOffered', 'withdrawalDays'] },
];

function ReturnSettingsForm({ section }: { section: ReturnSettings }) {
  const { editing, conflicts } = useSectionForm({
    name: 'returns',
    query: ReturnSettingsDocument,
    section,
    find: ({ returns }) => returns,
    valuesOf,
    inputOf: valuesOf,
    groups,
    useUpdate: (failure) => useAction(UpdateReturnSettingsDocument, savingSettings(failure))[0],
  });
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <Panel title={t`What customers can return`}>
        <p className={styles.intro}>
          {t`For this many days after delivery, customers can request a return on their order page. The whole shop shows the same number.`}
        </p>
        <div className={styles.pair}>
          <TextField
            label={t`Days`}
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_DAYS}
            required
            hint={t`0: customers can’t request returns, and the shop promises none.`}
            {...editing.field('days', {
              valueAsNumber: true,
              validate: (days) =>
                (Number.isInteger(days) && days >= 0 && days <= MAX_DAYS) || t`Please enter 0 to ${MAX_DAYS}`,
            })}
          />
        </div>
      </Panel>
      <Panel title={t`Right of withdrawal`}>
        <p className={styles.intro}>
          {t`If you sell to consumers in the European Union, the law lets them withdraw from their contract without a reason. The footer, order pages and emails then link to a page for that, which needs no login. This period is separate from the returns above.`}
        </p>
        <CheckboxField
          label={t`Customers can withdraw from their contract`}
          {...editing.field('isWithdrawalOffered')}
        />
        <div className={styles.pair}>
          <TextField
            label={t`Days to withdraw`}
            type="number"
            inputMode="numeric"
            min={MIN_WITHDRAWAL_DAYS}
            max={MAX_DAYS}
            required
            hint={t`After the day of delivery. The law asks for ${MIN_WITHDRAWAL_DAYS} or more.`}
            {...editing.field('withdrawalDays', {
              valueAsNumber: true,
              validate: (days) =>
                (Number.isInteger(days) && days >= MIN_WITHDRAWAL_DAYS && days <= MAX_DAYS) ||
                t`Please enter ${MIN_WITHDRAWAL_DAYS} to ${MAX_DAYS}`,
            })}
          />
        </div>
      </Panel>
    </SectionForm>
  );
}
