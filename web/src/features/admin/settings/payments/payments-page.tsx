import { t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import {
  type PaymentSettings_settingsFragment as PaymentSettings,
  UpdatePaymentSettingsDocument,
  PaymentSettingsDocument,
} from '../../../../gql/graphql.ts';
import { decimalsOf } from '../../../../lib/currency.ts';
import { useCurrency } from '../../../../shop/use-shop.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { feeRule } from '../delivery/delivery-values.ts';
import { lockedField } from '../section/locked-field.ts';
import {
  hasWayToPay,
  inputOf,
  isCount,
  MAX_DAYS,
  MAX_UNITS,
  paymentGroups,
  type PaymentValues,
  valuesOf,
} from './payment-values.ts';
import { savingSettings, SectionForm, useSectionForm } from '../section/section-form.tsx';
import { SectionPage } from '../section/section-page.tsx';
import styles from '../section/settings.module.css';

/** Settings for payment methods. */
export function PaymentsPage() {
  return (
    <SectionPage title={t`Payments`} section="payments" query={PaymentSettingsDocument}>
      {({ payments }) => <PaymentsForm section={payments} />}
    </SectionPage>
  );
}

interface PartProps {
  form: UseFormReturn<PaymentValues>;
  field: CheckedField<PaymentValues>;
  currency: string;
}

function PaymentsForm({ section }: { section: PaymentSettings }) {
  const currency = useCurrency();
  const { editing, conflicts } = useSectionForm({
    name: 'payments',
    query: PaymentSettingsDocument,
    section,
    find: ({ payments }) => payments,
    valuesOf: (settings: PaymentSettings) => valuesOf(settings, currency),
    inputOf: (values: PaymentValues) => inputOf(values, currency),
    groups: paymentGroups,
    useUpdate: (failure) => useAction(UpdatePaymentSettingsDocument, savingSettings(failure))[0],
  });
  const parts = { form: editing.form, field: editing.field, currency };
  const hasAccount = useWatch({ control: editing.form.control, name: 'hasAccount' });
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <Panel title={t`Card`}>
        <p className={styles.intro}>
          {t`Stripe charges the cards of your customers, once the shop has the keys of your account.`}{' '}
          <TextLink to={adminPaths.stripeSettings()}>{t`Stripe’s keys`}</TextLink>
        </p>
        <Method
          {...parts}
          name="card"
          upTo="cardUpTo"
          label={t`Offer payment by card`}
          limit={t`Highest total by card, in ${currency}`}
        />
      </Panel>
      <Panel title={t`Bank transfer`}>
        <Account {...parts} locks={section.locks} hasAccount={hasAccount} />
        {hasAccount && (
          <Method
            {...parts}
            name="bankTransfer"
            upTo="transferUpTo"
            label={t`Offer bank transfer`}
            limit={t`Highest total by bank transfer, in ${currency}`}
          />
        )}
      </Panel>
      <Panel title={t`Cash on delivery`}>
        <Method
          {...parts}
          name="cashOnDelivery"
          upTo="cashUpTo"
          label={t`Offer cash on delivery`}
          limit={t`Highest total in cash, in ${currency}`}
        />
      </Panel>
      <Panel title={t`Guests and unconfirmed customers`}>
        <Unconfirmed {...parts} />
      </Panel>
    </SectionForm>
  );
}

interface MethodProps extends PartProps {
  name: 'card' | 'bankTransfer' | 'cashOnDelivery';
  upTo: 'cardUpTo' | 'transferUpTo' | 'cashUpTo';
  label: string;
  /** The label of the amount. */
  limit: string;
}

/** Whether a payment method is offered, and its maximum order total. */
function Method({ form, field, currency, name, upTo, label, limit }: MethodProps) {
  const isOffered = useWatch({ control: form.control, name });
  return (
    <>
      <CheckboxField
        label={label}
        {...field(name, {
          validate: (_, values) =>
            hasWayToPay(values) || t`Customers need a way to pay: please keep at least one on`,
        })}
      />
      {isOffered && (
        <div className={styles.pair}>
          <TextField
            label={limit}
            inputMode={inputModeOf(currency)}
            hint={t`Larger orders must use another payment method. Leave empty for no limit.`}
            {...field(upTo, { validate: (text) => feeRule(text, currency, false) })}
          />
        </div>
      )}
    </>
  );
}

interface AccountProps extends PartProps {
  locks: PaymentSettings['locks'];
  hasAccount: boolean;
}

/** The bank account for transfers. */
function Account({ field, locks, hasAccount }: AccountProps) {
  const { hint: lockNote, readOnly } = lockedField(locks, 'bankAccount');
  return (
    <>
      <p className={styles.intro}>
        {lockNote ??
          t`Customers who pay by bank transfer see this account with their order and in its emails.`}
      </p>
      {!readOnly && (
        <CheckboxField
          label={t`The shop has an account for transfers`}
          hint={t`Without one, nobody can pay by bank transfer.`}
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
    </>
  );
}

/** Limits for customers who have not confirmed their email. */
function Unconfirmed({ field, currency }: PartProps) {
  return (
    <>
      <p className={styles.intro}>
        {t`These limits keep people from tying up your stock without paying. Customers who have opened a link in one of your emails, or who log in with Google, are confirmed and have no limits.`}
      </p>
      <div className={styles.pair}>
        <TextField
          label={t`Units of one product`}
          inputMode="numeric"
          hint={t`In unpaid, unshipped orders. Leave empty for no limit.`}
          {...field('unconfirmedMaxUnits', {
            validate: (text) => isCount(text, MAX_UNITS) || t`Please enter 1 to ${MAX_UNITS}, or nothing`,
          })}
        />
        <TextField
          label={t`Open orders up to, in ${currency}`}
          inputMode={inputModeOf(currency)}
          hint={t`By bank transfer and cash on delivery, unpaid and unshipped. Leave empty for no limit.`}
          {...field('unconfirmedMaxOpenAmount', { validate: (text) => feeRule(text, currency, false) })}
        />
        <TextField
          label={t`Days until a cash order is cancelled`}
          inputMode="numeric"
          hint={t`Unless you have shipped or confirmed it. Leave empty to never cancel.`}
          {...field('unconfirmedCashDays', {
            validate: (text) => isCount(text, MAX_DAYS) || t`Please enter 1 to ${MAX_DAYS} days, or nothing`,
          })}
        />
      </div>
    </>
  );
}

const inputModeOf = (currency: string) => (decimalsOf(currency) === 0 ? 'numeric' : 'decimal');
