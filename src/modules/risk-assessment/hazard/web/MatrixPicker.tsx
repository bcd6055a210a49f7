import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { isOfOneLevel } from '../hazard.rule.ts'
import { levelsOf, type Matrix } from '../../matrix/matrix.rule.ts'
import { hazardTexts } from './hazard.texts.ts'
import { gradeAt, levelName, scoreAt } from './matrix-colour.ts'
import './hazard.css'

interface Props {
  matrix: Matrix
  title: string
  freq: number | null | undefined
  sev: number | null | undefined
  editable: boolean
  onPick: (freq: number, sev: number) => void
}

/** The matrix with the place of the row; a press on a cell is its score. */
export function MatrixPicker({ matrix, title, freq, sev, editable, onPick }: Props) {
  const say = useTexts(hazardTexts)
  const freqs = levelsOf(matrix, 'freq')
  const sevs = levelsOf(matrix, 'sev').toReversed()
  const oneLevel = isOfOneLevel(matrix)
  return (
    <table className="risk-matrix" aria-label={title}>
      <caption>{title}</caption>
      {!oneLevel && (
        <thead>
          <tr>
            <th scope="col">{say('sevByFreq')}</th>
            {freqs.map((each) => (
              <th key={each} scope="col">
                {each} {levelName(matrix, 'freq', each)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {sevs.map((row) => (
          <tr key={row}>
            <th scope="row">
              {!oneLevel && row} {levelName(matrix, 'sev', row)}
            </th>
            {freqs.map((column) => {
              const score = scoreAt(matrix, column, row)
              const grade = gradeAt(matrix, score)
              const chosen = freq === column && sev === row
              return (
                <td key={column}>
                  <button
                    type="button"
                    disabled={!editable}
                    aria-pressed={chosen}
                    aria-label={say('cell', {
                      freq: column,
                      sev: row,
                      score: score ?? '-',
                      grade: grade?.gradeNm ?? '',
                    })}
                    className={chosen ? 'is-chosen' : undefined}
                    style={{ background: `${grade?.color ?? '#888888'}33`, borderColor: grade?.color }}
                    onClick={() => onPick(column, row)}
                  >
                    {oneLevel ? grade?.guideTxt || grade?.gradeNm : score}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
