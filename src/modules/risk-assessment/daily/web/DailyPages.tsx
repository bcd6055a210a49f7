import { PrinterOutlined } from '@ant-design/icons'
import { Button, Segmented, Select } from 'antd'
import { useState } from 'react'
import { defined } from '../../../../core/shared/defined.ts'
import { languages, yes } from '../../../../core/shared/session.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { ownDept, ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { firstPrefix, RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { languageNames } from '../../../../core/web/text/language.texts.ts'
import { useLanguage } from '../../../../core/web/text/text.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { Part } from '../../web/Part.tsx'
import { dailyActs } from '../daily-codes.rule.ts'
import { rsaDaily } from '../rsa-daily.resource.ts'
import { dailyTexts } from './daily.texts.ts'
import { DepartmentLights, MonthBoard } from './MonthBoard.tsx'

const card = { title: 'actTxt', facts: ['actYmd', 'dailyActNm', 'deptNm', 'vendorNm', 'attendCnt'] } as const

const views = ['list', 'month'] as const

/** 상시평가 기록 (rsa/daily/sangsi): what was recorded, and in its other view the month of a department. */
export function DailyPage() {
  const text = useTexts(dailyTexts)
  const tab = useTab()
  const own = useOwnScope()
  const today = useToday()
  const [query, setQuery] = useTabQuery(rsaDaily)
  const [month, setMonth] = useState(today.slice(0, 7))
  const [view, setView] = useTabView(views)
  const deptCd = query.deptCd ?? own.deptCd ?? undefined
  const given = (name: string) => tab.params.get(`${firstPrefix}${name}`) ?? undefined
  const first = {
    ...ownPlant(own),
    ...ownDept(own),
    dailyActCd: given('dailyActCd') ?? dailyActs.toolbox,
    actYmd: given('actYmd') ?? today,
    attendCnt: 1,
  }
  const record = (ymd: string) => {
    const asked = new URLSearchParams(tab.search)
    asked.delete('view')
    asked.set('open', 'new')
    asked.set(`${firstPrefix}dailyActCd`, dailyActs.toolbox)
    asked.set(`${firstPrefix}actYmd`, ymd)
    tab.setSearch(asked.toString())
  }
  const choice = (
    <Segmented<typeof view>
      aria-label={text('view')}
      value={view}
      options={views.map((value) => ({ value, label: text(`view.${value}`) }))}
      onChange={setView}
    />
  )
  if (view === 'month')
    return (
      <div className="register-page">
        <PageHeader help={text('help')} />
        {choice}
        <DepartmentLights month={month} onChoose={(chosen) => setQuery({ ...query, deptCd: chosen })} />
        <MonthBoard
          month={month}
          onMonth={setMonth}
          {...{ deptCd }}
          {...defined({ onRecord: tab.canWrite ? record : undefined })}
        />
      </div>
    )
  return (
    <RegisterPage
      resource={rsaDaily}
      files={['photo']}
      help={text('help')}
      card={card}
      widths={{ actTxt: 320 }}
      first={first}
      form={(form) => <DailyFields form={form} />}
      toolbar={deptCd && yes(tab.menu.printYn) ? <CardPrint deptCd={deptCd} /> : undefined}
    >
      {choice}
    </RegisterPage>
  )
}

/** The card of the toolbox meeting, in the language of the crew. */
function CardPrint({ deptCd }: { deptCd: string }) {
  const text = useTexts(dailyTexts)
  const { open, busy } = usePdf()
  const [language, setLanguage] = useState(useLanguage())
  return (
    <>
      <Select
        value={language}
        aria-label={text('cardLanguage')}
        onChange={setLanguage}
        options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
      />
      <Button
        icon={<PrinterOutlined aria-hidden />}
        loading={busy}
        onClick={() => void open('/api/rsa/daily/card', { deptCd, lang: language })}
      >
        {text('card')}
      </Button>
    </>
  )
}

function DailyFields({ form }: { form: RecordFormHandle<typeof rsaDaily> }) {
  const text = useTexts(dailyTexts)
  const { Field, Lines, detail } = form
  return (
    <>
      <Block title={text('act')}>
        <Field name="dailyActCd" span={2} />
        <Field name="actYmd" />
        <Field name="plantCd" readOnly={Boolean(detail)} />
        <Field name="deptCd" />
        <Field name="vendorCd" />
        <Field name="placeTxt" />
        <Field name="attendCnt" />
        <Field name="actTxt" span="all" />
      </Block>
      <Block title={text('attends')}>
        <Lines
          name="attends"
          columns={{ dailyRoleCd: { width: 180 }, userId: { width: 200 }, vendorWorkerNo: { width: 200 } }}
        />
      </Block>
      <Block title={text('hazards')}>
        <Lines name="hazards" columns={{ rsaHazardNo: { width: 420 } }} />
      </Block>
    </>
  )
}

/** One activity with who took part, what it was about, and its pictures. */
export function DailyDetailPage() {
  const text = useTexts(dailyTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={rsaDaily}
      list={tab.menu.routePath}
      nameOf={(row) => `${row.actYmd} ${row.dailyActNm ?? ''}`}
      tags={({ data }) => data.deptNm}
      form={(form) => <DailyFields form={form} />}
    >
      {({ data, editable }) => (
        <Part title={text('photos')}>
          <Attachments
            resource={rsaDaily}
            name="photo"
            taskKey={data.rsaDailyNo}
            editable={editable.length === 0}
          />
        </Part>
      )}
    </RecordPage>
  )
}
