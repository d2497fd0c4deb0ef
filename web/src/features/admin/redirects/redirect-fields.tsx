import { t } from '@lingui/core/macro';
import { fieldRules } from '../../../forms/field-rules.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { RedirectForm } from './use-redirect-form.ts';

interface RedirectFieldsProps extends Pick<RedirectForm, 'field'> {
  /** Begins the fields' ids, because the page has a form for a new redirect below that of the dialog. */
  name: string;
}

/** The two fields of a redirect. */
export function RedirectFields({ name, field }: RedirectFieldsProps) {
  return (
    <>
      <TextField
        id={`${name}-path`}
        label={t`From`}
        hint={t`The old URL, such as /products/tee or /products/*`}
        required
        autoComplete="off"
        {...field('path', { validate: fieldRules.required(t`Please enter the old URL`) })}
      />
      <TextField
        id={`${name}-target`}
        label={t`To`}
        hint={t`A page of the shop, such as /shop/tee, or a full URL.`}
        required
        autoComplete="off"
        {...field('target', { validate: fieldRules.required(t`Please enter where it leads`) })}
      />
    </>
  );
}
