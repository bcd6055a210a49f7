import { FileExcelOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { yes } from '../../../../core/shared/session.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import type { Tone as ChartTone } from '../../../../core/web/chart/ChartFrame.tsx'
import { Columns } from '../../../../core/web/chart/charts.tsx'
import { Plot } from '../../../../core/web/chart/Plot.tsx'
import { Dialog } from '../../../../core/web/components/Dialog.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { vendorRecords } from '../../record-pages.rule.ts'
import { FactsTable } from '../../web/FactsTable.tsx'
import { ToneTag, type Tone } from '../../web/ToneTag.tsx'
import { grades } from '../evaluation.rule.ts'
import { courseOf, type Course } from '../grade-course.rule.ts'
import { vendorEval } from '../vendor-eval.resource.ts'
import type { GradeAnswer, GradeRow } from '../vendor-grade.rule.ts'
import { GradeOfCompany } from './GradeOfCompany.tsx'
import '../../web/vendor.css'
import './eval.css'
import { gradePageTexts } from './grade-page.texts.ts'

const tones: Readonly<Record<string, Tone>> = { S: 'good', A: 'good', B: 'active', C: 'warning', D: 'danger' }
const lineTones: readonly ChartTone[] = ['accent', 'second', 'third', 'good', 'warning', 'danger', 'plain']
const columnTones = ['good', 'good', 'accent', 'warning', 'danger'] as const

/** 업체등급 (vendor/eval/vendorGrade): ranking and course by plant and field, and what a company's points stand on. */
export function VendorGradePage() {
  const say = useTexts(gradePageTexts)
  const tab = useTab()
  const [plantCd, fieldCd] = [tab.params.get('plantCd') ?? '', tab.params.get('fieldCd') ?? '']
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [vendorEval.name, 'grades', plantCd, fieldCd],
    queryFn: ({ signal }) =>
      api.get<Answer<GradeAnswer>>('/api/vendor/grades', { plantCd, fieldCd }, { signal }),
    select: (answer) => answer.data,
  })
  const choose = (name: 'plantCd' | 'fieldCd', value: string) => {
    const params = new URLSearchParams(tab.params)
    if (value) params.set(name, value)
    else params.delete(name)
    tab.setSearch(params.toString())
  }
  return (
    <div className="vendor-part">
      <PageHeader help={say('help')} />
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(answer) => (
          <>
            <div className="vendor-toolbar">
              <Select
                aria-label={say('plant')}
                value={plantCd}
                popupMatchSelectWidth={false}
                options={[
                  { value: '', label: say('allPlants') },
                  ...answer.plants.map(({ code, name }) => ({ value: code, label: name })),
                ]}
                onChange={(value) => choose('plantCd', value)}
              />
              <Select
                aria-label={say('field')}
                value={fieldCd}
                popupMatchSelectWidth={false}
                options={[
                  { value: '', label: say('allFields') },
                  ...answer.fields.map(({ code, name }) => ({ value: code, label: name })),
                ]}
                onChange={(value) => choose('fieldCd', value)}
              />
              {yes(tab.menu.excelYn) && answer.rows.length > 0 && (
                <Button
                  icon={<FileExcelOutlined aria-hidden />}
                  onClick={() => void api.download('/api/vendor/graderanking/excel', { plantCd, fieldCd })}
                >
                  {say('excel')}
                </Button>
              )}
            </div>
            {answer.rows.length === 0 ? (
              <p className="vendor-note">{say('none')}</p>
            ) : (
              <Ranking answer={answer} />
            )}
          </>
        )}
      </Gate>
    </div>
  )
}

/** Lines of one picture that can still be told apart. */
const mostLines = 7
/** The mean score of each group by half-year. */
function CoursePicture({ title, course }: { title: string; course: Course }) {
  const say = useTexts(gradePageTexts)
  if (course.halves.length === 0) return null
  return (
    <Plot
      title={title}
      note={say('courseNote')}
      height={170}
      labels={course.halves.map((half) =>
        say(half.endsWith('1') ? 'course.1' : 'course.2', { year: half.slice(0, 4) }),
      )}
      layers={course.lines
        .slice(0, mostLines)
        .map((line, index) => ({ ...line, kind: 'line', tone: lineTones[index]! }))}
    />
  )
}

function Ranking({ answer }: { answer: GradeAnswer }) {
  const { rows, fields } = answer
  const say = useTexts(gradePageTexts)
  const tab = useTab()
  const [opened, setOpened] = useState<GradeRow>()
  const fieldName = (code: string) => fields.find((field) => field.code === code)?.name ?? code
  return (
    <>
      <div className="charts">
        <Columns
          title={say('chartGrades')}
          height={170}
          parts={grades.map(({ name }, index) => ({
            name,
            value: rows.filter(({ gradeNm }) => gradeNm === name).length,
            tone: columnTones[index]!,
          }))}
        />
        <CoursePicture
          title={say('coursePlants')}
          course={courseOf(rows, (index) => [rows[index]!.plantNm])}
        />
        <CoursePicture
          title={say('courseFields')}
          course={courseOf(rows, (index) => rows[index]!.fieldCds.map(fieldName))}
        />
      </div>
      <FactsTable
        label={say('list')}
        head={[
          say('rank'),
          say('vendor'),
          say('plant'),
          say('field'),
          say('grade'),
          say('score'),
          say('course'),
          'PSRM',
        ]}
        rows={rows.map((row) => ({
          key: `${row.plantCd} ${row.vendorCd}`,
          cells: [
            row.rank ?? '–',
            <button key="vendor" type="button" className="vendor-link" onClick={() => setOpened(row)}>
              {row.vendorNm}
            </button>,
            row.plantNm,
            row.fieldNms,
            row.gradeNm === null ? (
              say('never')
            ) : (
              <ToneTag key="grade" tone={tones[row.gradeNm] ?? 'plain'}>
                {row.gradeNm}
              </ToneTag>
            ),
            row.score ?? '–',
            <span key="course" className="eval-course">
              {row.course.map((step) => (
                <Button
                  key={step.vendorEvalNo}
                  size="small"
                  title={`${step.confirmYmd} ${step.score}`}
                  onClick={() => tab.open(addressOf(vendorRecords.vendorEval, step.vendorEvalNo))}
                >
                  {step.period} {step.gradeNm}
                </Button>
              ))}
            </span>,
            row.psrmScore === null ? '–' : `${row.psrmGradeNm} ${row.psrmScore}`,
          ],
        }))}
      />
      {opened && (
        <Dialog open footer={null} width={860} title={opened.vendorNm} onCancel={() => setOpened(undefined)}>
          <div className="charts">
            <CoursePicture title={say('course')} course={courseOf([opened], () => [opened.vendorNm])} />
          </div>
          <GradeOfCompany
            vendorCd={opened.vendorCd}
            plantCd={opened.plantCd}
            onOpen={() => setOpened(undefined)}
          />
        </Dialog>
      )}
    </>
  )
}
