import { Segmented } from 'antd'
import { addDays } from '../../../../core/shared/dates.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { targetKinds } from '../check-codes.rule.ts'
import { safCheckResult } from '../check-result.resource.ts'
import './check.css'
import { checkTexts } from './check.texts.ts'
import { CheckCalendar, CheckMisses, CheckRepeats } from './CheckOverviews.tsx'

const card = { title: 'checkPlanNm', facts: ['dueYmd', 'chargeUserNm', 'resultNm'] } as const
const views = ['list', 'calendar', 'misses', 'repeats'] as const
const undone = 'planned'
/** Rounds lie a year ahead: the list begins with those of now that are to be done. */
const [daysBack, daysAhead] = [30, 14] as const

/** 점검결과 (saf/check/checkResult) */
export const CheckResultPage = () => <Results />
/** 설비점검 결과 (saf/facility/facilityCheckResult): checks of process equipment, and those of stores beside them. */
export const FacilityCheckResultPage = () => <Results ofFacilities />

/** 반입검사 (saf/spe/speEntryCheck): the inspections of special equipment that comes in. */
export const SpeEntryCheckPage = () => <ResultList targetCd={targetKinds.entry} />

function Results({ ofFacilities = false }: { ofFacilities?: boolean }) {
  const text = useTexts(checkTexts)
  const [view, setView] = useTabView(views)
  const switcher = (
    <Segmented
      className="check-views"
      aria-label={text('view')}
      value={view}
      options={views.map((value) => ({ value, label: text(value) }))}
      onChange={setView}
    />
  )
  if (view === 'list')
    return <ResultList targetCd={ofFacilities ? targetKinds.facility : undefined}>{switcher}</ResultList>
  return (
    <div className="check-page">
      <PageHeader help={text('help.result')} />
      {switcher}
      {view === 'calendar' && <CheckCalendar ofFacilities={ofFacilities} />}
      {view === 'misses' && <CheckMisses ofFacilities={ofFacilities} />}
      {view === 'repeats' && <CheckRepeats ofFacilities={ofFacilities} />}
    </div>
  )
}

function ResultList({ targetCd, children }: { targetCd?: string | undefined; children?: React.ReactNode }) {
  const text = useTexts(checkTexts)
  const today = useToday()
  const dueYmd = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) }
  const state = [undone]
  const defaults = targetCd ? { dueYmd, state, targetCd: [targetCd] } : { dueYmd, state }
  const [query, setQuery] = useTabQuery(safCheckResult, defaults)
  return (
    <RegisterPage
      resource={safCheckResult}
      help={text('help.result')}
      card={card}
      readOnly
      defaults={defaults}
      hidden={['hostScore', 'hostDt']}
      widths={{ checkPlanNo: 220, facilityNo: 180 }}
    >
      {children}
      <StateTiles resource={safCheckResult} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}
