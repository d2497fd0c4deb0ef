import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { useRef, useState } from 'react';
import type { SectionKind } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import type { SetPendingUploads } from '../../pictures/use-report-uploads.ts';
import { RowStatus, useRowOrder } from '../../ui/form/row-order.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import type { SectionErrors } from '../section-forms/section-errors.ts';
import type { SectionValues } from '../section-forms/section-values.ts';
import { AddSectionDialog } from './add-section-dialog.tsx';
import { nameOfSection } from './page-values.ts';
import styles from './section-list.module.css';
import { sectionButtonId, sectionFormId, SectionRow } from './section-row.tsx';
import type { useFormHistory } from './use-form-history.ts';
import type { Sections } from './use-sections.ts';

/** The server's limit. */
const MAX_SECTIONS = 50;

interface SectionListProps {
  sections: Sections;
  history: ReturnType<typeof useFormHistory>;
  /** The keys of the sections whose forms are open. */
  openKeys: ReadonlySet<string>;
  setOpenKeys: (keys: ReadonlySet<string>) => void;
  errors: SectionErrors;
  onUploads: SetPendingUploads;
}

/** A page's sections in their order, with everything that can be done to them. */
export function SectionList(props: SectionListProps) {
  const { sections, history, openKeys, setOpenKeys, errors, onUploads } = props;
  const [isAdding, setAdding] = useState(false);
  const [addedKey, setAddedKey] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const order = useRowOrder(sections.sections.map(nameOfSection), sections.move);

  function toggle(key: string): void {
    const others = [...openKeys].filter((open) => open !== key);
    setOpenKeys(new Set(openKeys.has(key) ? others : [...others, key]));
  }

  function add(kind: SectionKind): void {
    const key = sections.add(kind);
    setOpenKeys(new Set([key]));
    setAddedKey(key);
    setAdding(false);
  }

  function duplicate(section: SectionValues): void {
    const key = sections.duplicate(section);
    setOpenKeys(new Set([key]));
    order.announce(t`${nameOfSection(section)} duplicated`);
    requestAnimationFrame(() => document.getElementById(sectionButtonId(key))?.focus());
  }

  function remove({ key }: SectionValues, index: number): void {
    const next = sections.sections[index + 1] ?? sections.sections[index - 1];
    order.announce(t`${order.names[index] ?? ''} deleted`);
    sections.remove(key);
    const target = next ? document.getElementById(sectionButtonId(next.key)) : addButton.current;
    target?.focus();
  }

  return (
    <Panel title={t`Sections`} actions={<HistoryButtons history={history} />}>
      <ul role="list" className={styles.list}>
        {sections.sections.map((section, index) => (
          <SectionRow
            key={section.key}
            section={section}
            index={index}
            order={order}
            isOpen={openKeys.has(section.key)}
            onToggle={() => toggle(section.key)}
            onChange={sections.changeFields(section.key)}
            onDuplicate={() => duplicate(section)}
            onToggleHidden={() => sections.toggleHidden(section.key)}
            onRemove={() => remove(section, index)}
            errors={errors}
            onUploads={onUploads}
          />
        ))}
      </ul>
      {sections.sections.length === 0 && (
        <p className={styles.note}>
          <Trans>A page consists of sections: texts, pictures, products and more.</Trans>
        </p>
      )}
      <RowStatus order={order} />
      <Button
        ref={addButton}
        variant="outline"
        disabled={sections.sections.length >= MAX_SECTIONS}
        onClick={() => setAdding(true)}
      >
        <Plus size={18} aria-hidden="true" />
        <Trans>Add section</Trans>
      </Button>
      <AddSectionDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdd={add}
        finalFocus={() => (addedKey === null ? null : firstControl(addedKey))}
      />
    </Panel>
  );
}

/** Where to begin in the form of a new section. */
function firstControl(key: string): HTMLElement | null {
  const form = document.getElementById(sectionFormId(key));
  return form?.querySelector<HTMLElement>('input, textarea, select') ?? form?.querySelector('button') ?? null;
}

function HistoryButtons({ history }: Pick<SectionListProps, 'history'>) {
  return (
    <span className={styles.history}>
      <IconButton
        label={t`Undo`}
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!history.canUndo}
        onClick={history.undo}
      >
        <Undo size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t`Redo`}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        aria-disabled={!history.canRedo}
        onClick={history.redo}
      >
        <Redo size={18} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
