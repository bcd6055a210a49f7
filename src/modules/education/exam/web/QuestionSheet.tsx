import { useState } from 'react'
import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { ExcelUploadPopup } from '../../../../core/web/list/ExcelUploadPopup.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { eduQuestion } from '../edu-question.resource.ts'
import { questionSheet } from '../sheet/question-sheet.rule.ts'
import { examTexts } from './exam.texts.ts'

/** The workbook of questions with answers: taken home, changed and brought back by who writes questions. */
export function QuestionSheet() {
  const text = useTexts(examTexts)
  const tab = useTab()
  const [open, setOpen] = useState(false)
  const sheet = questionSheet(useSpoken(eduQuestion))
  if (!tab.canWrite) return null
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {text('sheet')}
      </Button>
      <ExcelUploadPopup resource={sheet} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
