import { useQuery } from '@tanstack/react-query'
import { api, type Answer } from '../../../../core/web/api.ts'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { DataGrid } from '../../../../grid/DataGrid.tsx'
import { RevisionPanel } from '../../../../platform/revision/web/RevisionPanel.tsx'
import { eduHalf } from '../half/edu-half.resource.ts'
import type { Breach, HalfFacts } from '../half/half-facts.rule.ts'
import { halfPaperTexts } from '../half/half-paper.texts.ts'
import { legalTexts } from '../legal/legal.texts.ts'
import { statusNames } from '../status-names.texts.ts'
import { KpiFigures } from './KpiFigures.tsx'
import { StatusMark, useSpan } from './StatusMark.tsx'

function HalfFields({ form }: { form: RecordFormHandle<typeof eduHalf> }) {
  const text = useTexts(legalTexts)
  const { Field, detail } = form
  if (!detail) return null
  const row = detail.data
  return (
    <>
      <Block title={text('half.facts')}>
        <Field name="halfYear" />
        <Field name="halfCd" />
        <Field name="plantCd" />
        <Field name="baseYmd" />
        <div className="span-all">
          <Breaches eduHalfNo={row.eduHalfNo} />
        </div>
      </Block>
      {row.orderTxt && (
        <Block title={text('half.cause')}>
          <Field name="causeTxt" span="all" />
          <Field name="orderTxt" span="all" />
          <Field name="orderUserId" />
          <Field name="orderDt" />
          {row.doneTxt && <Field name="doneTxt" span="all" />}
          {row.doneUserId && <Field name="doneUserId" />}
          {row.doneDt && <Field name="doneDt" />}
        </Block>
      )}
    </>
  )
}
function Breaches({ eduHalfNo }: { eduHalfNo: number }) {
  const text = useTexts(halfPaperTexts)
  const legal = useTexts(legalTexts)
  const name = useTexts(statusNames)
  const span = useSpan()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [eduHalf.name, 'facts', eduHalfNo],
    queryFn: ({ signal }) =>
      api.get<Answer<HalfFacts>>(`${recordPath(eduHalf, eduHalfNo)}/facts`, undefined, { signal }),
    select: (answer) => answer.data,
  })
  return (
    <>
      <p className="edu-note">
        {text('people')} {data?.people ?? '–'} · {text('breaches')} {data?.breaches.length ?? '–'} ·{' '}
        {text('fines')} {text('won', { n: (data?.fines.sum ?? 0).toLocaleString('ko-KR') })}
      </p>
      {data?.kpis && <KpiFigures label={legal('kpis')} kpis={data.kpis} />}
      <DataGrid<Breach & { key: string }>
        label={text('list')}
        numbered
        height="auto"
        rows={(data?.breaches ?? []).map((row, index) => ({ ...row, key: String(index) }))}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        rowKey={({ key }) => key}
        columns={[
          {
            name: 'eduTypeCd',
            text: text('type'),
            kind: 'custom',
            width: 130,
            render: ({ eduTypeCd }) => name(`type.${eduTypeCd}`),
          },
          { name: 'deptNm', text: text('dept'), kind: 'text', width: 150 },
          { name: 'userNm', text: text('person'), kind: 'text', width: 130 },
          {
            name: 'lackMin',
            text: text('lack'),
            kind: 'custom',
            width: 110,
            render: ({ lackMin }) => span(lackMin),
          },
          { name: 'dueYmd', text: text('due'), kind: 'date', width: 120 },
          {
            name: 'state',
            text: text('remark'),
            kind: 'custom',
            width: 200,
            render: ({ state, late }) => (late ? name('remark.lateStart') : <StatusMark state={state} />),
          },
        ]}
        empty={text('list')}
        layoutKey="eduHalfBreaches"
      />
    </>
  )
}

/** One half-yearly check: what was counted, its cause and measures, and its frozen papers. */
export function EduHalfDetailPage() {
  const text = useTexts(legalTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={eduHalf}
      list={`${tab.menu.routePath}?view=halves`}
      nameOf={(row) => row.halfNm ?? text('halves')}
      form={(form) => <HalfFields form={form} />}
    >
      {({ data }) => <RevisionPanel resource={eduHalf} recordKey={data.eduHalfNo} />}
    </RecordPage>
  )
}
