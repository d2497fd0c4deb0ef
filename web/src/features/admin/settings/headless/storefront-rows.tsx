import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { TextAreaField } from '../../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import styles from '../section/settings.module.css';
import {
  type HeadlessValues,
  linkPlaceholders,
  type LinkName,
  newStorefront,
  originRule,
  pathRule,
  returnUrlsRule,
} from './headless-values.ts';

/** The server's limit. */
const MAX_COUNT = 20;

interface RowsProps {
  form: UseFormReturn<HeadlessValues>;
  field: CheckedField<HeadlessValues>;
}

/** The storefronts, with buttons to add, edit and remove them. */
export function StorefrontRows({ form, field }: RowsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'storefronts' });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      {fields.map((row, index) => (
        <Storefront
          key={row.id}
          form={form}
          field={field}
          index={index}
          onRemove={() => {
            remove(index);
            addButton.current?.focus();
          }}
        />
      ))}
      <FieldError
        id="field-storefronts"
        error={form.formState.errors.storefronts?.message ?? form.formState.errors.storefronts?.root?.message}
      />
      <div>
        <Button
          ref={addButton}
          variant="outline"
          disabled={fields.length >= MAX_COUNT}
          onClick={() => append(newStorefront())}
        >
          <Plus size={18} aria-hidden="true" />
          <Trans>Add storefront</Trans>
        </Button>
      </div>
    </>
  );
}

const links = (): { name: LinkName; label: string; example: string }[] => [
  { name: 'orderPath', label: t`An order, for its customer`, example: '/account/orders/{id}' },
  { name: 'guestOrderPath', label: t`An order, for a guest`, example: '/orders/{token}' },
  { name: 'paymentPath', label: t`Paying an order by its link`, example: '/pay/{token}' },
  { name: 'passwordResetPath', label: t`Setting a new password`, example: '/password?token={token}' },
];

function Storefront({ form, field, index, onRemove }: RowsProps & { index: number; onRemove: () => void }) {
  const number = index + 1;
  const path = `storefronts.${index}` as const;
  const name = useWatch({ control: form.control, name: `${path}.name` }).trim() || t`Storefront ${number}`;
  return (
    <Panel
      title={name}
      actions={
        <IconButton label={t`Remove ${name}`} onClick={onRemove}>
          <Trash size={18} aria-hidden="true" />
        </IconButton>
      }
    >
      <div className={styles.pair}>
        <TextField
          label={t`Name`}
          required
          {...field(`${path}.name`, {
            validate: {
              required: fieldRules.required(t`Please name the storefront`),
              length: fieldRules.atMost(60),
            },
          })}
        />
        <TextField
          label={t`Address`}
          type="url"
          required
          hint={t`Such as https://store.example`}
          {...field(`${path}.origin`, { validate: originRule })}
        />
      </div>
      <TextAreaField
        label={t`Return URLs`}
        hint={t`Where customers may return after payment, one per line. Pages below a URL are also allowed.`}
        rows={3}
        {...field(`${path}.returnUrls`, { validate: returnUrlsRule })}
      />
      <h3 className={styles.rowName}>
        <Trans>Links in emails</Trans>
      </h3>
      <p className={styles.intro}>
        <Trans>Paths of the storefront. Without one, the email links to the shop’s own page.</Trans>
      </p>
      <div className={styles.pair}>
        {links().map(({ name: link, label, example }) => (
          <TextField
            key={link}
            label={label}
            hint={t`With ${linkPlaceholders[link]}, such as ${example}`}
            {...field(`${path}.${link}`, { validate: pathRule(link) })}
          />
        ))}
      </div>
    </Panel>
  );
}
