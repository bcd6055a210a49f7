import { addressOf } from '../../../../core/shared/record-page.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { educationRecords } from '../../record-pages.rule.ts'
import { myExamTexts } from './my-exam.texts.ts'
import { ExamList, Take } from './Sitting.tsx'

const takeParam = 'take'

/** 나의 시험 (education/exam/myExam): what there is to sit, the paper, and how it went. */
export function MyExamPage() {
  const text = useTexts(myExamTexts)
  const tab = useTab()
  const takeNo = tab.params.get(takeParam)
  const show = (no: number | null) => tab.setSearch(no === null ? '' : `${takeParam}=${no}`)
  if (takeNo !== null) return <Take takeNo={takeNo} onLeave={() => show(null)} />
  return (
    <>
      <PageHeader help={text('help')} />
      <ExamList
        onOpen={show}
        onLearn={(materialNo) => tab.open(addressOf(educationRecords.eduMaterial, materialNo))}
      />
    </>
  )
}
