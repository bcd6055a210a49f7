import { FileExcelOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { refCode } from '../../../../core/shared/field.ts'
import { yes } from '../../../../core/shared/session.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { FieldInput } from '../../../../core/web/form/FieldInput.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { StateReason } from '../../../../core/web/record/StateReason.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { vendorListAddress } from '../../web/addresses.web.ts'
import { isVendor } from '../../web/own-vendor.ts'
import type { AccidentTotals, YearCount } from '../accident-total.rule.ts'
import { vendorAccStat } from '../vendor-acc-stat.resource.ts'
import '../../web/vendor.css'
import { accidentTotalTexts } from './accident-total-page.texts.ts'

const yearsShown = 5
const path = '/api/vendor/accstattotal'

/** The company is read whole; when it answered stands on its page. */
const behind = ['submitDt'] as const

/** 통합 산업재해 현황 (vendor/report/accStat), and the own figures of a company. */
export function AccidentTotalPage() {
  const say = useTexts(accidentTotalTexts)
  const company = isVendor()
  return (
    <RegisterPage
      resource={vendorAccStat}
      help={say(company ? 'vendorHelp' : 'help')}
      readOnly
      removable={false}
      widths={{
        vendorNm: 170,
        accStatCd: 150,
        workerQty: 96,
        injuredCnt: 76,
        deadCnt: 90,
        illDeadCnt: 90,
        submitDt: 130,
        confirmDt: 130,
      }}
      hidden={behind}
      empty={say(company ? 'vendorEmpty' : 'empty')}
    >
      {!company && <Totals />}
    </RegisterPage>
  )
}

function Totals() {
  const say = useTexts(accidentTotalTexts)
  const own = useOwnScope()
  const tab = useTab()
  const client = useQueryClient()
  const notice = useNotice()
  const print = usePdf()
  const lastYear = Number(useToday().slice(0, 4)) - 1
  const accYear = tab.params.get('totalYear') ?? String(lastYear)
  const plantCd = tab.params.get('totalPlant') ?? own.plantCd ?? ''
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [vendorAccStat.name, 'total', accYear, plantCd],
    queryFn: ({ signal }) => api.get<Answer<AccidentTotals>>(path, { accYear, plantCd }, { signal }),
    select: (answer) => answer.data,
    enabled: plantCd !== '',
  })
  const choose = (name: string, value: string) => {
    const params = new URLSearchParams(tab.params)
    params.set(name, value)
    tab.setSearch(params.toString())
  }
  const ask = async () => {
    const answer = await api.post<{ data: { made: number; counted: number; answered: number } }>(
      '/api/vendor/accstatask',
      { accYear, plantCd },
    )
    notice.info(say('asked', answer.data))
    await client.invalidateQueries({ queryKey: [vendorAccStat.name] })
  }
  return (
    <div className="vendor-part">
      <div className="vendor-toolbar">
        <Select
          aria-label={say('year')}
          value={accYear}
          options={Array.from({ length: yearsShown }, (_, index) => ({
            value: String(lastYear - index),
            label: String(lastYear - index),
          }))}
          onChange={(value) => choose('totalYear', value)}
        />
        <div className="vendor-plant-input">
          <FieldInput
            field={refCode(say('plant'), 'plant', { required: true })}
            value={plantCd || null}
            shown={own.plantCd === plantCd ? own.plantNm : null}
            onChange={(value) => choose('totalPlant', typeof value === 'string' ? value : '')}
          />
        </div>
        {tab.canWrite && plantCd !== '' && (
          <BusyButton type="primary" action={ask}>
            {say('ask')}
          </BusyButton>
        )}
        {data && yes(tab.menu.excelYn) && (
          <Button
            icon={<FileExcelOutlined aria-hidden />}
            onClick={() => void api.download(`${path}/excel`, { accYear, plantCd })}
          >
            {say('excel')}
          </Button>
        )}
        {data && (
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={print.busy}
            onClick={() => void print.open(`${path}/print?accYear=${accYear}&plantCd=${plantCd}`)}
          >
            {say('print')}
          </Button>
        )}
      </div>
      {plantCd !== '' && (
        <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
          {(totals) => <TotalCards totals={totals} />}
        </Gate>
      )}
    </div>
  )
}

type Rated = YearCount & { injuryRate: number | null; deathRate: number | null }
function TotalCards({ totals }: { totals: AccidentTotals }) {
  const say = useTexts(accidentTotalTexts)
  const cards: [string, Rated | null][] = [
    [say('own'), totals.own],
    [say('contractors'), totals.contractors],
    [say('all'), totals.all],
  ]
  return (
    <>
      <ul className="vendor-cards">
        {cards.map(([name, counted]) => (
          <li key={name}>
            <b>{name}</b>
            {counted ? (
              <>
                <span>
                  {say('card', {
                    workers: counted.workers,
                    injured: counted.injured,
                    deaths: counted.deaths,
                  })}
                </span>
                <span>
                  {say('rates', { rate: counted.injuryRate ?? '–', death: counted.deathRate ?? '–' })}
                </span>
              </>
            ) : (
              <span>–</span>
            )}
          </li>
        ))}
      </ul>
      <p className="vendor-note">
        {totals.published === null ? say('unknown') : say(totals.published ? 'published' : 'notPublished')}{' '}
        {totals.open > 0 && say('open', { count: totals.open })}{' '}
        {say('days', { ask: totals.askYmd, give: totals.giveYmd })}
      </p>
    </>
  )
}

function AccidentTotalFields({ form }: { form: RecordFormHandle<typeof vendorAccStat> }) {
  const say = useTexts(accidentTotalTexts)
  const { Field, detail } = form
  const row = detail?.data
  return (
    <>
      <Block title={say('figures')}>
        <Field name="accYear" readOnly />
        <Field name="plantCd" readOnly />
        <Field name="vendorCd" readOnly />
        <Field name="workerQty" />
        <Field name="injuredCnt" />
        <Field name="deadCnt" />
        <Field name="illDeadCnt" />
        <Field name="dueYmd" />
      </Block>
      {row && (row.state !== 'asked' || row.decideCont) && (
        <Block title={say('answer')}>
          <Field name="submitUserId" />
          <Field name="submitDt" />
          {row.objectCont && <Field name="ownWorkerQty" />}
          {row.objectCont && <Field name="ownInjuredCnt" />}
          {row.objectCont && <Field name="ownDeadCnt" />}
          {row.objectCont && <Field name="objectCont" />}
          {row.decideUserId && <Field name="decideUserId" />}
          {row.decideCont && <Field name="decideCont" />}
          {row.confirmDt && <Field name="confirmDt" />}
        </Block>
      )}
    </>
  )
}

/** The figures of one company: as they were counted, its answer, and the decision. */
export function AccidentTotalDetailPage() {
  const say = useTexts(accidentTotalTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={vendorAccStat}
      ownActs={isVendor()}
      list={vendorListAddress(tab.menu.routePath, 'accident')}
      nameOf={({ vendorNm, accYear }) => `${vendorNm ?? ''} ${accYear}`}
      tags={({ data }) => (
        <>
          <span>{data.plantNm}</span>
          {data.state === 'asked' && <span>{say('due', { day: data.dueYmd ?? '' })}</span>}
        </>
      )}
      before={({ data }) => <StateReason resource={vendorAccStat} row={data} />}
      form={(form) => <AccidentTotalFields form={form} />}
    >
      {({ data }) => (
        <Block title={say('evidence')}>
          <div className="span-all">
            <Attachments
              resource={vendorAccStat}
              name="document"
              taskKey={data.vendorAccStatNo}
              editable={data.state === 'asked' && tab.canWrite && isVendor()}
            />
          </div>
        </Block>
      )}
    </RecordPage>
  )
}
