import { api } from '../../../core/web/api.ts'
import { excelJobs } from '../../../core/web/excel-jobs.ts'
import { useState, type ReactNode } from 'react'
import { CheckOutlined, EditOutlined, FileZipOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button, Form, Input, Radio, Tabs } from 'antd'
import { user as userField, date as dateField } from '../../../core/shared/field.ts'
import type { Query } from '../../../core/shared/resource.ts'
import { FormDialog } from '../../../core/web/components/FormDialog.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { FieldInput } from '../../../core/web/form/FieldInput.tsx'
import { ResourceGrid } from '../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../core/web/list/SearchPanel.tsx'
import { StateTiles } from '../../../core/web/list/StateTiles.tsx'
import { Tile } from '../../../core/web/list/Tile.tsx'
import { useList } from '../../../core/web/data/hooks.ts'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { usePdf } from '../../../core/web/open-pdf.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useNarrow } from '../../../core/web/use-narrow.ts'
import { useToday } from '../../../core/web/use-today.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import { ImprovementCards } from './ImprovementCard.tsx'
import { DueTag, GradeTag, ImprovementMarks, ImprovementStateTag } from './ImprovementTags.tsx'
import { EffectCalendar } from './EffectCalendar.tsx'
import {
  actionPresets,
  lateQuery,
  vendorPresets,
  verifyPresets,
  type Preset,
  type PresetName,
} from './presets.web.ts'
import { useCall } from './queries.ts'
import { Thumbs } from './Thumbs.tsx'
import './improvement.css'
import { listTexts } from './list.texts.ts'
import { presetTexts } from './presets.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { improvementRecords, improvementForms } from '../record-pages.rule.ts'

type ImprovementQuery = Query<typeof improvement>
interface ListProps {
  query: ImprovementQuery
  onQuery: (query: ImprovementQuery) => void
  onCreate?: () => void
  empty: ReactNode
  bulk?: boolean
  layoutKey?: string
}

/** What the marks beside the title say already, and what the record has. */
const hidden = [
  'extCnt',
  'reopenCnt',
  'recurOfNm',
  'riskBef',
  'riskAft',
  'hazardTypeNm',
  'effectYmd',
  'reqDt',
  'plantNm',
] as const
/** Requests in one document. */
const mostPapers = 50
function ImprovementGrid({ query, onQuery, onCreate, empty, bulk = false, layoutKey }: ListProps) {
  const text = useTexts(listTexts)
  const tab = useTab()
  const today = useToday()
  const [ticked, setTicked] = useState<string[]>([])
  const [changing, setChanging] = useState(false)
  const notice = useNotice()
  const { call } = useCall()
  const paper = usePdf()
  const tickable = bulk && tab.canWrite
  const receive = async () => {
    const imprNos = ticked.map(Number)
    if (!(await notice.confirm(text('receive.ask', { count: imprNos.length })))) return
    if (
      await call(
        `${improvement.path}/bulkreceive`,
        { imprNos },
        text('receive.done', { count: imprNos.length }),
      )
    )
      setTicked([])
  }
  const makePack = async () => {
    const path = `${improvement.path}/pack`
    const { data } = await api.post<{ data: { jobNo: number } }>(path, { nos: ticked.map(Number) })
    excelJobs.watch(data.jobNo)
    notice.info(text('pack.asked'))
  }
  return (
    <>
      <ResourceGrid
        resource={improvement}
        query={query}
        onQuery={onQuery}
        onOpen={({ imprNo }) => tab.open(addressOf(improvementRecords.improvement, imprNo))}
        onCreate={onCreate}
        selected={tickable ? ticked : undefined}
        onSelect={tickable ? setTicked : undefined}
        layoutKey={layoutKey || undefined}
        toolbar={
          tickable && (
            <>
              <Button
                icon={<CheckOutlined aria-hidden />}
                disabled={ticked.length === 0}
                onClick={() => void receive()}
              >
                {text('receive')}
              </Button>
              <Button
                icon={<EditOutlined aria-hidden />}
                disabled={ticked.length === 0}
                onClick={() => setChanging(true)}
              >
                {text('bulk')}
              </Button>
              <Button
                icon={<PrinterOutlined aria-hidden />}
                disabled={ticked.length === 0 || ticked.length > mostPapers}
                loading={paper.busy}
                onClick={() => void paper.open(`${improvement.path}/requestprint`, { nos: ticked.join(',') })}
              >
                {text('papers')}
              </Button>
              <Button
                icon={<FileZipOutlined aria-hidden />}
                disabled={ticked.length === 0}
                onClick={() => void makePack().catch(notice.failure)}
              >
                {text('pack')}
              </Button>
            </>
          )
        }
        widths={{ gradeNm: 64, dueDt: 112, imprNm: 220 }}
        hidden={hidden}
        cells={{
          gradeCd: (row) => <GradeTag grade={row.gradeCd} />,
          state: (row) => <ImprovementStateTag state={row.state} />,
          dueDt: (row) => <DueTag dueDt={row.dueDt} state={row.state} today={today} short />,
          imprNm: (row) => (
            <>
              {row.imprNm} <ImprovementMarks row={row} />{' '}
              <Thumbs imprNo={row.imprNo} updateDt={row.updateDt} />
            </>
          ),
        }}
        empty={empty}
      />
      {changing && (
        <BulkPopup
          imprNos={ticked.map(Number)}
          onClose={(done) => {
            setChanging(false)
            if (done) setTicked([])
          }}
        />
      )}
    </>
  )
}

const bulkFields = { actUserId: userField('새 조치담당'), dueYmd: dateField('새 기한') } as const
/** One person or one due day for many, with one reason. */
function BulkPopup({ imprNos, onClose }: { imprNos: number[]; onClose: (done: boolean) => void }) {
  const text = useTexts(listTexts)
  const [form] = Form.useForm<Record<string, unknown>>()
  const { call, busy } = useCall()
  const save = async () => {
    const { actUserId, dueYmd, reason } = form.getFieldsValue(true)
    const body = { imprNos, reason, actUserId: actUserId || undefined, dueYmd: dueYmd || undefined }
    if (await call(`${improvement.path}/bulk`, body, text('bulk.done', { count: imprNos.length })))
      onClose(true)
  }
  return (
    <FormDialog
      open
      form={form}
      title={text('bulk.title', { count: imprNos.length })}
      okText={text('bulk.do')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={() => onClose(false)}
    >
      <Form form={form} layout="vertical" name="improvement-bulk">
        {Object.entries(bulkFields).map(([name, field]) => (
          <Form.Item key={name} name={name} label={text(`bulk.${name as keyof typeof bulkFields}`)}>
            <FieldInput field={field} free />
          </Form.Item>
        ))}
        <Form.Item name="reason" label={text('reason')} required extra={text('reason.more')}>
          <Input.TextArea rows={3} maxLength={1000} />
        </Form.Item>
      </Form>
    </FormDialog>
  )
}

/** 지연: only what runs and is past its due day, beside the other conditions; pressed again it shows all. */
function LateOnly({ query, onQuery }: Pick<ListProps, 'query' | 'onQuery'>) {
  const text = useTexts(listTexts)
  const late = lateQuery(useToday())
  const pressed = JSON.stringify([query.state, query.dueDt]) === JSON.stringify([late.state, late.dueDt])
  const { total, loading } = useList(improvement, { ...query, ...late, page: 1, limit: 20 })
  return (
    <Tile
      label={text('late')}
      count={loading ? undefined : total}
      tone="alarm"
      pressed={pressed}
      onChoose={() => {
        const { state: _state, dueDt: _dueDt, ...others } = query
        onQuery(pressed ? { ...others, page: 1 } : { ...query, ...late, page: 1 })
      }}
    />
  )
}

/** Requests from every source. */
export function ImprovementRequestPage() {
  const text = useTexts(listTexts)
  const tab = useTab()
  const [query, setQuery] = useTabQuery(improvement)
  return (
    <div className="impr">
      <PageHeader help={text('request.help')} />
      <SearchPanel resource={improvement} query={query} onSearch={setQuery} />
      <StateTiles resource={improvement} query={query} onQuery={setQuery}>
        <LateOnly query={query} onQuery={setQuery} />
      </StateTiles>
      <ImprovementGrid
        query={query}
        onQuery={setQuery}
        onCreate={() => tab.open(improvementForms.improvement.page)}
        bulk
        empty={text('request.empty')}
      />
    </div>
  )
}

interface TabbedListProps {
  presets: readonly Preset[]
  /** Content of a tab that is shown instead of the list. */
  views?: Partial<Record<PresetName, ReactNode>>
  help: string
  empty: string
}
/** A list with tabs, each with the number of its rows. */
function TabbedList({ presets, views = {}, help, empty }: TabbedListProps) {
  const tab = useTab()
  const text = useTexts(presetTexts)
  const asked = presets.find(({ key }) => key === tab.params.get('tab'))?.key
  // A choice made here holds until the address asks for another tab.
  const [picked, setPicked] = useState<{ key: PresetName; asked: PresetName | undefined }>()
  const chosen = picked?.asked === asked && picked ? picked.key : (asked ?? presets[0]!.key)
  const [page, setPage] = useState<ImprovementQuery>({})
  const narrow = useNarrow()
  const language = useLanguage()
  const preset = presets.find(({ key }) => key === chosen) ?? presets[0]!
  const choose = (key: PresetName) => {
    setPicked({ key, asked })
    setPage({})
  }
  return (
    <div className="impr">
      <PageHeader help={help} />
      {narrow ? (
        // The kit's tabs hide what does not fit behind a button that no tab list may hold.
        <Radio.Group
          optionType="button"
          aria-label={menuName(tab.menu, language)}
          value={chosen}
          onChange={({ target }) => choose(target.value as PresetName)}
          options={presets.map(({ key, query }) => ({
            value: key,
            label: <TabLabel label={text(key)} query={query} />,
          }))}
        />
      ) : (
        <Tabs
          activeKey={chosen}
          onChange={(key) => choose(key as PresetName)}
          items={presets.map(({ key, query }) => ({
            key,
            label: <TabLabel label={text(key)} query={query} />,
          }))}
        />
      )}
      {views[preset.key] !== undefined ? (
        views[preset.key]
      ) : narrow ? (
        <ImprovementCards query={preset.query} empty={empty} />
      ) : (
        <ImprovementGrid
          query={{ ...page, ...preset.query }}
          onQuery={setPage}
          empty={empty}
          layoutKey={`improvement-${preset.key}`}
        />
      )}
    </div>
  )
}
function TabLabel({ label, query }: { label: string; query: ImprovementQuery }) {
  const { total } = useList(improvement, { ...query, limit: 20 })
  return (
    <>
      {label} <span className="impr-count">{total.toLocaleString('ko-KR')}</span>
    </>
  )
}

/** Rows to be acted on, by urgency. */
export function ImprovementActionPage() {
  const text = useTexts(listTexts)
  const { user } = useSession()
  return (
    <TabbedList
      presets={actionPresets(user?.userId ?? '', useToday())}
      help={text('action.help')}
      empty={text('action.empty')}
    />
  )
}

/** Rows to be checked: on site, and for their effect. */
export function ImprovementVerifyPage() {
  const text = useTexts(listTexts)
  return (
    <TabbedList
      presets={verifyPresets(useToday())}
      views={{ calendar: <EffectCalendar /> }}
      help={text('verify.help')}
      empty={text('verify.empty')}
    />
  )
}

/** The vendor's own page: its work, and the outcome of it. */
export function VendorImprovementPage() {
  const text = useTexts(listTexts)
  const { user } = useSession()
  return (
    <TabbedList
      presets={vendorPresets(user?.vendorCd ?? '', useToday())}
      help={text('vendor.help')}
      empty={text('vendor.empty')}
    />
  )
}
