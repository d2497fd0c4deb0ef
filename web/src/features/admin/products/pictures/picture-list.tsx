import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import type { ProductValues } from '../form/product-values.ts';
import { PictureRow } from './picture-row.tsx';
import styles from '../../pictures/pictures-field.module.css';
import type { Pictures } from './use-pictures.ts';
import { useRowDrag } from '../../ui/form/use-row-drag.ts';

interface PictureListProps {
  form: UseFormReturn<ProductValues>;
  field: CheckedField<ProductValues>;
  pictures: Pictures;
  /** The focused button is removed with its picture. */
  onRemoved: () => void;
}

/** The pictures in their order. Users reorder them by dragging or with buttons; each change is announced. */
export function PictureList({ form, field, pictures, onRemoved }: PictureListProps) {
  const { rows } = pictures;
  const hintId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [status, setStatus] = useState('');
  const values = useWatch({ control: form.control, name: 'pictures' });
  const colours = useWatch({ control: form.control, name: 'colours' });
  const colourNames = colours.map(({ name }) => name.trim()).filter((name) => name !== '');
  const announcePlace = (place: number) =>
    setStatus(t`Picture moved to position ${place + 1} of ${rows.length}`);
  const drag = useRowDrag(list, pictures.move, (_from, place) => announcePlace(place));

  function move(from: number, to: number): void {
    const direction = to < from ? 'up' : 'down';
    pictures.move(from, to);
    announcePlace(to);
    // Moving an element in the document makes its button lose the focus.
    requestAnimationFrame(() => {
      list.current?.children[to]?.querySelector<HTMLElement>(`[data-move="${direction}"]`)?.focus();
    });
  }

  function remove(index: number): void {
    pictures.remove(index);
    setStatus(t`Picture ${index + 1} removed`);
    onRemoved();
  }

  function setFocalPoint(index: number, x: number, y: number): void {
    form.setValue(`pictures.${index}.focalX`, x, { shouldDirty: true });
    form.setValue(`pictures.${index}.focalY`, y, { shouldDirty: true });
    setStatus(t`${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top`);
  }

  return (
    <>
      {rows.length > 0 && <PictureHints focalHintId={hintId} />}
      <ul ref={list} className={styles.list} role="list">
        {rows.map((row, index) => (
          <PictureRow
            key={row.id}
            picture={values[index] ?? row}
            index={index}
            count={rows.length}
            colours={colourNames}
            field={field}
            isDragged={drag.place === index}
            focalHintId={hintId}
            onFocalPoint={(x, y) => setFocalPoint(index, x, y)}
            onDragStart={(event) => drag.start(event, index)}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </>
  );
}

function PictureHints({ focalHintId }: { focalHintId: string }) {
  return (
    <>
      <p className={styles.hint}>
        <Trans>
          Describe each picture for people who can’t see it and for search engines. The first one is the main
          picture.
        </Trans>
      </p>
      <p id={focalHintId} className={styles.hint}>
        <Trans>
          Click a picture, or move its point with the arrow keys, to choose what stays visible where it is
          cropped.
        </Trans>
      </p>
    </>
  );
}
