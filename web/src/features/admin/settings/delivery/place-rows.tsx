import { t } from '@lingui/core/macro';
import Trash from 'lucide-react/icons/trash-2';
import { useFieldArray, useWatch } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { countryName } from '../../../../lib/country-name.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { AddCountryField } from '../add-country-field.tsx';
import { SectionPart } from '../section/section-part.tsx';
import styles from './delivery.module.css';
import type { DeliveryFormParts } from './delivery-form-parts.ts';

const europeanUnion =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

interface PlaceRowsProps extends DeliveryFormParts {
  /** The zone's position. */
  zone: number;
}

/** The places of a zone: whole countries, or one region of a country. */
export function PlaceRows({ form, field, countries, zone }: PlaceRowsProps) {
  const name = `zones.${zone}.places` as const;
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const places = useWatch({ control: form.control, name });
  const missing = europeanUnion.filter(
    (code) => countries.includes(code) && !places.some(({ countryCode }) => countryCode === code),
  );
  const errors = form.formState.errors.zones?.[zone]?.places;
  return (
    <SectionPart
      title={t`Places`}
      note={fields.length === 0 ? t`All places that no other zone includes.` : null}
    >
      <ul role="list" className={styles.places}>
        {fields.map((row, index) => {
          const country = countryName(places[index]?.countryCode ?? row.countryCode);
          return (
            <li key={row.id} className={styles.place}>
              <TextField
                label={t`Only this region of ${country}`}
                hint={t`Name or code, such as CA. Leave empty for all of ${country}.`}
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
      <AddCountryField
        label={t`Add a country`}
        name={`add-country-${zone}`}
        countries={countries}
        onAdd={(countryCode) => append({ countryCode, region: '' })}
        onAddEuropeanUnion={() => append(missing.map((countryCode) => ({ countryCode, region: '' })))}
      />
    </SectionPart>
  );
}
