import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Segmented, Select, Tag } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { Columns } from '../../../../core/web/chart/charts.tsx'
import { ScrollRegion } from '../../../../core/web/components/ScrollRegion.tsx'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { eduExamTake } from '../edu-exam.resource.ts'
import type { ExamAnalysis } from '../exam-answers.rule.ts'
import type { ItemFigures, ItemVerdict } from '../item-analysis.rule.ts'
import { examTexts } from './exam.texts.ts'
import './exam.css'

const views = ['takes', 'analysis'] as const
const card = { title: 'examNm', facts: ['userNm', 'score', 'startDt', 'tryCnt'] } as const
const behind = ['langCd', 'leaveCnt', 'spentSec'] as const
const tones: Record<ItemVerdict, string> = {
  unknown: 'default',
  backwards: 'error',
  failed: 'error',
  weak: 'warning',
  good: 'success',
}

/** 시험결과 (education/exam/eduExamResult): who sat what, and what the answers say about the questions. */
export function EduExamResultPage() {
  const text = useTexts(examTexts)
  const [view, setView] = useTabView(views)
  const [query, setQuery] = useTabQuery(eduExamTake)
  const choice = (
    <Segmented
      aria-label={text('view')}
      value={view}
      options={views.map((value) => ({ value, label: text(value) }))}
      onChange={setView}
    />
  )
  if (view === 'analysis')
    return (
      <>
        <PageHeader help={text('help.result')} />
        {choice}
        <Analysis />
      </>
    )
  return (
    <RegisterPage resource={eduExamTake} help={text('help.result')} card={card} readOnly hidden={behind}>
      {choice}
      <StateTiles resource={eduExamTake} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function Analysis() {
  const text = useTexts(examTexts)
  const [examNo, setExamNo] = useState<number>()
  const exams = useQuery({
    queryKey: [eduExamTake.name, 'exams'],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: { examNo: number; examNm: string }[] }>(
          '/api/saf/education/examsat',
          undefined,
          { signal },
        )
      ).data,
  })
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [eduExamTake.name, 'analysis', examNo],
    enabled: examNo !== undefined,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: ExamAnalysis }>('/api/saf/education/examanalysis', { examNo }, { signal })).data,
  })
  return (
    <div className="exam-analysis">
      <Select
        aria-label={text('exam')}
        placeholder={text('choose')}
        value={examNo}
        options={(exams.data ?? []).map((row) => ({ value: row.examNo, label: row.examNm }))}
        onChange={setExamNo}
      />
      {examNo !== undefined && (
        <Gate data={data} error={error} loading={isFetching && !data} onRetry={() => void refetch()}>
          {(found) => (found.takes === 0 ? <p>{text('noTakes')}</p> : <Figures found={found} />)}
        </Gate>
      )}
    </div>
  )
}

const bandOf = 10
function Figures({ found }: { found: ExamAnalysis }) {
  const text = useTexts(examTexts)
  const items = useCodes('EDU_LEGAL_ITEM_CD').data ?? []
  const languages = useCodes('LANG').data ?? []
  const nameIn = (codes: readonly { code: string; codeNm: string }[], key: string) =>
    codes.find(({ code }) => code === key)?.codeNm ?? key
  const bands = Array.from({ length: 10 }, (_, index) => ({
    name: `${index * bandOf}~`,
    value: found.scores.filter((score) => Math.min(9, Math.floor(score / bandOf)) === index).length,
  }))
  return (
    <>
      <p>
        {text('people')} {found.takes} · {text('average')} {found.averageScore}
      </p>
      <Columns title={text('scores')} parts={bands} counted={text('people')} />
      <ItemTable
        title={text('question')}
        rows={found.questions.map((row) => ({ ...row, name: `${row.eduQuestionCd} ${row.questionTxt}` }))}
      />
      <ItemTable
        title={text('item')}
        rows={found.legalItems.map((row) => ({ ...row, name: nameIn(items, row.key) }))}
      />
      <ItemTable
        title={text('language')}
        rows={found.languages.map((row) => ({ ...row, name: nameIn(languages, row.key) }))}
      />
    </>
  )
}

type ItemRow = ItemFigures & { key: string | number; name: string; verdict: ItemVerdict }
function ItemTable({ title, rows }: { title: string; rows: readonly ItemRow[] }) {
  const text = useTexts(examTexts)
  return (
    <ScrollRegion label={title} className="exam-scroll">
      <table className="exam-table">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{text('asked')}</th>
            <th scope="col">{text('right')}</th>
            <th scope="col">{text('discrimination')}</th>
            <th scope="col">{text('verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <td>{row.takes}</td>
              <td>{row.rightPct}%</td>
              <td>{row.discrimination ?? '-'}</td>
              <td>
                <Tag color={tones[row.verdict]}>{text(row.verdict)}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
