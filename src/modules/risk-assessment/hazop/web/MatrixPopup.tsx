import { useState } from 'react'
import { Segmented } from 'antd'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { gradeWith, levelsOf, scoreOf, type Axis, type Matrix } from '../../matrix/matrix.rule.ts'
import { lookOf } from './Grade.tsx'
import { hazopTexts } from './hazop.texts.ts'

export const rankings = ['bare', 'present', 'expected'] as const
export type RankingName = (typeof rankings)[number]
export interface Chosen {
  freq: number
  sev: number
}

/** The matrix of the study: a press on a cell is a frequency and a severity. */
export function MatrixPopup({
  matrix,
  words,
  first,
  of,
  onChoose,
  onClose,
}: {
  matrix: Matrix
  /** What is ranked. */
  words: string
  first: RankingName
  of: (name: RankingName) => Partial<Chosen>
  onChoose: (name: RankingName, chosen: Chosen) => unknown
  onClose: () => void
}) {
  const text = useTexts(hazopTexts)
  const [name, setName] = useState(first)
  const [given, setGiven] = useState<Partial<Record<RankingName, Chosen>>>({})
  const chosen = given[name] ?? of(name)
  const nameOf = (axis: Axis, level: number) =>
    matrix.levels.find(({ axisCd, levelVal }) => axisCd === axis && levelVal === level)?.levelNm ?? ''
  const freqs = levelsOf(matrix, 'freq').toReversed()
  return (
    <BasePopup
      open
      title={text('matrix')}
      confirmText={text('choose')}
      onClose={onClose}
      confirmDisabled={Object.keys(given).length === 0}
      onConfirm={async () => {
        for (const each of rankings) {
          const pair = given[each]
          if (pair) await onChoose(each, pair)
        }
      }}
    >
      <p>{words}</p>
      <Segmented<RankingName>
        value={name}
        onChange={setName}
        options={rankings.map((value) => ({ value, label: text(value) }))}
      />
      <table className="hazop-matrix">
        <thead>
          <tr>
            <th scope="col">
              {text('severity')} \ {text('frequency')}
            </th>
            {freqs.map((freq) => (
              <th key={freq} scope="col">
                {freq} {nameOf('freq', freq)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levelsOf(matrix, 'sev')
            .toReversed()
            .map((sev) => (
              <tr key={sev}>
                <th scope="row">
                  {sev} {nameOf('sev', sev)}
                </th>
                {freqs.map((freq) => {
                  const { gradeCd } = gradeWith(matrix, scoreOf(matrix, freq, sev) ?? 0)
                  return (
                    <td key={freq}>
                      <button
                        type="button"
                        style={lookOf(matrix, gradeCd)}
                        aria-pressed={chosen.freq === freq && chosen.sev === sev}
                        aria-label={text('chosen', { sev, freq, grade: gradeCd })}
                        onClick={() => setGiven({ ...given, [name]: { freq, sev } })}
                      >
                        {gradeCd}
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </BasePopup>
  )
}
