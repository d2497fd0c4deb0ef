import { t } from '@lingui/core/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import type { ReactNode, RefObject } from 'react';
import { PICTURE_TYPES } from '../../../lib/browser/upload-file.ts';
import { FileDrop } from '../ui/form/file-drop.tsx';

interface PictureDropProps {
  multiple?: boolean;
  /** The label of the button that opens the file dialog. */
  label: string;
  onFiles: (files: readonly File[]) => void;
  chooseButton: RefObject<HTMLButtonElement | null>;
  /** Other buttons beside it. */
  children?: ReactNode;
}

/** Accepts pictures dropped onto it or selected in the file dialog. */
export function PictureDrop({ multiple = false, ...rest }: PictureDropProps) {
  return (
    <FileDrop
      {...rest}
      multiple={multiple}
      icon={<ImagePlus size={28} aria-hidden="true" />}
      accept={PICTURE_TYPES}
      hint={
        multiple
          ? t`Or drop them here. PNG, JPEG or WebP, at most 10 MB and 50 megapixels each.`
          : t`Or drop it here. PNG, JPEG or WebP, at most 10 MB and 50 megapixels.`
      }
    />
  );
}
