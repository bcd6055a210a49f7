import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import type { ChmStore } from './chm-store.resource.ts'
import { placeMark, placePath } from './store-place.rule.ts'

const template = fileURLToPath(new URL('place-label.typ', import.meta.url))

/**
 * Labels for the wall and the racks of a store: what it is, where it stands, and the code that a scanner
 * reads. (features 4: location tree)
 */
export function placeLabelsPdf({ storeCd, storeNm, plantNm, places }: ChmStore): Promise<Buffer> {
  const label = (placeCd: string | null, name: string, path: string) => ({
    name,
    path,
    mark: placeMark(storeCd, placeCd),
    qr: renderSVG(placeMark(storeCd, placeCd), { ecc: 'M', border: 1 }),
  })
  return renderPdf(template, {
    labels: [
      label(null, storeNm, plantNm ?? ''),
      ...places.map(({ placeCd, placeNm }) =>
        label(placeCd, placeNm, `${storeNm} › ${placePath(places, placeCd)}`),
      ),
    ],
  })
}
