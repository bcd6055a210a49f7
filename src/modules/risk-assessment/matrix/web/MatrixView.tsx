import { ScrollRegion } from '../../../../core/web/components/ScrollRegion.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { gradesOf, levelsOf, scoreOf, type Matrix } from '../matrix.rule.ts'
import { matrixTexts } from './matrix-page.texts.ts'
import './matrix.css'

export interface MatrixViewProps {
  matrix: Matrix
  /** The pair that is chosen. */
  chosen?: { freq: number | null; sev: number | null }
  /** Choosing a cell by mouse or key; absent: it is only shown. */
  onChoose?: (freq: number, sev: number) => void
  /** What stands in a cell beside its score, such as how many rows it has. */
  inCell?: (freq: number, sev: number) => string | undefined
}

/** A matrix as a picture: severity downwards, frequency to the right, each cell in the colour of its grade. */
export function MatrixView({ matrix, chosen, onChoose, inCell }: MatrixViewProps) {
  const text = useTexts(matrixTexts)
  const freqs = levelsOf(matrix, 'freq')
  const sevs = levelsOf(matrix, 'sev').toReversed()
  const named = (axis: string, level: number) =>
    matrix.levels.find(({ axisCd, levelVal }) => axisCd === axis && levelVal === level)?.levelNm ?? ''
  return (
    <ScrollRegion label={text('preview')} className="rsa-matrix-scroll">
      <table className="rsa-matrix">
        <thead>
          <tr>
            <th scope="col">
              {text('sev')} \ {text('freq')}
            </th>
            {freqs.map((freq) => (
              <th scope="col" key={freq}>
                {freq} {named('freq', freq)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sevs.map((sev) => (
            <tr key={sev}>
              <th scope="row">
                {sev} {named('sev', sev)}
              </th>
              {freqs.map((freq) => {
                const score = scoreOf(matrix, freq, sev)
                const grade = score === undefined ? undefined : gradesOf(matrix, score)[0]
                const beside = inCell?.(freq, sev)
                const shown = (
                  <>
                    <b>{score ?? '?'}</b> <span>{grade?.gradeNm ?? '?'}</span>
                    {beside !== undefined && <span className="rsa-matrix-count">{beside}</span>}
                  </>
                )
                const isChosen = chosen?.freq === freq && chosen.sev === sev
                return (
                  <td
                    key={freq}
                    className={isChosen ? 'rsa-matrix-chosen' : undefined}
                    style={{ borderBottomColor: grade?.color ?? 'transparent' }}
                  >
                    {onChoose ? (
                      <button type="button" aria-pressed={isChosen} onClick={() => onChoose(freq, sev)}>
                        {shown}
                      </button>
                    ) : (
                      shown
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
