import '@github/markdown-toolbar-element';
import { t } from '@lingui/core/macro';
import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import ImagePlus from 'lucide-react/icons/image-plus';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Table from 'lucide-react/icons/table';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { fieldId } from '../../../ui/forms/control-props.ts';
import { TextAreaField, type TextAreaFieldProps } from '../../../ui/forms/text-area-field.tsx';
import { InsertPictureDialog } from './insert-picture-dialog.tsx';
import styles from './markdown-field.module.css';

/** Named as the element names them, with the key that does the same while Ctrl or ⌘ is held. */
const formats = () =>
  [
    { name: 'header-2', label: t`Heading`, Icon: Heading },
    { name: 'bold', label: t`Bold (Ctrl+B)`, Icon: Bold, key: 'b' },
    { name: 'italic', label: t`Italic (Ctrl+I)`, Icon: Italic, key: 'i' },
    { name: 'link', label: t`Link (Ctrl+K)`, Icon: Link, key: 'k' },
    { name: 'unordered-list', label: t`Bulleted list`, Icon: List },
    { name: 'ordered-list', label: t`Numbered list`, Icon: ListOrdered },
    { name: 'quote', label: t`Quote`, Icon: Quote },
  ] as const;

/** A text in Markdown, with buttons for who does not know its signs. */
export function MarkdownField(props: TextAreaFieldProps & { name: string }) {
  const id = props.id ?? fieldId(props.name);
  const [isInserting, setIsInserting] = useState(false);

  function insertPicture(markdown: string): void {
    setIsInserting(false);
    // Once the dialog no longer holds the focus.
    requestAnimationFrame(() => insertBlock(id, markdown));
  }

  function applyShortcut(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const format = formats().find((candidate) => 'key' in candidate && candidate.key === event.key);
    if (!format) return;
    event.preventDefault();
    // The back office searches on Ctrl+K.
    event.stopPropagation();
    toolbarOf(id)?.querySelector<HTMLElement>(`[data-md-button="${format.name}"]`)?.click();
  }

  return (
    <>
      <TextAreaField
        {...props}
        onKeyDown={applyShortcut}
        toolbar={
          <markdown-toolbar for={id} className={styles.toolbar} aria-label={t`Formatting`}>
            {formats().map(({ name, label, Icon }) => (
              // The arrow keys move between the buttons.
              <IconButton key={name} label={label} data-md-button={name} tabIndex={-1}>
                <Icon size={18} aria-hidden="true" />
              </IconButton>
            ))}
            <IconButton
              label={t`Table`}
              data-md-button="table"
              tabIndex={-1}
              onClick={() => insertBlock(id, emptyTable())}
            >
              <Table size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t`Insert picture`}
              data-md-button="picture"
              tabIndex={-1}
              onClick={() => setIsInserting(true)}
            >
              <ImagePlus size={18} aria-hidden="true" />
            </IconButton>
          </markdown-toolbar>
        }
      />
      {isInserting && (
        <InsertPictureDialog
          field={() => document.getElementById(id)}
          onInsert={insertPicture}
          onClose={() => setIsInserting(false)}
        />
      )}
    </>
  );
}

const toolbarOf = (id: string) => document.querySelector(`markdown-toolbar[for="${CSS.escape(id)}"]`);

const emptyTable = () => `| ${t`Heading`} | ${t`Heading`} |\n| --- | --- |\n|  |  |`;

/** Inserts Markdown on lines of its own, where the cursor is. */
function insertBlock(id: string, markdown: string): void {
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement)) return;
  const before = area.value.slice(0, area.selectionStart);
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  area.focus();
  // Unlike a new value, this can be undone by Ctrl+Z, and React hears of it.
  document.execCommand('insertText', false, `${gap}${markdown}\n`);
}
