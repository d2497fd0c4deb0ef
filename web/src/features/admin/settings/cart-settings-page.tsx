import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import {
  CartReminderFiguresDocument,
  type CartSettingsInput,
  type CartSettings_settingsFragment as CartSettings,
  UpdateCartSettingsDocument,
  CartSettingsDocument,
} from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { savingSettings, SectionForm, useSectionForm } from './section/section-form.tsx';
import { SectionPage } from './section/section-page.tsx';
import styles from './section/settings.module.css';

const MAX_HOURS = 168;

/** Settings for abandoned cart reminders. */
export function CartSettingsPage() {
  return (
    <SectionPage title={t`Abandoned carts`} section="carts" query={CartSettingsDocument}>
      {({ carts }) => <CartsForm section={carts} />}
    </SectionPage>
  );
}

/** The form's values, as typed. */
interface CartSettingsValues {
  /** Empty to send no reminders. */
  remindAfterHours: string;
}

const valuesOf = ({ remindAfterHours }: CartSettings): CartSettingsValues => ({
  remindAfterHours: remindAfterHours == null ? '' : String(remindAfterHours),
});

const inputOf = ({ remindAfterHours }: CartSettingsValues): CartSettingsInput => ({
  remindAfterHours: remindAfterHours.trim() === '' ? null : Number(remindAfterHours),
});

function isHours(text: string): boolean {
  const hours = Number(text);
  return text.trim() === '' || (Number.isInteger(hours) && hours >= 1 && hours <= MAX_HOURS);
}

function CartsForm({ section }: { section: CartSettings }) {
  const { editing, conflicts } = useSectionForm({
    name: 'carts',
    query: CartSettingsDocument,
    section,
    find: ({ carts }) => carts,
    valuesOf,
    inputOf,
    groups: () => [{ label: t`Hours`, fields: ['remindAfterHours'] }],
    useUpdate: (failure) => useAction(UpdateCartSettingsDocument, savingSettings(failure))[0],
  });
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <Panel title={t`Cart reminders`}>
        <p className={styles.intro}>
          {t`One email per cart to newsletter subscribers, with the items at today’s prices and a link to the cart. Every email has a one-click unsubscribe link.`}{' '}
          <TextLink to={adminPaths.emailSettings()}>{t`Edit the opening text under Emails`}</TextLink>
        </p>
        <div className={styles.pair}>
          <TextField
            label={t`Hours after the last change`}
            inputMode="numeric"
            hint={t`1 to ${MAX_HOURS}. Leave empty to send no reminders.`}
            {...editing.field('remindAfterHours', {
              validate: (text) => isHours(text) || t`Please enter 1 to ${MAX_HOURS} hours, or nothing`,
            })}
          />
        </div>
        <Figures />
      </Panel>
    </SectionForm>
  );
}

/** The results of the reminders. Optional: if they fail to load, the form works without them. */
function Figures() {
  const { data } = useQuery(CartReminderFiguresDocument, { fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { days, reminded, ordered } = data.cartReminderFigures;
  const carts = plural(reminded, { one: '# cart', other: '# carts' });
  return (
    <p>
      {reminded === 0
        ? t`No reminders were sent in the last ${days} days.`
        : t`In the last ${days} days, reminders were sent for ${carts}. Ordered since: ${ordered}.`}
    </p>
  );
}
