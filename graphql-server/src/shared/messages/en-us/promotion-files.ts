/** What checks of files of promotions say. */
export const promotionFileMessages = {
  'promotionFile.repeated': 'Row {line} has the same code.',
  'promotionFile.exists': 'Not imported: the shop has a promotion with this code, which stays as it is.',
  'promotionFile.usedUp': 'Not imported: the code has been used as often as it may be.',
  'promotionFile.kind':
    'Not imported: the file does not say how this kind of discount works. Please add it by hand.',
  'promotionFile.products':
    'Imported switched off: the file does not say for which products the code is. Please choose them, then switch it on.',
  'promotionFile.customers':
    'Imported switched off: the file does not say for which customers the code is. Please choose them, then switch it on.',
  'promotionFile.minimum':
    'Imported switched off: this minimum is not clearly an amount. Please set it, then switch the code on.',
  'promotionFile.combines':
    'There, the code can be combined with some discounts only. Here it can’t be combined with any.',
} as const;
