import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import {
  type TaxSettings_settingsFragment as TaxSettings,
  UpdateTaxSettingsDocument,
  TaxSettingsDocument,
} from '../../../../gql/graphql.ts';
import { countryName } from '../../../../lib/country-name.ts';
import { useDeliveryPlaces } from '../../../../shop/use-delivery-places.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { savingSettings, SectionForm, useSectionForm } from '../section/section-form.tsx';
import { SectionPage } from '../section/section-page.tsx';
import styles from '../section/settings.module.css';
import { ClassRows } from './class-rows.tsx';
import { exampleOf, inputOf, priceLabels, roundingLabels, taxGroups, valuesOf } from './tax-values.ts';

/** Settings for taxes. */
export function TaxesPage() {
  return (
    <SectionPage title={t`Taxes`} section="taxes" query={TaxSettingsDocument}>
      {({ taxes }) => <TaxesForm section={taxes} />}
    </SectionPage>
  );
}

function TaxesForm({ section }: { section: TaxSettings }) {
  const { editing, conflicts } = useSectionForm({
    name: 'taxes',
    query: TaxSettingsDocument,
    section,
    find: ({ taxes }) => taxes,
    valuesOf,
    example: exampleOf,
    inputOf,
    groups: taxGroups,
    useUpdate: (failure) => useAction(UpdateTaxSettingsDocument, savingSettings(failure))[0],
  });
  const { form, field } = editing;
  const places = useDeliveryPlaces();
  const country = places ? countryName(places.shopCountryCode) : t`its country`;
  const [included, rounded] = [priceLabels(), roundingLabels()];
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <Panel title={t`How taxes are charged`}>
        <p className={styles.intro}>
          {t`Orders are taxed at the rates of the delivery address; pickup orders and carts without an address, at the rates where the shop is. Changes apply to new orders.`}
        </p>
        <Stack gap={16}>
          <CheckboxField label={t`Charge taxes`} {...field('isEnabled')} />
          <RadioGroupField
            label={t`Prices`}
            optionalMark={false}
            options={[
              {
                value: 'INCLUDED',
                label: included.INCLUDED,
                hint: t`Customers pay the same price everywhere.`,
              },
              {
                value: 'ADDED',
                label: included.ADDED,
                hint: t`Customers see it in the cart and at checkout.`,
              },
            ]}
            {...field('pricesIncludeTax')}
          />
          <RadioGroupField
            label={t`Tax is rounded`}
            optionalMark={false}
            options={[
              { value: 'LINE', label: rounded.LINE },
              { value: 'TOTAL', label: rounded.TOTAL, hint: t`Once per tax rate.` },
            ]}
            {...field('rounding')}
          />
        </Stack>
        <TextField
          label={t`Region of the shop`}
          hint={t`Only needed if regions of ${country} have their own rates. Write it the same way as there.`}
          {...field('region', { validate: fieldRules.atMost(100) })}
        />
      </Panel>
      <Panel title={t`Businesses in other EU countries`}>
        <Stack gap={16}>
          <CheckboxField
            label={t`Business customers in other EU countries pay no VAT with a valid VAT number`}
            hint={t`The checkout asks for the number, and VIES, the service of the European Commission, checks it.`}
            {...field('isReverseChargeEnabled')}
          />
          <TextField
            label={t`VAT number of the shop`}
            hint={t`Of the EU country in which the shop is registered, such as DE123456789.`}
            {...field('vatNumber', { validate: fieldRules.atMost(40) })}
          />
        </Stack>
      </Panel>
      <ClassRows form={form} field={field} countries={places?.allCountryCodes ?? []} />
    </SectionForm>
  );
}
