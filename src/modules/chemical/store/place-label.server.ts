import { printLabels } from '../../../core/server/pdf/label-sheet.ts'
import type { ChmStore } from './chm-store.resource.ts'
import { placeMark, placePath } from './store-place.rule.ts'

/**
 * Labels for the wall and the racks of a store: what it is, where it stands, and the code that a scanner
 * reads. (features 4: location tree)
 */
export const placeLabelsPdf = (
  { storeCd, storeNm, plantNm, places }: ChmStore,
  title: string,
): Promise<Buffer> =>
  printLabels(title, [
    { name: storeNm, path: plantNm ?? '', mark: placeMark(storeCd, null) },
    ...places.map(({ placeCd, placeNm }) => ({
      name: placeNm,
      path: `${storeNm} › ${placePath(places, placeCd)}`,
      mark: placeMark(storeCd, placeCd),
    })),
  ])
