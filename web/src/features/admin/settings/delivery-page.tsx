import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { useAction } from '../../../apollo/use-action.ts';
import {
  type DeliverySettings_settingsFragment as DeliverySettings,
  UpdateDeliverySettingsDocument,
} from '../../../gql/admin/graphql.ts';
import { decimalsOf } from '../../../lib/currency.ts';
import { describeDelivery } from '../../../shop/delivery-terms.ts';
import { useCurrency } from '../../../shop/use-shop.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { productFieldRules } from '../products/product-field-rules.ts';
import { Panel } from '../ui/panel.tsx';
import { deliveryGroups, inputIn, termsOf, valuesIn } from './delivery-values.ts';
import { savingSettings, SectionForm, useSectionForm } from './section-form.tsx';
import { SectionPage } from './section-page.tsx';
import styles from './settings.module.css';

/** What delivery costs. */
export function DeliveryPage() {
  return (
    <SectionPage title={t`Delivery`} section="delivery">
      {({ delivery }) => <DeliveryForm section={delivery} />}
    </SectionPage>
  );
}

function DeliveryForm({ section }: { section: DeliverySettings }) {
  const currency = useCurrency();
  const { editing, conflicts } = useSectionForm({
    name: 'delivery',
    section,
    find: ({ delivery }) => delivery,
    valuesOf: valuesIn(currency),
    inputOf: inputIn(currency),
    groups: deliveryGroups,
    useUpdate: (failure) => useAction(UpdateDeliverySettingsDocument, savingSettings(failure))[0],
  });
  const { form, field } = editing;
  const terms = termsOf(useWatch({ control: form.control, compute: (values) => values }), currency);
  const inputMode = decimalsOf(currency) === 0 ? 'numeric' : 'decimal';
  return (
    <SectionForm {...{ editing, conflicts }}>
      <Panel title={t`Fee`}>
        <p className={styles.intro}>
          {t`From the next order on. It is a line of the cart, the order, its emails and what a card is charged.`}
        </p>
        <div className={styles.pair}>
          <TextField
            label={t`Fee in ${currency}`}
            required
            inputMode={inputMode}
            hint={t`0: delivery is free.`}
            {...field('fee', { validate: (text) => productFieldRules.price(text, currency) })}
          />
          <TextField
            label={t`Free from, in ${currency}`}
            inputMode={inputMode}
            hint={t`What the order is worth at least. Empty: the fee is always due.`}
            {...field('freeFrom', {
              validate: (text) => text.trim() === '' || productFieldRules.price(text, currency),
            })}
          />
        </div>
        {terms && <p className={styles.note}>{t`Shoppers read: ${describeDelivery(terms, currency)}`}</p>}
      </Panel>
    </SectionForm>
  );
}
