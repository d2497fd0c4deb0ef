import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import {
  type CurrencySettings_settingsFragment as CurrencySettings,
  UpdateCurrencySettingsDocument,
  CurrencySettingsDocument,
} from '../../../gql/graphql.ts';
import { sortedCurrencies } from '../../../lib/currency-name.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { lockedField } from './section/locked-field.ts';
import { savingSettings, SectionForm, useSectionForm } from './section/section-form.tsx';
import { SectionPage } from './section/section-page.tsx';
import styles from './section/settings.module.css';

/** The shop's currency, which can be chosen until the first order. */
export function CurrencyPage() {
  return (
    <SectionPage title={t`Currency`} section="currency" query={CurrencySettingsDocument}>
      {({ currency }) => <CurrencyForm section={currency} />}
    </SectionPage>
  );
}

/** The form's values; the API's input is the same. */
interface CurrencyValues {
  currencyCode: string;
}

const valuesOf = ({ currencyCode }: CurrencyValues): CurrencyValues => ({ currencyCode });

function CurrencyForm({ section }: { section: CurrencySettings }) {
  const { editing, conflicts } = useSectionForm({
    name: 'currency',
    query: CurrencySettingsDocument,
    section,
    find: ({ currency }) => currency,
    valuesOf,
    inputOf: valuesOf,
    groups: () => [{ label: t`Currency`, fields: ['currencyCode'] }],
    useUpdate: (failure) => useAction(UpdateCurrencySettingsDocument, savingSettings(failure))[0],
  });
  const { readOnly, hint } = lockedField(section.locks, 'currencyCode');
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <Panel title={t`Currency`}>
        <p className={styles.intro}>
          {section.isChangeable
            ? t`You can change it until the first order. Nothing is converted: a price of 25.00 stays 25.00. Check your prices, delivery rates and discounts after a change.`
            : t`The shop has orders, so its currency stays.`}
        </p>
        <SelectField
          label={t`Currency`}
          optionalMark={false}
          hint={hint}
          {...editing.field('currencyCode')}
          disabled={readOnly === true || !section.isChangeable}
        >
          {sortedCurrencies(section.currencies).map(({ code, name }) => (
            <option key={code} value={code}>
              {`${name} (${code})`}
            </option>
          ))}
        </SelectField>
      </Panel>
    </SectionForm>
  );
}
