/**
 * Menus whose page exists, by frontEndUrl; a leaf that no module lists is not shown. pages.test.ts compares the
 * lists with the pages of the browser, which the server may not import.
 */
export const improvementBuilt: readonly string[] = [
  'impr/imprRequest',
  'impr/imprAction',
  'impr/imprVerify',
  'impr/imprBoard',
  'impr/imprStatus',
  'impr/imprHalf',
  'impr/imprRule',
  '/vendor/portal/improvementManage',
]
