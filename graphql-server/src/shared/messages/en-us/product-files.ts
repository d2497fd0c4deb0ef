/** What the check of a file with products says of values that are not imported as they are. */
export const productFileMessages = {
  'productSheet.noStock':
    '{count, plural, one {# product has no stock number, and} other {# products have no stock number, and}} can always be ordered.',
  'productSheet.newCategory': 'This category will be created.',
  'productSource.tooLarge':
    'A file of {system} can have at most {max, number} rows and {characters, number} characters. Please export your products in several files.',
  'productSource.tooManyOptions': 'A product can have at most {max} options, but this one has more: {names}.',
  'productSource.anyValue':
    'This variation fits any value of “{option}”. Please give each variation its own value.',
  'productSource.noParent': 'Not imported: the product of this variation is not in the file.',
  'productSource.noVariation': 'Not imported: the file has no variation of this product.',
  'productSource.kind': 'Not imported: the shop has no products of the kind “{kind}”.',
  'productSource.giftCard': 'Not imported: the shop sells no gift cards.',
  'productSource.cut': 'Only the beginning is imported: at most {max, number} characters.',
  'productSource.leftOut':
    'Not imported: there can be at most {max, number}, with at most {maxLength, number} characters each.',
  'productSource.tooMany': 'Not imported: there can be at most {max, number}.',
  'productSource.tooLong': 'Not imported: it is longer than {max, number} characters.',
  'productSource.rounded': 'Not imported: a spreadsheet has rounded this number.',
  'productSource.skuRepeated': 'Not imported: row {line} has the same SKU.',
  'productSource.oversold': 'Imported as 0.',
  'productSource.sharedStock':
    'Not imported: variations share this stock. Theirs is not tracked, and they can always be ordered.',
  'productSource.saleLater':
    'Not imported: this sale price applies from {start}. The product has its regular price.',
  'productSource.saleOver':
    'Not imported: this sale price applied until {end}. The product has its regular price.',
  'productSource.hidden': 'Imported as a draft: the shop has no hidden products.',
  'productSource.byName':
    'The product with this name is changed, because the shop has none of its SKUs. Please check that it is the same.',
  'productSource.media':
    'Pictures and videos in the {count, plural, one {description of # product} other {descriptions of # products}} are not imported.',
  'productSource.variantPictures':
    'The pictures of single variants become pictures of the whole product, in {count, plural, one {# product} other {# products}}.',
  'productSource.noCategory':
    '{count, plural, one {# product has} other {# products have}} no category and will be in “{name}”.',
} as const;
