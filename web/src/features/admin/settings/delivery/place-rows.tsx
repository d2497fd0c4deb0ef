import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Trash from 'lucide-react/icons/trash-2';
import { useFieldArray, useWatch } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { countryName, sortedCountries } from '../../../../lib/country-name.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import styles from './delivery.module.css';
import type { DeliveryFormParts } from './delivery-form-parts.ts';

const ADD = '';

interface PlaceRowsProps extends DeliveryFormParts {
  /** The zone's position. */
  zone: number;
}

/** What belongs to a zone: countries, each in whole or only a region of it. */
export function PlaceRows({ form, field, countries, zone }: PlaceRowsProps) {
  const name = `zones.${zone}.places` as const;
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const places = useWatch({ control: form.control, name });
  const errors = form.formState.errors.zones?.[zone]?.places;
  return (
    <section className={styles.part} aria-label={t`Places`}>
      <h3 className={styles.partTitle}>
        <Trans>Places</Trans>
      </h3>
      {fields.length === 0 && (
        <p className={styles.note}>
          <Trans>Everywhere that no other zone names.</Trans>
        </p>
      )}
      <ul role="list" className={styles.places}>
        {fields.map((row, index) => {
          const country = countryName(places[index]?.countryCode ?? row.countryCode);
          return (
            <li key={row.id} className={styles.place}>
              <TextField
                label={t`Only this region of ${country}`}
                hint={t`As customers write it, such as CA. Empty: all of ${country}.`}
                {...field(`${name}.${index}.region`, { validate: fieldRules.atMost(100) })}
                error={errors?.[index]?.message ?? errors?.[index]?.region?.message}
              />
              <IconButton label={t`Remove ${country}`} onClick={() => remove(index)}>
                <Trash size={18} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <FieldError id={`field-${name}`} error={errors?.message} />
      <SelectField
        label={t`Add a country`}
        optionalMark={false}
        name={`add-country-${zone}`}
        value={ADD}
        onChange={(event) => append({ countryCode: event.target.value, region: '' })}
      >
        <option value={ADD}>{t`Please choose`}</option>
        {sortedCountries(countries).map(({ code, name: country }) => (
          <option key={code} value={code}>
            {country}
          </option>
        ))}
      </SelectField>
    </section>
  );
}
