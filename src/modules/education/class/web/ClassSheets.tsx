import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { ExcelUploadPopup } from '../../../../core/web/list/ExcelUploadPopup.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { eduClass, type EduClass } from '../edu-class.resource.ts'
import { eduAttend, eduTarget } from '../edu-target.resource.ts'
import { attendSheet, targetSheet } from '../sheet/class-sheet.rule.ts'
import { classTexts } from './class-page.texts.ts'

/** People and attendance of a class by Excel, both ways, while they may still change. */
export function ClassSheets({ row }: { row: Pick<EduClass, 'eduClassNo' | 'state'> }) {
  const text = useTexts(classTexts)
  const tab = useTab()
  const client = useQueryClient()
  const [open, setOpen] = useState<'people' | 'stays'>()
  const target = useSpoken(eduTarget)
  const attend = useSpoken(eduAttend)
  if (!tab.canWrite) return null
  const lists = ['planned', 'open', 'running'].includes(row.state)
  const corrects = row.state === 'running' || row.state === 'attended'
  const close = () => {
    setOpen(undefined)
    void client.invalidateQueries({ queryKey: [eduClass.name] })
  }
  return (
    <>
      {lists && (
        <Button icon={<UploadOutlined aria-hidden />} onClick={() => setOpen('people')}>
          {text('peopleSheet')}
        </Button>
      )}
      {corrects && (
        <Button icon={<UploadOutlined aria-hidden />} onClick={() => setOpen('stays')}>
          {text('staysSheet')}
        </Button>
      )}
      <ExcelUploadPopup
        resource={
          open === 'stays' ? attendSheet(row.eduClassNo, target, attend) : targetSheet(row.eduClassNo, target)
        }
        open={open !== undefined}
        onClose={close}
      />
    </>
  )
}
