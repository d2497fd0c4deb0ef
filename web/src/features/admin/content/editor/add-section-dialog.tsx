import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import type { SectionKind } from '../../../../gql/graphql.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { sectionForms } from '../section-forms/section-forms.ts';
import styles from './add-section-dialog.module.css';

interface AddSectionDialogProps {
  open: boolean;
  onClose: () => void;
  onAdd: (kind: SectionKind) => void;
  finalFocus: () => HTMLElement | null;
}

/** Offers the kinds of sections, each with its purpose. */
export function AddSectionDialog({ open, onClose, onAdd, finalFocus }: AddSectionDialogProps) {
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t`Add a section`}
      initialFocus={first}
      finalFocus={finalFocus}
    >
      <ul role="list" className={styles.kinds}>
        {(Object.keys(sectionForms) as SectionKind[]).map((kind, index) => {
          const { name, text, Icon } = sectionForms[kind]();
          return (
            <li key={kind}>
              <button
                ref={index === 0 ? first : undefined}
                type="button"
                className={styles.kind}
                onClick={() => onAdd(kind)}
              >
                <Icon size={24} aria-hidden="true" />
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.text}>{text}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
