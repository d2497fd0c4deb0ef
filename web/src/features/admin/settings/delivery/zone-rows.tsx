import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import type { DeliveryFormParts } from './delivery-form-parts.ts';
import { newZone } from './delivery-values.ts';
import { MethodRows } from './method-rows.tsx';
import { PlaceRows } from './place-rows.tsx';

/** The server's limit. */
const MAX_COUNT = 50;

/** The zones, with buttons to add, reorder and remove them. */
export function ZoneRows(parts: DeliveryFormParts) {
  const { control, formState } = parts.form;
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'zones' });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      {fields.map((row, index) => (
        <Zone
          key={row.id}
          {...parts}
          index={index}
          onMoveUp={() => swap(index, index - 1)}
          // Without a zone nothing could be ordered.
          onRemove={
            fields.length > 1
              ? () => {
                  remove(index);
                  addButton.current?.focus();
                }
              : null
          }
        />
      ))}
      <FieldError
        id="field-zones"
        error={formState.errors.zones?.message ?? formState.errors.zones?.root?.message}
      />
      <div>
        <Button
          ref={addButton}
          variant="outline"
          disabled={fields.length >= MAX_COUNT}
          onClick={() => append(newZone())}
        >
          <Plus size={18} aria-hidden="true" />
          <Trans>Add zone</Trans>
        </Button>
      </div>
    </>
  );
}

interface ZoneProps extends DeliveryFormParts {
  index: number;
  onMoveUp: () => void;
  /** Null for the only one. */
  onRemove: (() => void) | null;
}

function Zone({ index, onMoveUp, onRemove, ...parts }: ZoneProps) {
  const { form, field } = parts;
  const number = index + 1;
  const name = useWatch({ control: form.control, name: `zones.${index}.name` }).trim() || t`Zone ${number}`;
  return (
    <Panel
      title={name}
      actions={
        <Cluster gap={4}>
          {index > 0 && (
            <IconButton label={t`Move zone ${name} up`} onClick={onMoveUp}>
              <ArrowUp size={18} aria-hidden="true" />
            </IconButton>
          )}
          {onRemove && (
            <IconButton label={t`Remove zone ${name}`} onClick={onRemove}>
              <Trash size={18} aria-hidden="true" />
            </IconButton>
          )}
        </Cluster>
      }
    >
      <TextField
        label={t`Name of the zone`}
        hint={t`Only staff can see it.`}
        required
        {...field(`zones.${index}.name`, {
          validate: {
            required: fieldRules.required(t`Please name the zone`),
            length: fieldRules.atMost(60),
          },
        })}
      />
      <PlaceRows {...parts} zone={index} />
      <MethodRows {...parts} zone={index} />
    </Panel>
  );
}
