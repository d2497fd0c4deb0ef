import { useProductTags } from '../use-product-tags.ts';
import { TagManyForm } from '../../tags/tag-many-form.tsx';
import type { BulkFormProps } from './bulk-form.tsx';

/** Adds tags to the selected products and removes others. */
export function TagsForm({ bulk, onDone }: BulkFormProps) {
  const productTags = useProductTags();
  return (
    <TagManyForm
      existingTags={productTags}
      update={({ add, remove }, failure) => bulk.run({ addTags: add, removeTags: remove }, failure)}
      onDone={onDone}
    />
  );
}
