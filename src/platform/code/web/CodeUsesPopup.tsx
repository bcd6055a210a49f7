import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import type { CodeUse } from './code-calls.ts'
import { codeTexts } from './code.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

interface Props {
  code: string
  name: string
  uses: readonly CodeUse[]
  onClose: () => void
}
/** The places where a code is used: entity, field, number of records. */
export function CodeUsesPopup({ code, name, uses, onClose }: Props) {
  const text = useTexts(codeTexts)
  const title = text('usesOf', { code, name })
  return (
    <BasePopup open title={title} onClose={onClose}>
      <DataGrid<CodeUse>
        label={title}
        rows={uses}
        rowKey={(use) => `${use.title} ${use.label}`}
        height="auto"
        columns={[
          { name: 'title', text: text('where'), kind: 'text' },
          { name: 'label', text: text('field'), kind: 'text' },
          { name: 'count', text: text('count'), kind: 'number', summary: 'sum' },
        ]}
      />
    </BasePopup>
  )
}
