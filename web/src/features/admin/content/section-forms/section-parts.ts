import { t } from '@lingui/core/macro';
import type { EditPart } from '../../ui/conflicts/merge-edits.ts';
import { linkKindLabels, noLink } from '../links/link-values.ts';
import { iconLabels } from './icon-labels.ts';
import { type SectionField, shownFields } from './section-form.ts';
import { sectionForms } from './section-forms.ts';
import type { ItemValues, PartValues, SectionValues } from './section-values.ts';

/** A value of a section, in words; the text of a picture is its description. */
export interface SectionPart extends EditPart {
  pictureUrl?: string | undefined;
}

/** All values of a section and its items, field by field. */
export function sectionParts(section: SectionValues): SectionPart[] {
  const { kind, isHidden } = section;
  const hidden = { id: 'isHidden', label: t`Hidden`, value: isHidden, text: isHidden ? t`Yes` : '' };
  return kind === '' ? [hidden] : [...valueParts(section, sectionForms[kind]().fields), hidden];
}

function valueParts(values: PartValues, fields: readonly SectionField[]): SectionPart[] {
  return shownFields(fields, values).flatMap((field): SectionPart[] => {
    const { name, label } = field;
    const value = values[name];
    if (field.type !== 'items') {
      const pictureUrl = field.type === 'picture' ? values.picture?.url : undefined;
      return [{ id: name, label, value, text: textOf(values, field), pictureUrl }];
    }
    const items = values.items ?? [];
    const names = items.map((item, index) => item.title.trim() || field.itemName(index + 1));
    return [
      { id: name, label, value: items.map(({ key }) => key), text: names.join('\n') },
      ...items.flatMap((item, index) => itemParts(item, field.fields, field.itemName(index + 1))),
    ];
  });
}

function itemParts(item: ItemValues, fields: readonly SectionField[], row: string): SectionPart[] {
  return valueParts(item, fields).map(({ id, label, ...part }) => ({
    ...part,
    id: `${item.key} ${id}`,
    label: t`${row}: ${label}`,
  }));
}

function textOf(values: PartValues, field: SectionField): string {
  switch (field.type) {
    case 'line':
    case 'markdown':
    case 'number':
      return values[field.name] ?? '';
    case 'date-time':
      return values.endsAt?.replace('T', ' ') ?? '';
    case 'choice':
      return field.options.find(({ value }) => value === values[field.name])?.label ?? '';
    case 'icon':
      return values.icon ? iconLabels()[values.icon] : '';
    case 'picture':
      return values.picture?.alt ?? '';
    case 'link': {
      const { label, kind, target } = values.link ?? noLink;
      if (kind === '') return '';
      return [label, kind === 'URL' ? target : linkKindLabels()[kind]].filter(Boolean).join(': ');
    }
    case 'products':
      return values.productIds?.length ? t`Products: ${values.productIds.length}` : '';
    case 'collection':
    case 'category':
      return values[field.name] ? t`Chosen` : '';
    case 'items':
      return '';
  }
}
