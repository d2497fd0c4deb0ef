import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash from 'lucide-react/icons/trash-2';
import type { PointerEvent } from 'react';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { productFieldRules } from '../form/product-field-rules.ts';
import type { PictureValue, ProductValues } from '../form/product-values.ts';
import { FocalPointPicker } from './focal-point-picker.tsx';
import styles from '../../pictures/pictures-field.module.css';

interface PictureRowProps {
  picture: PictureValue;
  index: number;
  count: number;
  /** The names of the product's colors. */
  colours: readonly string[];
  field: CheckedField<ProductValues>;
  isDragged: boolean;
  focalHintId: string;
  onFocalPoint: (x: number, y: number) => void;
  onDragStart: (event: PointerEvent) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A picture in the product form: its description, color, focal point and position. */
export function PictureRow({ picture, index, count, colours, field, isDragged, ...rest }: PictureRowProps) {
  const { focalHintId, onFocalPoint, onDragStart, onMove, onRemove } = rest;
  const place = index + 1;
  return (
    <li className={styles.row} data-dragged={isDragged || undefined}>
      {/* For keyboard users, the two arrow buttons do the same. */}
      <span className={styles.grip} aria-hidden="true" onPointerDown={onDragStart}>
        <GripVertical size={20} />
      </span>
      <div className={styles.preview}>
        <FocalPointPicker
          url={picture.url}
          place={place}
          x={picture.focalX}
          y={picture.focalY}
          hintId={focalHintId}
          onChange={onFocalPoint}
        />
        {index === 0 && (
          <Badge tone="neutral">
            <Trans>Main picture</Trans>
          </Badge>
        )}
      </div>
      <div className={styles.fields}>
        <TextField
          label={t`What picture ${place} shows`}
          required
          autoComplete="off"
          {...field(`pictures.${index}.alt`, { validate: (text) => productFieldRules.alt(text) })}
        />
        {colours.length > 0 && (
          <SelectField
            label={t`Colour in picture ${place}`}
            {...field(`pictures.${index}.colour`)}
            error={undefined}
          >
            <option value="">{t`No specific colour`}</option>
            {colours.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <div className={styles.actions}>
        <IconButton
          label={t`Move picture ${place} up`}
          data-move="up"
          aria-disabled={index === 0}
          onClick={() => index > 0 && onMove(index - 1)}
        >
          <ArrowUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t`Move picture ${place} down`}
          data-move="down"
          aria-disabled={place === count}
          onClick={() => place < count && onMove(index + 1)}
        >
          <ArrowDown size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Remove picture ${place}`} onClick={onRemove}>
          <Trash size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
