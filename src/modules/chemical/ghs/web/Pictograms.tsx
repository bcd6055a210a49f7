import { useCodes } from '../../../../core/web/data/lookups.ts'
import { pictogramSvg } from '../pictogram-shapes.rule.ts'
import './ghs.css'

/** The pictograms of a product, each with its name for those who cannot see it. */
export function Pictograms({ codes, sizePx = 30 }: { codes: readonly string[] | null; sizePx?: number }) {
  const { data } = useCodes('PICTO')
  return (
    <span className="pictograms">
      {(codes ?? []).map((pictoCd) => {
        const name = data?.find(({ code }) => code === pictoCd)?.codeNm ?? pictoCd
        const image = `data:image/svg+xml;base64,${btoa(pictogramSvg(pictoCd))}`
        return (
          <img
            key={pictoCd}
            src={image}
            alt={`${pictoCd} ${name}`}
            title={`${pictoCd} ${name}`}
            width={sizePx}
            height={sizePx}
          />
        )
      })}
    </span>
  )
}
