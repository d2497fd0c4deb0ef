import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { useAction } from '../../../../apollo/use-action.ts';
import { CountryField } from '../../../../forms/country-field.tsx';
import {
  type DeliverySettings_settingsFragment as DeliverySettings,
  UpdateDeliverySettingsDocument,
  DeliverySettingsDocument,
} from '../../../../gql/graphql.ts';
import { describeDelivery } from '../../../../shop/delivery-terms.ts';
import { useDeliveryPlaces } from '../../../../shop/use-delivery-places.ts';
import { useCurrency, useShop } from '../../../../shop/use-shop.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { savingSettings, SectionForm, useSectionForm } from '../section/section-form.tsx';
import { SectionPage } from '../section/section-page.tsx';
import styles from '../section/settings.module.css';
import { deliveryGroups, exampleOf, inputIn, valuesIn } from './delivery-values.ts';
import { ZoneRows } from './zone-rows.tsx';

/** Settings for delivery zones, methods and fees. */
export function DeliveryPage() {
  return (
    <SectionPage title={t`Delivery`} section="delivery" query={DeliverySettingsDocument}>
      {({ delivery }) => <DeliveryForm section={delivery} />}
    </SectionPage>
  );
}

function DeliveryForm({ section }: { section: DeliverySettings }) {
  const currency = useCurrency();
  const { editing, conflicts } = useSectionForm({
    name: 'delivery',
    query: DeliverySettingsDocument,
    section,
    find: ({ delivery }) => delivery,
    valuesOf: valuesIn(currency),
    example: exampleOf,
    inputOf: inputIn(currency),
    groups: deliveryGroups,
    useUpdate: (failure) => useAction(UpdateDeliverySettingsDocument, savingSettings(failure))[0],
  });
  const { form, field } = editing;
  const countries = useDeliveryPlaces()?.allCountryCodes ?? [];
  const country = useWatch({ control: form.control, name: 'countryCode' });
  const terms = useShop()?.delivery;
  const promise = terms && describeDelivery(terms, currency);
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <Panel title={t`Country of the shop`}>
        <CountryField
          codes={countries}
          current={country}
          hint={t`Used for addresses without a country.`}
          optionalMark={false}
          {...field('countryCode')}
        />
        {promise && (
          <p className={styles.note}>
            {t`Across the shop, shoppers see what the first method there promises: “${promise}”.`}
          </p>
        )}
      </Panel>
      <ZoneRows form={form} field={field} currency={currency} countries={countries} />
    </SectionForm>
  );
}
