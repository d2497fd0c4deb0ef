import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../../../../ui/forms/text-field.tsx';

/** All time zones that the browser supports; its list does not contain the name UTC. */
const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** The shop's time zone as an IANA name. */
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
