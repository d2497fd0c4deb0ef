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
import type { TaxFormParts } from './tax-form-parts.ts';
import { percentRule } from './tax-values.ts';
import styles from './taxes.module.css';

const ADD = '';

interface RateRowsProps extends TaxFormParts {
  /** The class's position. */
  taxClass: number;
}

/** What a class is taxed at, by place. */
export function RateRows({ form, field, countries, taxClass }: RateRowsProps) {
  const name = `classes.${taxClass}.rates` as const;
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const rates = useWatch({ control: form.control, name });
  const errors = form.formState.errors.classes?.[taxClass]?.rates;

  function add(countryCode: string): void {
    // Most are called alike.
    append({ countryCode, region: '', name: rates.at(-1)?.name ?? '', rate: '' });
  }

  return (
    <section className={styles.part} aria-label={t`Rates`}>
      <h3 className={styles.partTitle}>
        <Trans>Rates</Trans>
      </h3>
      <p className={styles.note}>
        {fields.length > 0
          ? t`A region as customers write it, such as CA; without one it is the whole country. The name of the tax is what customers read, such as VAT.`
          : taxClass === 0
            ? t`Nothing is taxed anywhere.`
            : t`Taxed like the first class everywhere.`}
      </p>
      {fields.map((row, index) => {
        const country = countryName(rates[index]?.countryCode ?? row.countryCode);
        const place = [country, rates[index]?.region].filter(Boolean).join(', ');
        return (
          <div key={row.id} role="group" aria-label={place} className={styles.rate}>
            <div className={styles.head}>
              <h4 className={styles.name}>{place}</h4>
              <IconButton label={t`Remove ${place}`} onClick={() => remove(index)}>
                <Trash size={18} aria-hidden="true" />
              </IconButton>
            </div>
            <div className={styles.fields}>
              <TextField
                label={t`Only this region`}
                {...field(`${name}.${index}.region`, { validate: fieldRules.atMost(100) })}
                error={errors?.[index]?.message ?? errors?.[index]?.region?.message}
              />
              <TextField
                label={t`Name of the tax`}
                required
                {...field(`${name}.${index}.name`, {
                  validate: {
                    required: fieldRules.required(t`Please name the tax`),
                    length: fieldRules.atMost(40),
                  },
                })}
              />
              <TextField
                label={t`Rate in %`}
                inputMode="decimal"
                required
                {...field(`${name}.${index}.rate`, { validate: percentRule })}
              />
            </div>
          </div>
        );
      })}
      <FieldError id={`field-${name}`} error={errors?.message ?? errors?.root?.message} />
      <SelectField
        label={t`Add a rate for`}
        optionalMark={false}
        name={`add-rate-${taxClass}`}
        value={ADD}
        onChange={(event) => add(event.target.value)}
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
