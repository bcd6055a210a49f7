import { useState } from 'react'
import { Button } from 'antd'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { Matrix } from '../../matrix/matrix.rule.ts'
import { hazardTexts } from './hazard.texts.ts'
import { MatrixPicker } from './MatrixPicker.tsx'

interface Props {
  matrix: Matrix
  row: Record<string, unknown>
  editable: boolean
  onPick: (values: Record<string, unknown>) => void
}
const number = (value: unknown): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value)

/** The matrix of a row in a popup: now, and once the measures are carried out. */
export function RowMatrix({ matrix, row, editable, onPick }: Props) {
  const say = useTexts(hazardTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {say('matrix')}
      </Button>
      {open && (
        <BasePopup open title={String(row['hazardTxt'] ?? '')} onClose={() => setOpen(false)} widthPx={880}>
          <div className="risk-matrices">
            <MatrixPicker
              matrix={matrix}
              title={say('now')}
              freq={number(row['freq'])}
              sev={number(row['sev'])}
              editable={editable}
              onPick={(freq, sev) => onPick({ freq, sev })}
            />
            <MatrixPicker
              matrix={matrix}
              title={say('after')}
              freq={number(row['expFreq'])}
              sev={number(row['expSev'])}
              editable={editable}
              onPick={(expFreq, expSev) => onPick({ expFreq, expSev })}
            />
          </div>
        </BasePopup>
      )}
    </>
  )
}
