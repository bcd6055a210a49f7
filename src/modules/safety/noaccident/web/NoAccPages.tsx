import { Segmented } from 'antd'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { noAccGoal, noAccReset, noAccSite } from '../no-acc.resource.ts'
import { noAccTexts } from '../no-acc.texts.ts'
import { goalTypes } from '../no-accident.rule.ts'
import './no-acc.css'

const views = ['resets', 'goals'] as const
const resetCard = { title: 'noAccSiteNm', facts: ['occurYmd', 'dayCnt', 'newStartYmd'] } as const
const goalCard = { title: 'noAccSiteNm', facts: ['multiple', 'reachYmd', 'startYmd'] } as const

/** 무재해 이력 (mgt/noAccident/noAccHist): what ended records, and which goals were reached. */
export function NoAccHistPage() {
  const text = useTexts(noAccTexts)
  // A link to one goal is one to the register of goals.
  const isLinked = useTab().params.has('open')
  const [chosen, setView] = useTabView(views)
  const view = isLinked ? 'goals' : chosen
  const choice = (
    <Segmented
      aria-label={text('view')}
      value={view}
      options={views.map((value) => ({ value, label: text(value) }))}
      onChange={setView}
    />
  )
  const help = text('help.history')
  return view === 'goals' ? (
    <RegisterPage key={view} resource={noAccGoal} help={help} card={goalCard} readOnly>
      {choice}
    </RegisterPage>
  ) : (
    <RegisterPage key={view} resource={noAccReset} help={help} card={resetCard} readOnly>
      {choice}
    </RegisterPage>
  )
}

/** 사업장별 무재해 (mgt/noAccident/noAccSite) */
export function NoAccSitePage() {
  const text = useTexts(noAccTexts)
  const own = useOwnScope()
  return (
    <RegisterPage
      resource={noAccSite}
      help={text('help.site')}
      removable={false}
      first={{ ...ownPlant(own), contractorYn: 'Y', goalTypeCd: goalTypes.hours }}
      widths={{ noAccSiteNm: 200 }}
    />
  )
}

function ResetFields({ form }: { form: RecordFormHandle<typeof noAccReset> }) {
  const text = useTexts(noAccTexts)
  const { Field, detail } = form
  if (!detail) return null
  const row = detail.data
  return (
    <>
      <Block title={text('reset')}>
        <Field name="safEventNo" span={2} />
        <Field name="noAccSiteNo" />
        <Field name="occurYmd" />
      </Block>
      <Block title={text('record')}>
        <Field name="startYmd" />
        <Field name="dayCnt" />
        <Field name="hourCnt" />
        <Field name="newStartYmd" />
      </Block>
      <Block title={text('judgement')}>
        <Field name="judgeCd" />
        {row.judgeTxt && <Field name="judgeTxt" span="all" />}
        {row.judgeUserId && <Field name="judgeUserId" />}
        {row.judgeDt && <Field name="judgeDt" />}
        {row.headUserId && <Field name="headUserId" />}
        {row.headDt && <Field name="headDt" />}
      </Block>
      <Block title={text('papers')}>
        <div className="span-all">
          <Attachments
            resource={noAccReset}
            name="document"
            taskKey={row.noAccResetNo}
            editable={row.state === 'proposed'}
          />
        </div>
      </Block>
    </>
  )
}

/** One end of a record, with the signatures that it wants. */
export function NoAccResetDetailPage() {
  const text = useTexts(noAccTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={noAccReset}
      list={tab.menu.routePath}
      nameOf={(row) => row.noAccResetCd ?? text('reset')}
      form={(form) => <ResetFields form={form} />}
    />
  )
}
