import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { promoImage } from '../../../../lib/promo-image.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { pictureAltRule } from '../../pictures/picture-values.ts';
import { SinglePictureField } from '../../pictures/single-picture-field.tsx';
import { usePictureField } from '../../pictures/use-picture-field.ts';
import { type SetPendingUploads, useReportUploads } from '../../pictures/use-report-uploads.ts';
import { linkRule } from './link-rule.ts';
import styles from '../section/settings.module.css';
import { newSlide, type StorefrontValues } from './storefront-values.ts';

/** The server's limit. */
const MAX_COUNT = 8;

interface SlideRowsProps {
  form: UseFormReturn<StorefrontValues>;
  field: CheckedField<StorefrontValues>;
  onUploads: SetPendingUploads;
}

/** The home page's slides, with buttons to add, reorder and remove them. */
export function SlideRows({ form, field, onUploads }: SlideRowsProps) {
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: 'heroSlides' });
  const addButton = useRef<HTMLButtonElement>(null);
  const error = form.formState.errors.heroSlides?.message;
  return (
    <>
      {fields.map((row, index) => (
        <SlideRow
          key={row.id}
          form={form}
          field={field}
          index={index}
          onUploads={onUploads}
          id={row.id}
          onMoveUp={() => swap(index, index - 1)}
          // The home page needs at least one.
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
      <FieldError id="field-heroSlides" error={error} />
      <Button
        ref={addButton}
        variant="outline"
        size="sm"
        disabled={fields.length >= MAX_COUNT}
        onClick={() => append(newSlide())}
      >
        <Plus size={18} aria-hidden="true" />
        <Trans>Add slide</Trans>
      </Button>
    </>
  );
}

interface SlideRowProps extends SlideRowsProps {
  id: string;
  index: number;
  onMoveUp: () => void;
  /** Null for the only one. */
  onRemove: (() => void) | null;
}

function SlideRow({ form, field, id, index, onUploads, onMoveUp, onRemove }: SlideRowProps) {
  const number = index + 1;
  const name = t`Slide ${number}`;
  return (
    <div role="group" aria-label={name} className={styles.slide}>
      <div className={styles.slideHead}>
        <h3 className={styles.slideName}>{name}</h3>
        {index > 0 && (
          <IconButton label={t`Move slide ${number} up`} onClick={onMoveUp}>
            <ArrowUp size={18} aria-hidden="true" />
          </IconButton>
        )}
        {onRemove && (
          <IconButton label={t`Remove slide ${number}`} onClick={onRemove}>
            <Trash size={18} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className={styles.pair}>
        <TextField
          label={t`Caption`}
          {...field(`heroSlides.${index}.caption`, { validate: fieldRules.atMost(60) })}
        />
        <TextField
          label={t`Title`}
          required
          {...field(`heroSlides.${index}.title`, {
            validate: {
              required: fieldRules.required(t`Please enter a title`),
              length: fieldRules.atMost(80),
            },
          })}
        />
        <TextField
          label={t`Text of the link`}
          required
          {...field(`heroSlides.${index}.linkText`, {
            validate: {
              required: fieldRules.required(t`Please enter the text of the link`),
              length: fieldRules.atMost(40),
            },
          })}
        />
        <TextField
          label={t`Link`}
          required
          {...field(`heroSlides.${index}.linkUrl`, { validate: linkRule })}
        />
      </div>
      <SlidePicture form={form} field={field} id={id} index={index} onUploads={onUploads} />
    </div>
  );
}

/** The picture of a slide: the sample picture or an uploaded one. */
function SlidePicture({ form, field, id, index, onUploads }: Omit<SlideRowProps, 'onMoveUp' | 'onRemove'>) {
  const picture = usePictureField(form, `heroSlides.${index}`);
  const hasSample = useWatch({ control: form.control, name: `heroSlides.${index}.hasSamplePicture` });
  const sample = promoImage('hero-phone');

  useReportUploads(id, picture.upload, onUploads);

  const isSample = hasSample && picture.url === null;
  return (
    <SinglePictureField
      {...picture}
      {...(isSample && {
        sample,
        onRemove: () => form.setValue(`heroSlides.${index}.hasSamplePicture`, false, { shouldDirty: true }),
      })}
      alt={field(`heroSlides.${index}.pictureAlt`, {
        validate: (alt, { heroSlides }) => {
          const slide = heroSlides[index];
          return slide ? pictureAltRule({ ...slide, pictureAlt: alt }) : true;
        },
      })}
    />
  );
}
