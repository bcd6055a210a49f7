import { PrinterOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Form, Tag } from 'antd'
import { useState } from 'react'
import { defined } from '../../../../core/shared/defined.ts'
import { yes } from '../../../../core/shared/session.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useList } from '../../../../core/web/data/hooks.ts'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage, RegisterPopup } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { recordPageAddress } from '../../../../core/web/record-address.ts'
import { useSession } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { StandingNote } from '../../daily/web/StandingNote.tsx'
import { assessmentKinds, assessmentTypes, reportedPlanStates } from '../../risk-codes.rule.ts'
import { DueWhy } from '../../web/DueWhy.tsx'
import { Part } from '../../web/Part.tsx'
import { rsaPlan, type RsaPlan } from '../rsa-plan.resource.ts'
import { rsaTarget } from '../rsa-target.resource.ts'
import { JointPairs } from './JointTargets.tsx'
import { PlanOccasions } from './OccasionPages.tsx'
import { TargetFields } from './TargetFields.tsx'
import { TargetTable } from './TargetTable.tsx'
import { planTexts } from './plan-page.texts.ts'

const card = {
  title: 'rsaPlanNm',
  facts: ['rsaPlanCd', 'rsaKindNm', 'rsaTypeNm', 'startYmd', 'endYmd', 'dueYmd', 'doneCnt', 'targetCnt'],
} as const

/** 평가계획 (rsa/plan/planList). */
export function PlanPage() {
  const text = useTexts(planTexts)
  const own = useOwnScope()
  const today = useToday()
  const { user } = useSession()
  const [query, setQuery] = useTabQuery(rsaPlan)
  const first = {
    ...ownPlant(own),
    rsaKindCd: assessmentKinds.regular,
    rsaTypeCd: assessmentTypes.kras,
    startYmd: today,
    ...defined({ headUserId: user?.userId, headUserNm: user?.userNm }),
  }
  return (
    <RegisterPage
      resource={rsaPlan}
      files={['document']}
      help={text('help.plan')}
      card={card}
      widths={{ rsaPlanNm: 240 }}
      hidden={['startYmd', 'headUserNm', 'riskGradeCd']}
      first={first}
      form={(form) => <PlanFields form={form} />}
    >
      <StateTiles resource={rsaPlan} query={query} onQuery={setQuery} />
      <JointPairs />
    </RegisterPage>
  )
}

function PlanFields({ form }: { form: RecordFormHandle<typeof rsaPlan> }) {
  const text = useTexts(planTexts)
  const { Field, detail, antd } = form
  const kind = Form.useWatch('rsaKindCd', antd) as string | undefined
  const running = detail?.data.state === 'running'
  return (
    <>
      <Block title={text('basic')}>
        <Field name="rsaPlanNm" span={2} readOnly={running} />
        <Field name="plantCd" readOnly={Boolean(detail)} />
        <Field name="deptCd" readOnly={running} />
        <Field name="rsaKindCd" readOnly={running} />
        <Field name="rsaTypeCd" readOnly={running} />
        {kind === assessmentKinds.occasional && <Field name="triggerCd" readOnly={running} />}
        {kind === assessmentKinds.first && <Field name="originYmd" readOnly={running} />}
        <Field name="headUserId" readOnly={running} />
        <Field name="startYmd" readOnly={running} />
        <Field name="endYmd" readOnly={running} />
        {detail && <Field name="dueYmd" />}
        <Field name="scopeTxt" span="all" readOnly={running} />
      </Block>
      <Block title={text('prep')}>
        <Field name="prepCds" span="all" readOnly={running} />
        <Field name="prepTxt" span="all" readOnly={running} />
      </Block>
      {detail && reportedPlanStates.includes(detail.data.state) && (
        <Block title={text('result')}>
          <Field name="resultTxt" span="all" />
          <Field name="worstScore" />
          <Field name="riskGradeCd" />
        </Block>
      )}
    </>
  )
}

/** One plan with its targets, reasons and papers. */
export function PlanDetailPage() {
  const text = useTexts(planTexts)
  const tab = useTab()
  const today = useToday()
  return (
    <RecordPage
      resource={rsaPlan}
      list={tab.menu.routePath}
      nameOf={(row) => row.rsaPlanNm}
      tags={({ data }) => (
        <span>
          {data.rsaPlanCd} · {data.plantNm} · {data.rsaKindNm}{' '}
          {data.dueYmd && <DueWhy resource={rsaPlan} recordNo={data.rsaPlanNo} updateDt={data.updateDt} />}
          {data.dueYmd && data.dueYmd < today && data.state !== 'done' && (
            <Tag color="red">{text('overdue')}</Tag>
          )}
          {data.dueYmd && data.rsaKindCd !== assessmentKinds.first && data.state !== 'done' && (
            <StandingNote deptCd={data.deptCd} />
          )}
        </span>
      )}
      form={(form) => <PlanFields form={form} />}
      extra={({ data }) => <PlanActs row={data} />}
    >
      {({ data, editable }) => (
        <>
          <PlanTargets row={data} />
          {data.rsaKindCd === assessmentKinds.occasional && <PlanOccasions row={data} />}
          {reportedPlanStates.includes(data.state) && <Quality row={data} />}
          <Part title={text('documents')}>
            <Attachments
              resource={rsaPlan}
              name="document"
              taskKey={data.rsaPlanNo}
              editable={editable.length === 0}
            />
          </Part>
        </>
      )}
    </RecordPage>
  )
}

function PlanActs({ row }: { row: RsaPlan }) {
  const text = useTexts(planTexts)
  const tab = useTab()
  const client = useQueryClient()
  const { open, busy } = usePdf()
  const copy = async () => {
    const { data } = await api.post<{ data: { rsaPlanNo: number } }>(`${rsaPlan.path}/${row.rsaPlanNo}/copy`)
    await client.invalidateQueries({ queryKey: [rsaPlan.name] })
    tab.open(recordPageAddress(rsaPlan.name, data.rsaPlanNo)!)
  }
  return (
    <>
      {row.state === 'done' && tab.canWrite && <BusyButton action={copy}>{text('copy')}</BusyButton>}
      {yes(tab.menu.printYn) && reportedPlanStates.includes(row.state) && (
        <Button
          icon={<PrinterOutlined aria-hidden />}
          loading={busy}
          onClick={() => void open(`${rsaPlan.path}/${row.rsaPlanNo}/print`)}
        >
          {text('print')}
        </Button>
      )}
    </>
  )
}

const addable = new Set(['draft', 'rejected', 'confirmed', 'running'])
const mostShown = 300
function PlanTargets({ row }: { row: RsaPlan }) {
  const text = useTexts(planTexts)
  const tab = useTab()
  const [adding, setAdding] = useState(false)
  const first = {
    rsaPlanNo: row.rsaPlanNo,
    rsaPlanNm: row.rsaPlanNm,
    plantCd: row.plantCd,
    plantNm: row.plantNm,
    deptCd: row.deptCd,
    deptNm: row.deptNm,
    rsaTypeCd: row.rsaTypeCd,
  }
  const { rows } = useList(rsaTarget, { rsaPlanNo: String(row.rsaPlanNo), limit: mostShown })
  return (
    <Part
      title={text('targets')}
      extra={
        tab.canWrite &&
        addable.has(row.state) && <Button onClick={() => setAdding(true)}>{text('addTarget')}</Button>
      }
    >
      <TargetTable rsaPlanNo={row.rsaPlanNo} rows={rows} />
      {adding && (
        <RegisterPopup
          resource={rsaTarget}
          files={['photo', 'document']}
          first={first}
          form={(form) => <TargetFields form={form} />}
          onSaved={() => setAdding(false)}
          onClose={() => setAdding(false)}
        />
      )}
    </Part>
  )
}

interface Quality {
  rsaTargetNo: number
  rsaTargetNm: string
  copiedPct: number
  copiedYn: 'Y' | 'N'
  sameScoreYn: 'Y' | 'N'
  fastYn: 'Y' | 'N'
  mildOnlyCnt: number
}
/** What makes an assessment look copied; it warns and blocks nothing. */
function Quality({ row }: { row: RsaPlan }) {
  const text = useTexts(planTexts)
  const { data } = useQuery({
    queryKey: [rsaPlan.name, 'quality', row.rsaPlanNo, row.updateDt],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Quality[] }>(`${rsaPlan.path}/${row.rsaPlanNo}/quality`, undefined, { signal }))
        .data,
  })
  const seen = (data ?? []).flatMap((each) => {
    const words = [
      ...(yes(each.copiedYn) ? [text('copied', { p: each.copiedPct })] : []),
      ...(yes(each.sameScoreYn) ? [text('sameScore')] : []),
      ...(yes(each.fastYn) ? [text('tooFast')] : []),
      ...(each.mildOnlyCnt > 0 ? [text('mildOnly', { n: each.mildOnlyCnt })] : []),
    ]
    return words.length > 0 ? [{ ...each, words }] : []
  })
  return (
    <Part title={text('quality')}>
      {seen.length === 0 ? (
        <p>{text('qualityFine')}</p>
      ) : (
        <ul>
          {seen.map(({ rsaTargetNo, rsaTargetNm, words }) => (
            <li key={rsaTargetNo}>
              {rsaTargetNm}: {words.join(', ')}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
