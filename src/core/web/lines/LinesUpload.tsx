import { useMemo, useState } from 'react'
import { FileExcelOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { linesSheet, sheetLines } from '../../shared/lines-sheet.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { recordPath, type RecordKey } from '../data/query-keys.ts'
import { usePageText } from '../text/page-text.ts'
import { ExcelUploadPopup } from '../list/ExcelUploadPopup.tsx'

interface LinesUploadProps {
  resource: AnyResource
  /** Name of the lines in the definition. */
  name: string
  record: RecordKey
}
/** Lines from a workbook, with the preview that every upload has; they are saved with what is stored. */
export function LinesUpload({ resource, name, record }: LinesUploadProps) {
  const text = usePageText()
  const [open, setOpen] = useState(false)
  const sheet = useMemo(() => {
    const lines = sheetLines(resource).find(([each]) => each === name)?.[1]
    return lines && linesSheet(resource, name, lines, recordPath(resource, record))
  }, [resource, name, record])
  if (!sheet) return null
  return (
    <>
      <Button size="small" icon={<FileExcelOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {text('lines.excel')}
      </Button>
      {open && <ExcelUploadPopup resource={sheet} open onClose={() => setOpen(false)} />}
    </>
  )
}
