import { t } from '@lingui/core/macro';
import Quote from 'lucide-react/icons/quote';
import { captionField, chosenProductsField, limitField, titleField } from '../common-fields.ts';
import type { SectionForm } from '../section-form.ts';

export const reviewsForm = (): SectionForm => ({
  name: t`Reviews`,
  text: t`What customers say about your products. Nothing is shown until a review is approved.`,
  Icon: Quote,
  fields: [
    captionField(),
    titleField(),
    {
      type: 'choice',
      name: 'reviewSource',
      label: t`Reviews`,
      options: [
        { value: 'ALL', label: t`Of all products` },
        { value: 'CATEGORY', label: t`Of the products in a category` },
        { value: 'PRODUCTS', label: t`Of products chosen by hand` },
      ],
    },
    {
      type: 'category',
      name: 'categoryId',
      label: t`Category`,
      required: true,
      isShown: ({ reviewSource }) => reviewSource === 'CATEGORY',
    },
    chosenProductsField(({ reviewSource }) => reviewSource === 'PRODUCTS'),
    { type: 'number', name: 'minStars', label: t`With at least so many stars`, min: 1, max: 5 },
    limitField({ label: t`How many reviews`, min: 3 }),
  ],
  start: () => ({ limit: '6' }),
});
