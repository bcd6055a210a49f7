import type { Pages } from '../../core/web/pages.ts'

export const chemicalPages: Pages = {
  'baseInfo/chemical/chemicalList': () => import('./substance/web/ChemicalListPage.tsx').then((module) => module.ChemicalListPage),
  'baseInfo/products/productList': () => import('./product/web/ProductListPage.tsx').then((module) => module.ProductListPage),
}
