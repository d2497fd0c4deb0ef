import type { PictureInput, SectionInput, SectionItemInput } from '../../../../gql/graphql.ts';
import { fromZonedInput } from '../../../../lib/time/zoned-time.ts';
import { linkInput, noLink } from '../links/link-values.ts';
import { type SectionField, shownFields } from './section-form.ts';
import { sectionForms } from './section-forms.ts';
import type { PartValues, PictureValue, SectionValues } from './section-values.ts';

/** The API's input for a section: the fields that its kind has and that are shown. */
export function sectionInput(section: SectionValues, timeZone: string): SectionInput {
  const { sectionId, kind, isHidden } = section;
  const head = { id: sectionId || null, isHidden };
  if (kind === '') return head;
  return { ...head, kind, ...fieldInputs(section, sectionForms[kind]().fields, timeZone) };
}

function fieldInputs(values: PartValues, fields: readonly SectionField[], timeZone: string): SectionInput {
  const inputs = shownFields(fields, values).map((field) => fieldInput(values, field, timeZone));
  return Object.assign({}, ...inputs) as SectionInput;
}

function fieldInput(
  values: PartValues,
  field: SectionField,
  timeZone: string,
): SectionInput | SectionItemInput {
  switch (field.type) {
    case 'line':
    case 'markdown':
      return { [field.name]: (values[field.name] ?? '').trim() };
    case 'link':
      return { link: linkInput(values.link ?? noLink) };
    case 'picture':
      return { picture: values.picture ? pictureInput(values.picture) : null };
    case 'number':
      // An empty field gets the server's default, and what is not a number its message.
      return { [field.name]: values[field.name]?.trim() ? Number(values[field.name]) : null };
    case 'date-time':
      return { endsAt: fromZonedInput(values.endsAt ?? '', timeZone) };
    case 'icon':
      return { icon: values.icon || null };
    case 'collection':
      return { collectionId: values.collectionId || null };
    case 'category':
      return { categoryId: values.categoryId || null };
    case 'items':
      return {
        items: (values.items ?? []).map((item) => ({
          id: item.itemId || null,
          ...(fieldInputs(item, field.fields, timeZone) as SectionItemInput),
        })),
      };
    case 'choice':
    case 'products':
      return { [field.name]: values[field.name] };
  }
}

function pictureInput({ assetId, alt, focalPoint }: PictureValue): PictureInput {
  return { assetId, alt: alt.trim(), focalPoint };
}
