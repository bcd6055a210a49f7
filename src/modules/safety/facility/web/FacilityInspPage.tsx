import { Button, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import type { FacilityDueAnswer } from '../facility-due.rule.ts'
import { safFacilityInsp, safFacilityLaw, safFacilityStop } from '../saf-facility-insp.resource.ts'
import { safLawRule } from '../saf-law-rule.resource.ts'
import { FacilityDueCalendar } from './FacilityDueCalendar.tsx'
import { FacilityDueList } from './FacilityDueList.tsx'
import { InspectionFields, LawFields, StopFields } from './FacilityInspPages.tsx'
import './facility.css'
import { facilityTexts } from './facility.texts.ts'

const views = ['due', 'calendar', 'inspections', 'laws', 'stops', 'rules'] as const
type View = (typeof views)[number]
const card = { title: 'facilityNm', facts: ['lawInspNm', 'dueYmd', 'planYmd', 'orgNm'] } as const
const lawCard = { title: 'facilityNm', facts: ['lawInspNm', 'dueYmd', 'lastYmd'] } as const
const stopCard = { title: 'facilityNm', facts: ['stopReasonNm', 'stopDt', 'facilityStopCd'] } as const

/** 법정검사 (saf/facility/facilityInsp): what is due, the calendar, inspections, stops and the dated rules of law. */
export function FacilityInspPage() {
  const text = useTexts(facilityTexts)
  const today = useToday()
  // A link to one rule is one to the register of rules.
  const isLinked = useTab().params.has('open')
  const [chosen, setView] = useTabView(views)
  const view = isLinked ? 'rules' : chosen
  const choice = (
    <div className="facility-tools">
      <Segmented<View>
        className="facility-views"
        aria-label={text('view')}
        value={view}
        onChange={setView}
        options={views.map((value) => ({ value, label: text(value) }))}
      />
    </div>
  )
  const help = text('help.insp')
  if (view === 'inspections')
    return (
      <RegisterPage
        key={view}
        resource={safFacilityInsp}
        help={help}
        card={card}
        removable={false}
        first={{ planYmd: today }}
        form={(form) => <InspectionFields form={form} />}
      >
        {choice}
      </RegisterPage>
    )
  if (view === 'laws')
    return (
      <RegisterPage
        key={view}
        resource={safFacilityLaw}
        help={help}
        card={lawCard}
        removable={false}
        form={(form) => <LawFields form={form} />}
      >
        {choice}
      </RegisterPage>
    )
  if (view === 'stops')
    return (
      <RegisterPage
        key={view}
        resource={safFacilityStop}
        help={help}
        card={stopCard}
        removable={false}
        defaults={{ state: ['stopped'] }}
        first={{ stopReasonCd: 'hazard' }}
        form={(form) => <StopFields form={form} />}
      >
        {choice}
      </RegisterPage>
    )
  if (view === 'rules')
    return (
      <RegisterPage
        key={view}
        resource={safLawRule}
        help={help}
        widths={{ lawRuleNm: 220 }}
        first={{ windowDays: 30, applyDays: 30 }}
      >
        {choice}
      </RegisterPage>
    )
  return <Dues help={help} choice={choice} isCalendar={view === 'calendar'} />
}

function Dues({ help, choice, isCalendar }: { help: string; choice: ReactNode; isCalendar: boolean }) {
  const text = useTexts(facilityTexts)
  const tab = useTab()
  const notice = useNotice()
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [safFacilityLaw.name, 'due'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: FacilityDueAnswer }>('/api/saf/facilitydue', undefined, { signal })).data,
  })
  const derive = async () => {
    try {
      const { data: done } = await api.post<{ data: { made: number; moved: number } }>(
        '/api/saf/facilitydue/derive',
      )
      notice.toast(text('derived', done))
      await client.invalidateQueries({ queryKey: [safFacilityLaw.name] })
    } catch (failure) {
      notice.failure(failure)
    }
  }
  return (
    <div className="facility-page">
      <PageHeader
        help={help}
        extra={tab.canWrite && <Button onClick={() => void derive()}>{text('derive')}</Button>}
      />
      {choice}
      {isCalendar ? (
        <FacilityDueCalendar dues={data?.dues ?? []} />
      ) : (
        <FacilityDueList
          answer={data}
          loading={isFetching && !data}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}
