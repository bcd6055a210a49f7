import type { AnyResource } from '../../../core/shared/resource.ts'
import { chmChemical } from '../substance/chm-chemical.resource.ts'
import { chmProduct, chmProductComp, productMenus } from './chm-product.resource.ts'

const columns = [
  'prodCd',
  'prodNm',
  'casNo',
  'chemNm',
  'contentMin',
  'contentMax',
  'contentRep',
  'secretYn',
  'altNm',
  'altContentMin',
  'altContentMax',
  'regDeclCds',
] as const
/** Columns of a line that only an open component has. */
export const openColumns = ['casNo', 'chemNm', 'contentMin', 'contentMax', 'contentRep'] as const

/**
 * The workbook of compositions, one component of a product in each row. Its columns are those of the
 * entities, so that they are called the same in every language. The true substance of a secret component has
 * no column: nothing of it can come or go by Excel.
 * @param product the definitions with the labels of the reader's language
 */
export function compositionSheet(
  product: AnyResource = chmProduct,
  chemical: AnyResource = chmChemical,
): AnyResource {
  const lines = product.lines.comps as typeof chmProductComp
  const { chemNo: _chemNo, ...ofLine } = lines.fields
  return {
    name: chmProductComp.name,
    title: lines.title,
    path: '/api/chm/productcomposition',
    menus: productMenus,
    key: chmProductComp.key,
    fields: {
      prodCd: product.fields.prodCd,
      prodNm: { ...product.fields.prodNm, required: false },
      casNo: chemical.fields.casNo,
      chemNm: { ...chemical.fields.chemNm, required: false },
      ...ofLine,
      // An empty cell says that nothing is secret.
      secretYn: { ...ofLine.secretYn, required: false },
    },
    scope: 'everyone',
    list: columns,
    search: {},
    excel: { import: columns },
  }
}
