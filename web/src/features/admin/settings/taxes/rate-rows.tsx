import { t } from '@lingui/core/macro';
import Trash from 'lucide-react/icons/trash-2';
import { useFieldArray, useWatch } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { countryName } from '../../../../lib/country-name.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { AddCountryField } from '../add-country-field.tsx';
import { PartItem, SectionPart } from '../section/section-part.tsx';
import type { TaxFormParts } from './tax-form-parts.ts';
import { percentRule } from './tax-values.ts';
import styles from './taxes.module.css';

interface RateRowsProps extends TaxFormParts {
  /** The class's position. */
  taxClass: number;
}

/** The tax rates of a class by country or region. */
export function RateRows({ form, field, countries, taxClass }: RateRowsProps) {
  const name = `classes.${taxClass}.rates` as const;
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const rates = useWatch({ control: form.control, name });
  const errors = form.formState.errors.classes?.[taxClass]?.rates;

  function add(countryCode: string): void {
    // Most rates have the same name.
    append({ countryCode, region: '', name: rates.at(-1)?.name ?? '', rate: '' });
  }

  return (
    <SectionPart
      title={t`Rates`}
      note={
        fields.length > 0
          ? t`Write regions as customers do, such as CA; leave them empty for the whole country. Customers see the name of the tax, such as VAT.`
          : taxClass === 0
            ? t`No tax is charged anywhere.`
            : t`Taxed like the first class everywhere.`
      }
    >
      {fields.map((row, index) => {
        const country = countryName(rates[index]?.countryCode ?? row.countryCode);
        const place = [country, rates[index]?.region].filter(Boolean).join(', ');
        return (
          <PartItem
            key={row.id}
            name={place}
            actions={
              <IconButton label={t`Remove ${place}`} onClick={() => remove(index)}>
                <Trash size={18} aria-hidden="true" />
              </IconButton>
            }
          >
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
          </PartItem>
        );
      })}
      <FieldError id={`field-${name}`} error={errors?.message ?? errors?.root?.message} />
      <AddCountryField
        label={t`Add a rate for`}
        name={`add-rate-${taxClass}`}
        countries={countries}
        onAdd={add}
      />
    </SectionPart>
  );
}
