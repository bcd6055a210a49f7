import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Form, Segmented } from 'antd'
import { addMonths } from '../../../../core/shared/dates.ts'
import { firstDay, lastDay } from '../../../../core/shared/periods.ts'
import { api, ApiError } from '../../../../core/web/api.ts'
import { FormDialog } from '../../../../core/web/components/FormDialog.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { FieldInput } from '../../../../core/web/form/FieldInput.tsx'
import { PeriodInput } from '../../../../core/web/form/PeriodInput.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { DataGrid } from '../../../../grid/DataGrid.tsx'
import { OwnInspections } from '../../patrol/web/OwnInspections.tsx'
import { safPatrolFinding } from '../../patrol/patrol-finding.resource.ts'
import { checkTypes } from '../check-codes.rule.ts'
import { safCheckPlan } from '../check-plan.resource.ts'
import { safCheckResult } from '../check-result.resource.ts'
import type { CompanySelfCheckFigures, SelfCheckPlansMade } from '../self-check.rule.ts'
import './check.css'
import { SelfCheckTag } from './SelfCheckTag.tsx'
import { selfCheckTexts } from './self-check.texts.ts'

const monthsBack = 12
const card = { title: 'checkPlanNm', facts: ['dueYmd', 'score', 'hostScore'] } as const
const foreign = [
  'checkTypeCd',
  'facilityNo',
  'areaCd',
  'speEntryNo',
  'presenceDt',
  'fastYn',
  'sameYn',
] as const
const widths = { checkPlanNo: 240 } as const

const ownViews = ['own', 'joint', 'told'] as const
/** 상주업체 자체점검 of a company (/vendor/portal/selfCheck): its own checks, and the joint inspections it signs. */
export function SelfCheckPage() {
  const text = useTexts(selfCheckTexts)
  const [view, setView] = useTabView(ownViews)
  const choice = (
    <Segmented
      className="check-views"
      aria-label={text('view')}
      value={view}
      options={ownViews.map((value) => ({ value, label: text(value) }))}
      onChange={setView}
    />
  )
  if (view === 'own') return <OwnChecks>{choice}</OwnChecks>
  if (view === 'told') return <ToldFindings>{choice}</ToldFindings>
  return <OwnInspections>{choice}</OwnInspections>
}

/** What patrols found at its work and told it, with good practice; of other companies nothing. */
function ToldFindings({ children }: { children: React.ReactNode }) {
  const text = useTexts(selfCheckTexts)
  return (
    <RegisterPage
      resource={safPatrolFinding}
      help={text('help.told')}
      card={{ title: 'findCont', facts: ['findCd', 'treatNm', 'areaNm', 'findDt'] }}
      readOnly
      hidden={['vendorCd', 'deptCd']}
      widths={{ findCont: 260, imprNo: 140, warnNo: 130 }}
    >
      {children}
    </RegisterPage>
  )
}

/** The months of the last year and the one that goes on, in the company's own words. */
function OwnChecks({ children }: { children: React.ReactNode }) {
  const text = useTexts(selfCheckTexts)
  const today = useToday()
  const dueYmd = {
    from: addMonths(firstDay(today.slice(0, 7)), -monthsBack),
    to: lastDay(addMonths(today, 1).slice(0, 7)),
  }
  return (
    <RegisterPage
      resource={safCheckResult}
      help={text('help.own')}
      card={card}
      readOnly
      defaults={{ checkTypeCd: [checkTypes.company], dueYmd, sort: 'dueYmd', direction: 'desc' }}
      hidden={[...foreign, 'vendorCd', 'deptCd', 'hostDt']}
      widths={widths}
      cells={{
        state: (row) => <SelfCheckTag {...row} />,
      }}
    >
      {children}
    </RegisterPage>
  )
}
/** 상주업체 자체점검 of the host (vendor/check/subconSelfCheck): each company's figures, and the checks themselves. */
export function SubconSelfCheckPage() {
  const text = useTexts(selfCheckTexts)
  const [view, setView] = useTabView(['figures', 'list'])
  const choice = (
    <Segmented
      className="check-views"
      aria-label={text('view')}
      value={view}
      options={(['figures', 'list'] as const).map((value) => ({ value, label: text(value) }))}
      onChange={setView}
    />
  )
  return view === 'list' ? <Checks>{choice}</Checks> : <Figures>{choice}</Figures>
}

function Checks({ children }: { children: React.ReactNode }) {
  const text = useTexts(selfCheckTexts)
  const today = useToday()
  const dueYmd = { from: addMonths(today, -3), to: lastDay(today.slice(0, 7)) }
  const defaults = { checkTypeCd: [checkTypes.company], dueYmd }
  const [query, setQuery] = useTabQuery(safCheckResult, defaults)
  return (
    <RegisterPage
      resource={safCheckResult}
      help={text('help.host')}
      card={{ title: 'vendorNm', facts: ['dueYmd', 'score', 'hostScore'] }}
      readOnly
      defaults={defaults}
      // When the sample was taken stands in the record: with it heads of one word break in Spanish.
      hidden={[...foreign, 'checkUserId', 'deptCd', 'hostDt']}
      widths={widths}
    >
      {children}
      <StateTiles resource={safCheckResult} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function Figures({ children }: { children: React.ReactNode }) {
  const text = useTexts(selfCheckTexts)
  const tab = useTab()
  const today = useToday()
  const from = tab.params.get('from') ?? addMonths(firstDay(today.slice(0, 7)), -5)
  const to = tab.params.get('to') ?? today
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [safCheckResult.name, 'self', from, to],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: CompanySelfCheckFigures[] }>(
          '/api/saf/selfcheckfigures',
          { from, to },
          { signal },
        )
      ).data,
  })
  const choose = (period: { from?: string | undefined; to?: string | undefined } | null) => {
    const params = new URLSearchParams(tab.params)
    for (const name of ['from', 'to'] as const) {
      const day = period?.[name]
      if (day) params.set(name, day)
      else params.delete(name)
    }
    tab.setSearch(params.toString())
  }
  const open = ({ vendorCd }: CompanySelfCheckFigures) => {
    const params = new URLSearchParams({
      view: 'list',
      vendorCd,
      checkTypeCd: checkTypes.company,
      'dueYmd.from': from,
      'dueYmd.to': to,
    })
    tab.open(`${tab.path}?${params.toString()}`)
  }
  const count = (name: keyof CompanySelfCheckFigures & Parameters<typeof text>[0], width = 76) => ({
    name,
    text: text(name),
    kind: 'number' as const,
    width,
  })
  return (
    <div className="check-page">
      <PageHeader help={text('help.host')} />
      <div className="check-toolbar">
        {children}
        <div className="check-period">
          <PeriodInput label={text('period')} value={{ from, to }} onChange={choose} />
        </div>
        {tab.canWrite && <MakePlans />}
      </div>
      <DataGrid<CompanySelfCheckFigures>
        label={text('figures')}
        numbered
        height="auto"
        rows={data ?? []}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        rowKey={({ plantCd, vendorCd }) => `${plantCd} ${vendorCd}`}
        empty={text('none')}
        layoutKey="selfCheckFigures"
        onOpen={open}
        columns={[
          { name: 'vendorNm', text: text('company'), kind: 'text', width: 170, card: 'title' },
          { name: 'plantNm', text: text('plant'), kind: 'text', align: 'center', width: 90 },
          { ...count('asked'), card: 'fact' },
          { ...count('inTime'), card: 'fact' },
          count('late'),
          { ...count('missing'), card: 'fact', render: ({ missing }) => <Count count={missing} /> },
          count('confirmed'),
          { ...count('score', 100), card: 'fact', render: ({ score }) => score?.toFixed(1) ?? '–' },
          {
            ...count('hostScore', 110),
            card: 'fact',
            render: ({ hostScore }) => hostScore?.toFixed(1) ?? '–',
          },
          count('samples'),
          count('jointHeld', 90),
          count('jointSigned', 100),
        ]}
      />
    </div>
  )
}
const Count = ({ count }: { count: number }) => (
  <span className={count > 0 ? 'check-wrong-count' : undefined}>{count}</span>
)

/** A monthly plan for each resident company that has none. */
function MakePlans() {
  const text = useTexts(selfCheckTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const own = useOwnScope()
  const today = useToday()
  const { fields } = useSpoken(safCheckPlan)
  const [form] = Form.useForm<Record<string, unknown>>()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    try {
      const { data } = await api.post<{ data: SelfCheckPlansMade }>(
        '/api/saf/selfcheckplans',
        form.getFieldsValue(true) as object,
      )
      notice.info(
        [
          text('made', { n: data.made }),
          ...(data.without.length > 0 ? [text('without', { names: data.without.join(', ') })] : []),
        ].join(' '),
      )
      setAsking(false)
      await client.invalidateQueries({ queryKey: [safCheckResult.name] })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text('makePlans')}</Button>
      <FormDialog
        open={asking}
        form={form}
        title={text('makePlans')}
        okText={text('ok')}
        cancelText={text('cancel')}
        confirmLoading={busy}
        onOk={() => void make()}
        onCancel={() => setAsking(false)}
      >
        <p>{text('makeHelp')}</p>
        <Form
          form={form}
          layout="vertical"
          name="self-check-plans"
          initialValues={{ plantCd: own.plantCd, startYmd: today }}
        >
          {(['plantCd', 'checkFormNo', 'startYmd'] as const).map((name) => (
            <Form.Item
              key={name}
              name={name}
              label={name === 'startYmd' ? text('first') : fields[name].label}
              required
            >
              <FieldInput field={fields[name]} />
            </Form.Item>
          ))}
        </Form>
      </FormDialog>
    </>
  )
}
