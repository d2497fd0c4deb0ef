import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { useAction } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import {
  type PaymentSettings_settingsFragment as PaymentSettings,
  UpdatePaymentSettingsDocument,
} from '../../../gql/admin/graphql.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Panel } from '../ui/panel.tsx';
import { lockedField } from './locked-field.ts';
import { inputOf, paymentGroups, valuesOf } from './payment-values.ts';
import { savingSettings, SectionForm, useSectionForm } from './section-form.tsx';
import { SectionPage } from './section-page.tsx';
import styles from './settings.module.css';

/** How customers pay. */
export function PaymentsPage() {
  return (
    <SectionPage title={t`Payments`} section="payments">
      {({ payments }) => <PaymentsForm section={payments} />}
    </SectionPage>
  );
}

function PaymentsForm({ section }: { section: PaymentSettings }) {
  const { editing, conflicts } = useSectionForm({
    name: 'payments',
    section,
    find: ({ payments }) => payments,
    valuesOf,
    inputOf,
    groups: paymentGroups,
    useUpdate: (failure) => useAction(UpdatePaymentSettingsDocument, savingSettings(failure))[0],
  });
  const { form, field } = editing;
  const hasAccount = useWatch({ control: form.control, name: 'hasAccount' });
  const { hint: lockNote, readOnly } = lockedField(section.locks, 'bankAccount');
  return (
    <SectionForm {...{ editing, conflicts }}>
      <Panel title={t`Bank transfers`}>
        <p className={styles.intro}>
          {lockNote ??
            t`Customers who pay by bank transfer see this account with their order and in its mails.`}
        </p>
        {!readOnly && (
          <CheckboxField
            label={t`Show an account`}
            hint={t`Without one, customers are told to ask for it.`}
            {...field('hasAccount')}
            error={undefined}
          />
        )}
        {hasAccount && (
          <div className={styles.pair}>
            <TextField
              label={t`Account holder`}
              required
              readOnly={readOnly}
              {...field('holder', {
                validate: {
                  required: fieldRules.required(t`Please enter the account holder`),
                  length: fieldRules.atMost(100),
                },
              })}
            />
            <TextField
              label={t`IBAN`}
              required
              autoComplete="off"
              spellCheck={false}
              readOnly={readOnly}
              {...field('iban', { validate: fieldRules.required(t`Please enter the IBAN`) })}
            />
            <TextField
              label={t`BIC`}
              autoComplete="off"
              spellCheck={false}
              readOnly={readOnly}
              {...field('bic', { validate: fieldRules.atMost(11) })}
            />
            <TextField
              label={t`Bank`}
              readOnly={readOnly}
              {...field('bank', { validate: fieldRules.atMost(100) })}
            />
          </div>
        )}
      </Panel>
    </SectionForm>
  );
}
