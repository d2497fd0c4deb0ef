import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import {
  type InvoiceMoment,
  type InvoiceSettings_settingsFragment as InvoiceSettings,
  InvoiceSettingsDocument,
  UpdateInvoiceSettingsDocument,
} from '../../../../gql/graphql.ts';
import { sortedCountries } from '../../../../lib/country-name.ts';
import { useDeliveryPlaces } from '../../../../shop/use-delivery-places.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { savingSettings, SectionForm, useSectionForm } from '../../settings/section/section-form.tsx';
import { SectionPage } from '../../settings/section/section-page.tsx';
import styles from '../../settings/section/settings.module.css';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';
import { Panel } from '../../ui/page/panel.tsx';

/** The settings for invoices. */
export function InvoiceSettingsPage() {
  return (
    <SectionPage title={t`Invoices`} section="invoices" query={InvoiceSettingsDocument}>
      {({ invoices }) => <InvoiceSettingsForm section={invoices} />}
    </SectionPage>
  );
}

/** The form's values; an empty country is none. */
type InvoiceValues = Omit<InvoiceSettings, '__typename' | 'version' | 'countryCode'> & {
  countryCode: string;
};

const valuesOf = (section: InvoiceSettings): InvoiceValues => ({
  issuedWhen: section.issuedWhen,
  invoicePrefix: section.invoicePrefix,
  creditNotePrefix: section.creditNotePrefix,
  legalName: section.legalName,
  streetAddress: section.streetAddress,
  streetAddress2: section.streetAddress2,
  postalCode: section.postalCode,
  city: section.city,
  region: section.region,
  countryCode: section.countryCode ?? '',
  vatNumber: section.vatNumber,
  taxNumber: section.taxNumber,
  register: section.register,
  email: section.email,
  phone: section.phone,
  iban: section.iban,
  bic: section.bic,
  accountHolder: section.accountHolder,
  footnote: section.footnote,
  taxExemptionReason: section.taxExemptionReason,
  exportExemptionReason: section.exportExemptionReason,
});

const inputOf = (values: InvoiceValues) => ({ ...values, countryCode: values.countryCode || null });

const groups = (): FieldGroup<InvoiceValues>[] => [
  { label: t`Issuing`, fields: ['issuedWhen', 'invoicePrefix', 'creditNotePrefix'] },
  {
    label: t`Seller`,
    fields: [
      ...(['legalName', 'streetAddress', 'streetAddress2', 'postalCode', 'city', 'region'] as const),
      ...(['countryCode', 'vatNumber', 'taxNumber', 'register', 'email', 'phone'] as const),
    ],
  },
  { label: t`Sales without tax`, fields: ['taxExemptionReason', 'exportExemptionReason'] },
  { label: t`Bank details and footer`, fields: ['iban', 'bic', 'accountHolder', 'footnote'] },
];

const moments = (): Record<InvoiceMoment, string> => ({
  NEVER: t`Only by hand`,
  PAID: t`When an order is paid`,
  SHIPPED: t`When everything was shipped or canceled`,
});

function InvoiceSettingsForm({ section }: { section: InvoiceSettings }) {
  const { editing, conflicts } = useSectionForm({
    name: 'invoices',
    query: InvoiceSettingsDocument,
    section,
    find: ({ invoices }) => invoices,
    valuesOf,
    inputOf,
    groups,
    useUpdate: (failure) => useAction(UpdateInvoiceSettingsDocument, savingSettings(failure))[0],
  });
  const { field } = editing;
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <Panel title={t`Issuing`}>
        <p className={styles.intro}>
          {t`Invoices and credit notes are numbered without gaps, emailed to the customer and never changed. Refunds of invoiced orders get a credit note. Please ask your tax adviser which details the law requires.`}
        </p>
        <SelectField label={t`Issue invoices`} optionalMark={false} {...field('issuedWhen')}>
          {Object.entries(moments()).map(([moment, label]) => (
            <option key={moment} value={moment}>
              {label}
            </option>
          ))}
        </SelectField>
        <div className={styles.pair}>
          <TextField
            label={t`Invoice numbers begin with`}
            required
            autoComplete="off"
            {...field('invoicePrefix', { validate: fieldRules.required(t`Please enter letters or digits`) })}
          />
          <TextField
            label={t`Credit note numbers begin with`}
            required
            autoComplete="off"
            {...field('creditNotePrefix', {
              validate: fieldRules.required(t`Please enter letters or digits`),
            })}
          />
        </div>
      </Panel>
      <Panel title={t`Seller`}>
        <SellerFields field={field} />
      </Panel>
      <Panel title={t`Sales without tax`}>
        <p className={styles.intro}>
          {t`Invoices must say why something has no tax. The reason is printed if a part of an invoice has none; invoices with reverse charge say so by themselves.`}
        </p>
        <TextField
          label={t`Reason for no tax`}
          hint={t`For example, “No VAT: small business”.`}
          autoComplete="off"
          {...field('taxExemptionReason')}
        />
        <TextField
          label={t`Reason for no tax on exports`}
          hint={t`For what shops in the European Union send out of it. Empty for the same reason as above.`}
          autoComplete="off"
          {...field('exportExemptionReason')}
        />
      </Panel>
      <Panel title={t`Bank details and footer`}>
        <TextField label={t`Account holder`} autoComplete="off" {...field('accountHolder')} />
        <div className={styles.pair}>
          <TextField label={t`IBAN`} autoComplete="off" {...field('iban')} />
          <TextField label={t`BIC`} autoComplete="off" {...field('bic')} />
        </div>
        <TextAreaField label={t`Text at the foot`} rows={3} {...field('footnote')} />
      </Panel>
    </SectionForm>
  );
}

function SellerFields({ field }: { field: CheckedField<InvoiceValues> }) {
  const countries = sortedCountries(useDeliveryPlaces()?.allCountryCodes ?? []);
  return (
    <>
      <p className={styles.intro}>
        {t`Legal name, street, city, country, and a VAT number or tax number are needed before invoices are issued.`}
      </p>
      <TextField label={t`Legal name`} autoComplete="off" {...field('legalName')} />
      <TextField label={t`Street address`} autoComplete="off" {...field('streetAddress')} />
      <TextField label={t`Apartment, floor, etc.`} autoComplete="off" {...field('streetAddress2')} />
      <div className={styles.pair}>
        <TextField label={t`Postal code`} autoComplete="off" {...field('postalCode')} />
        <TextField label={t`Town/City`} autoComplete="off" {...field('city')} />
        <TextField label={t`State or region`} autoComplete="off" {...field('region')} />
        {/* The key remounts it with its options: a select can't show a value before its option exists. */}
        <SelectField key={countries.length} label={t`Country`} {...field('countryCode')}>
          <option value="">{t`Please choose`}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label={t`VAT number`} autoComplete="off" {...field('vatNumber')} />
        <TextField label={t`Tax number`} autoComplete="off" {...field('taxNumber')} />
      </div>
      <TextField
        label={t`Commercial register`}
        hint={t`For example, “Commercial register of Hamburg, HRB 12345”.`}
        autoComplete="off"
        {...field('register')}
      />
      <div className={styles.pair}>
        <TextField label={t`Email`} type="email" autoComplete="off" {...field('email')} />
        <TextField label={t`Phone`} type="tel" autoComplete="off" {...field('phone')} />
      </div>
    </>
  );
}
