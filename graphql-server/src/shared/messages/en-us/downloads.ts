/** What uploads and downloads of digital files say. */
export const downloadMessages = {
  'digitalFile.noVariant': 'This variant does not exist.',
  'digitalFile.notFound': 'This file does not exist.',
  'digitalFile.empty': 'This file is empty.',
  'digitalFile.tooMany': 'A variant can have at most {max} files.',
  'download.unknown': 'This download link is not valid. Please use the one on the page of your order.',
  'download.expired': 'This download link has expired. Please contact us if you still need the file.',
  'download.usedUp':
    'This file was downloaded as often as it can be. Please contact us if you still need it.',
  'download.ended':
    'This download has ended, because the order was canceled, returned or refunded, or is no longer paid.',
  'download.deleted': 'This file is no longer available. Please contact us if you still need it.',
  'order.downloaded':
    'A file of this order was downloaded, so you can’t cancel the order yourself. Please contact us.',
  'download.none': 'This order has nothing to download.',
} as const;
