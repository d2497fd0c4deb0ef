import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../../../../ui/forms/text-field.tsx';

/** Every time zone that the browser knows; UTC is not among them by that name. */
const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** The shop's time zone, by its IANA name. */
export function TimeZoneField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <>
      <TextField
        label={t`Time zone`}
        required
        autoComplete="off"
        spellCheck={false}
        hint={t`Such as Europe/Berlin. Used for times and daily figures in the back office.`}
        {...props}
        list="time-zones"
      />
      <datalist id="time-zones">
        {timeZones.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
