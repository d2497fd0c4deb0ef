import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { SinglePictureField } from '../../pictures/single-picture-field.tsx';
import { usePictureUpload } from '../../pictures/use-picture-upload.ts';
import { type SetPendingUploads, useReportUploads } from '../../pictures/use-report-uploads.ts';
import type { SectionErrors } from './section-errors.ts';
import type { ChangeValues, PictureValue } from './section-values.ts';
import styles from './section-fields.module.css';

interface SectionPictureProps {
  name: string;
  label: string;
  picture: PictureValue | null;
  onChange: ChangeValues;
  errors: SectionErrors;
  onUploads: SetPendingUploads;
}

/** The picture of a section or an item. */
export function SectionPicture({ name, label, picture, onChange, errors, onUploads }: SectionPictureProps) {
  const upload = usePictureUpload(({ id, url, alt }) =>
    onChange((latest) => ({
      picture: { assetId: id, url, alt: alt || (latest.picture?.alt ?? ''), focalPoint: null },
    })),
  );
  useReportUploads(name, upload, onUploads);
  const setAlt = (alt: string) => picture && onChange({ picture: { ...picture, alt } });
  return (
    <div className={styles.picture}>
      <p className={styles.label}>{label}</p>
      <SinglePictureField
        url={picture?.url ?? null}
        upload={upload}
        onRemove={() => onChange({ picture: null })}
        alt={{
          name: `${name}.alt`,
          value: picture?.alt ?? '',
          error: errors.get(`${name}.alt`),
          onChange: ({ target }) => setAlt(target.value),
        }}
      />
      <FieldError id={`field-${name}`} error={errors.get(name)} />
    </div>
  );
}
