import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import type { ProductValues } from '../form/product-values.ts';
import { ChooseFromLibrary } from '../../pictures/library/choose-from-library.tsx';
import { PictureDrop } from '../../pictures/picture-drop.tsx';
import { PictureList } from './picture-list.tsx';
import { PictureUrlField } from './picture-url-field.tsx';
import styles from '../../pictures/pictures-field.module.css';
import { UploadList } from '../../uploads/upload-list.tsx';
import { MAX_PICTURES, type Pictures } from './use-pictures.ts';

interface PicturesFieldProps {
  form: UseFormReturn<ProductValues>;
  field: CheckedField<ProductValues>;
  pictures: Pictures;
  /** The server's error about the pictures. */
  error: string | undefined;
}

/**
 * The product's pictures: upload by drag and drop or file dialog, choose from the library, or add by URL;
 * describe and reorder them.
 */
export function PicturesField({ form, field, pictures, error }: PicturesFieldProps) {
  const { queue, room } = pictures;
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [tooMany, setTooMany] = useState(false);
  const focusChooseButton = () => chooseButton.current?.focus();

  function add(files: readonly File[]): void {
    setTooMany(files.length > room);
    queue.add(files.slice(0, room));
  }

  return (
    <div role="group" aria-label={t`Pictures`} id="field-pictures" tabIndex={-1} className={styles.group}>
      <PictureDrop multiple onFiles={add} chooseButton={chooseButton} label={t`Choose pictures`}>
        <ChooseFromLibrary max={room} onChoose={pictures.add} />
      </PictureDrop>
      <FieldError
        id="field-pictures"
        error={tooMany ? t`A product has at most ${MAX_PICTURES} pictures.` : error}
      />
      <UploadList upload={pictures} onCancelled={focusChooseButton} />
      <PictureList form={form} field={field} pictures={pictures} onRemoved={focusChooseButton} />
      <PictureUrlField form={form} field={field} onAdd={pictures.addUrl} />
    </div>
  );
}
