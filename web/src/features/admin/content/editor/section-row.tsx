import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import type { SetPendingUploads } from '../../pictures/use-report-uploads.ts';
import { RowGrip, RowMoves, type RowOrdering } from '../../ui/form/row-order.tsx';
import { nameOfField, type SectionErrors } from '../section-forms/section-errors.ts';
import { SectionFields } from '../section-forms/section-fields.tsx';
import type { ChangeValues } from '../section-forms/section-values.ts';
import { sectionForms } from '../section-forms/section-forms.ts';
import type { SectionValues } from '../section-forms/section-values.ts';
import styles from './section-list.module.css';

interface SectionRowProps {
  section: SectionValues;
  index: number;
  order: RowOrdering;
  isOpen: boolean;
  onToggle: () => void;
  onChange: ChangeValues;
  onDuplicate: () => void;
  onToggleHidden: () => void;
  onRemove: () => void;
  errors: SectionErrors;
  onUploads: SetPendingUploads;
}

/** The id of the button that opens a section's form. */
export const sectionButtonId = (key: string) => `open-section-${key}`;
/** The id of a section's form. */
export const sectionFormId = (key: string) => `section-form-${key}`;

/** A section in the list, whose form opens below its name. */
export function SectionRow(props: SectionRowProps) {
  const { section, index, order, isOpen, onToggle } = props;
  const form = section.kind === '' ? null : sectionForms[section.kind]();
  const Icon = form?.Icon ?? CircleQuestionMark;
  const name = order.names[index] ?? '';
  const isDragging = order.draggedPlace !== null;
  return (
    <li className={styles.row} data-dragged={order.draggedPlace === index || undefined}>
      <RowGrip order={order} index={index} />
      <button
        type="button"
        id={sectionButtonId(section.key)}
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={sectionFormId(section.key)}
        onClick={onToggle}
      >
        <Icon size={20} aria-hidden="true" />
        <span className={styles.words}>
          <span className={styles.kind}>{form?.name ?? t`Unknown section`}</span>
          {name !== form?.name && form && <span className={styles.title}>{name}</span>}
        </span>
        {section.isHidden && (
          <Badge tone="neutral">
            <Trans>Hidden</Trans>
          </Badge>
        )}
        <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
      </button>
      <span className={styles.moves}>
        <RowMoves order={order} index={index} />
      </span>
      <SectionBody {...props} isShown={isOpen && !isDragging} />
    </li>
  );
}

/** Once opened, a form stays in the document, because it may be uploading a picture. */
function SectionBody({ isShown, ...props }: SectionRowProps & { isShown: boolean }) {
  const { section, onDuplicate, onToggleHidden, onRemove } = props;
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <div id={sectionFormId(section.key)} hidden={!isShown} className={styles.form}>
      {wasShown && (
        <>
          <Fields {...props} />
          <Cluster gap={8}>
            {section.kind !== '' && (
              <Button size="sm" variant="outline" onClick={onDuplicate}>
                <Copy size={16} aria-hidden="true" />
                <Trans>Duplicate</Trans>
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={onToggleHidden}>
              {section.isHidden ? (
                <Eye size={16} aria-hidden="true" />
              ) : (
                <EyeOff size={16} aria-hidden="true" />
              )}
              {section.isHidden ? <Trans>Show</Trans> : <Trans>Hide</Trans>}
            </Button>
            <Button size="sm" variant="outline" onClick={onRemove}>
              <Trash size={16} aria-hidden="true" />
              <Trans>Delete</Trans>
            </Button>
          </Cluster>
        </>
      )}
    </div>
  );
}

function Fields({ section, onChange, errors, onUploads }: SectionRowProps) {
  const fields = section.kind === '' ? null : sectionForms[section.kind]().fields;
  if (fields === null) {
    return (
      <p className={styles.note}>
        <Trans>This version of the shop does not know this kind of section. It is kept, and not shown.</Trans>
      </p>
    );
  }
  if (fields.length === 0) {
    return (
      <p className={styles.note}>
        <Trans>There is nothing to fill in.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.fields}>
      <SectionFields
        name={nameOfField(section.key)}
        fields={fields}
        values={section}
        onChange={onChange}
        errors={errors}
        onUploads={onUploads}
      />
    </div>
  );
}
