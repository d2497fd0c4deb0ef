/** What the check of a file with products says of errors, and of values that are not imported as they are. */
export const productFileMessages = {
  'productSheet.notIdentified':
    'The first row must have the column names, and each row one of “Product ID”, “Handle” and “SKU”, or for a new product “Title”.',
  'productSheet.noTitle': 'The shop has no such product, and a new one needs a title.',
  'productSheet.severalVariants':
    'The product has several variants. Please add a column with the SKUs, or those with the options.',
  'productSheet.variantRepeated': 'Row {line} is about the same variant.',
  'productSheet.noAmount': 'This must be an amount such as 19.90 or 1,234.50.',
  'productSheet.noFormerPrice': 'This must be an amount that is not below the price, or empty.',
  'productSheet.noStatus': 'This must be ACTIVE, DRAFT or ARCHIVED.',
  'productSheet.roundedCode':
    'A spreadsheet has rounded this number. Please format the column as text and enter it again.',
  'productSheet.zerosLost': 'A spreadsheet has removed zeros at the beginning: the shop has “{code}”.',
  'productSheet.wrongCheckDigit':
    'The last digit does not fit the others. Please compare this barcode with the one on the product.',
  'productSheet.sameNumber': 'The shop has “{value}”, which is the same number.',
  'productSheet.otherOption':
    'The variant with this SKU has “{value}”. Options of variants are renamed on the product’s page.',
  'productSheet.otherSku':
    'This would replace the SKU “{sku}”. If that is right, add the column “Product ID”. If it is another product, give it another handle.',
  'productSheet.stockChanged':
    'The shop has {stock, number}: orders or an earlier import have changed it since the export. The row adds the difference of its two numbers, which makes {after, number}.',
  'productSheet.stockNotImported':
    'The shop has {stock, number}. To change that, enter the new stock in the column “New stock”.',
  'productSheet.noNumber': 'This must be a whole number.',
  'productSheet.noTime': 'This must be a date such as 2026-12-24, or a time such as 2026-12-24T18:00:00Z.',
  'productSheet.noAttribute':
    'This must be a list of names and values, such as Material: Cotton; Care: Wash at 30 °C.',
  'productSheet.noMeasure':
    'This must be an amount of mg, g, kg, ml, cl, l, m3, mm, cm, m, m2 or pieces, like 750 ml.',
  'productSheet.noDay': 'This must be a day, like 2027-03-01.',
  'productSheet.noYesOrNo': 'This must be yes or no.',
  'productSheet.unknownTaxClass': 'The tax class “{name}” does not exist.',
  'productSheet.tooManyTexts': 'There are more alternative texts than pictures.',
  'productSheet.differs': 'Row {line} has a different value for the same product.',
  'productSheet.skuRepeated': 'Row {line} has the same SKU.',
  'productSheet.noStock':
    '{count, plural, one {# product has no stock number, and} other {# products have no stock number, and}} can always be ordered.',
  'productSheet.unknownType':
    '{count, plural, one {In # row, the} other {In # rows, the}} product type is none of the shop’s, so it is not imported.',
  'productSheet.unknownField': 'There is no such custom field, so this column is ignored.',
  'productSheet.newCategory': 'This category will be created.',
  'mapping.unknownColumn': 'The file has no column “{name}”, or you have chosen it twice.',
  'mapping.unknownField': 'The shop’s sheet has no column “{field}”.',
  'mapping.fieldTwice': 'Two columns can’t both be “{field}”.',
  'mapping.notFound': 'The shop does not remember these columns any more.',
  'mapping.noHeader':
    'The first row has an email, a number or nothing where the name of a column should be. Please give each column a name in the first row.',
  'mapping.missing': 'One column must be “{name}”.',
  'mapping.missingAny': 'One column must be one of these: {names}.',
  'productSource.tooLarge':
    'A file of {system} can have at most {max, number} rows and {characters, number} characters. Please export your products in several files.',
  'productSource.tooManyOptions': 'A product can have at most {max} options, but this one has more: {names}.',
  'productSource.anyValue':
    'This variation fits any value of “{option}”. Please give each variation its own value.',
  'productSource.noParent': 'Not imported: the product of this variation is not in the file.',
  'productSource.noVariation': 'Not imported: the file has no variation of this product.',
  'productSource.disabled': 'Not imported: this variation is not enabled.',
  'productSource.kind': 'Not imported: the shop has no products of the kind “{kind}”.',
  'productSource.giftCard': 'Not imported: the shop sells no gift cards.',
  'productSource.cut': 'Only the beginning is imported: at most {max, number} characters.',
  'productSource.leftOut':
    'Not imported: there can be at most {max, number}, with at most {maxLength, number} characters each.',
  'productSource.tooMany': 'Not imported: there can be at most {max, number}.',
  'productSource.tooLong': 'Not imported: it is longer than {max, number} characters.',
  'productSource.noMeasure': 'Not imported: the shop has no such unit, or the amount is not one.',
  'productSource.rounded': 'Not imported: a spreadsheet has rounded this number.',
  'productSource.skuRepeated': 'Not imported: row {line} has the same SKU.',
  'productSource.free':
    'Not imported: the shop sells nothing for free. Enter a price in the file and import it again, or leave this out.',
  'productSource.notInShop': 'Not imported: the shop has no such product, or no such variant of it.',
  'productSource.oneOfVariants': 'Imported as “{value}”: all variants of a product have the same value.',
  'productSource.oversold': 'Imported as 0.',
  'productSource.sharedStock':
    'Not imported: variations share this stock. Theirs is not tracked, and they can always be ordered.',
  'productSource.saleLater':
    'Not imported: this sale price applies from {start}. The product has its regular price.',
  'productSource.saleOver':
    'Not imported: this sale price applied until {end}. The product has its regular price.',
  'productSource.saleUnclear':
    'Not imported: the date “{date}” of this sale price is not clear; write it as 2026-12-24. The product has its regular price.',
  'productSource.hidden': 'Imported as a draft: the shop has no hidden products.',
  'productSource.byName':
    'The product with this name is changed, because its row says neither its handle nor one of its SKUs. Please check that it is the same.',
  'productSource.byFormerHandle':
    'The product that had this handle before is changed, and keeps its present one. Please check that it is the same.',
  'productSource.media':
    'Pictures and videos in the {count, plural, one {description of # product} other {descriptions of # products}} are not imported.',
  'productSource.variantPictures':
    'The pictures of single variants become pictures of the whole product, in {count, plural, one {# product} other {# products}}.',
  'productSource.noRowOfVariation': 'Not imported: the file has no row with this SKU.',
  'productSource.picturePaths':
    'The pictures of {count, plural, one {# product are} other {# products are}} not imported, because the file does not say their server. Put its address before the paths, such as https://old.example/media/catalog/product/m/h/mug.jpg.',
  'productSource.withoutTax':
    'The prices of the file are without tax, and are imported as they are, rounded to two decimals. If the prices of this shop include tax, change them first.',
  'productSource.combinations':
    'These are combinations of PrestaShop. They have differences in prices instead of prices, and numbers of products that the shop does not know. Add the variants on the products’ pages, or import these products with the shop’s own sheet, which has a row per combination.',
  'productSource.redirect': 'URLs of the former shop that look like this lead to the products.',
  'wordPress.incomplete': 'The end of the file is missing. Please export it again.',
  'wordPress.noProducts':
    'The file has no products of WooCommerce. In WordPress, choose “All content” under Tools > Export.',
  'wordPress.attributes': 'Not all attributes of this product could be read.',
  'wordPress.noPictures':
    'Pictures of {count, plural, one {# product} other {# products}} are not imported, because the file does not have them. In WordPress, choose “All content” under Tools > Export.',
  'productSource.noCategory':
    '{count, plural, one {# product has} other {# products have}} no category and will be in “{name}”.',
} as const;
