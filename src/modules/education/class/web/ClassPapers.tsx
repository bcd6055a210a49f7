import { PrinterOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { yes } from '../../../../core/shared/session.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { excelJobs } from '../../../../core/web/excel-jobs.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { eduClass, type EduClass } from '../edu-class.resource.ts'
import { classTexts } from './class-page.texts.ts'

const papers = ['sheet', 'journal', 'report'] as const
const pack = 'pack'

/** The papers of a class: attendance sheet, log, report, and all of it as a pack for an inspection. */
export function ClassPapers({ row }: { row: EduClass }) {
  const text = useTexts(classTexts)
  const tab = useTab()
  const notice = useNotice()
  const { open, busy } = usePdf()
  if (!yes(tab.menu.printYn)) return null
  const choose = async (key: string) => {
    if (key !== pack) return open(`${eduClass.path}/${row.eduClassNo}/print/${key}`)
    try {
      const { data } = await api.post<Answer<{ jobNo: number }>>(`${eduClass.path}/${row.eduClassNo}/pack`)
      excelJobs.watch(data.jobNo)
    } catch (error) {
      notice.failure(error)
    }
    return undefined
  }
  return (
    <Dropdown
      menu={{
        items: [...papers, pack].map((key) => ({ key, label: text(key as 'sheet') })),
        onClick: ({ key }) => void choose(key),
      }}
      trigger={['click']}
    >
      <Button icon={<PrinterOutlined aria-hidden />} loading={busy}>
        {text('papers')}
      </Button>
    </Dropdown>
  )
}
