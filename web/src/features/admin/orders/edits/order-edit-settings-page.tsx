import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  type OrderEditSettings_settingsFragment as OrderEditSettings,
  OrderEditSettingsDocument,
  UpdateOrderEditSettingsDocument,
} from '../../../../gql/graphql.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { savingSettings, SectionForm, useSectionForm } from '../../settings/section/section-form.tsx';
import { SectionPage } from '../../settings/section/section-page.tsx';
import styles from '../../settings/section/settings.module.css';
import { Panel } from '../../ui/page/panel.tsx';

const MAX_MINUTES = 24 * 60;

/** What customers may change about their orders themselves. */
export function OrderEditSettingsPage() {
  return (
    <SectionPage title={t`Order changes`} section="orderEdits" query={OrderEditSettingsDocument}>
      {({ orderEdits }) => <OrderEditSettingsForm section={orderEdits} />}
    </SectionPage>
  );
}

/** The form's values; the API's input is the same. */
const valuesOf = ({ customerMinutes }: Pick<OrderEditSettings, 'customerMinutes'>) => ({ customerMinutes });

function OrderEditSettingsForm({ section }: { section: OrderEditSettings }) {
  const { editing, conflicts } = useSectionForm({
    name: 'orderEdits',
    query: OrderEditSettingsDocument,
    section,
    find: ({ orderEdits }) => orderEdits,
    valuesOf,
    inputOf: valuesOf,
    groups: () => [{ label: t`Minutes`, fields: ['customerMinutes'] }],
    useUpdate: (failure) => useAction(UpdateOrderEditSettingsDocument, savingSettings(failure))[0],
  });
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <Panel title={t`Changes by customers`}>
        <p className={styles.intro}>
          {t`For this many minutes after placing an order, customers can change its quantities and delivery address on its page. Sending or invoicing the order ends this.`}
        </p>
        <div className={styles.pair}>
          <TextField
            label={t`Minutes`}
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_MINUTES}
            required
            hint={t`0: only staff change orders.`}
            {...editing.field('customerMinutes', {
              valueAsNumber: true,
              validate: (minutes) =>
                (Number.isInteger(minutes) && minutes >= 0 && minutes <= MAX_MINUTES) ||
                t`Please enter 0 to ${MAX_MINUTES}`,
            })}
          />
        </div>
      </Panel>
    </SectionForm>
  );
}
