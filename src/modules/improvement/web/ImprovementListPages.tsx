import { useState, type ReactNode } from 'react'
import { CheckOutlined, EditOutlined } from '@ant-design/icons'
import { Button, Form, Input, Radio, Tabs } from 'antd'
import { user as userField, date as dateField } from '../../../core/shared/field.ts'
import type { Query } from '../../../core/shared/resource.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { FieldInput } from '../../../core/web/form/FieldInput.tsx'
import { ResourceGrid } from '../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../core/web/list/SearchPanel.tsx'
import { StateTiles } from '../../../core/web/list/StateTiles.tsx'
import { useList } from '../../../core/web/list/hooks.ts'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../core/web/record/PageHeader.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useNarrow } from '../../../core/web/use-narrow.ts'
import { useToday } from '../../../core/web/use-today.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import type { ImprovementState } from '../improvement/improvement-transitions.rule.ts'
import { improvementAddress, improvementFormPath } from './addresses.ts'
import { ImprovementCards } from './ImprovementCard.tsx'
import { DueTag, GradeTag, ImprovementMarks, ImprovementStateTag } from './ImprovementTags.tsx'
import { EffectCalendar } from './EffectCalendar.tsx'
import { useCall } from './queries.ts'
import { Thumbs } from './Thumbs.tsx'
import './improvement.css'

type ImprovementQuery = Query<typeof improvement>
interface ListProps {
  query: ImprovementQuery
  onQuery: (query: ImprovementQuery) => void
  onCreate?: () => void
  empty: ReactNode
  bulk?: boolean
  layoutKey?: string
}

function ImprovementGrid({ query, onQuery, onCreate, empty, bulk = false, layoutKey }: ListProps) {
  const tab = useTab()
  const today = useToday()
  const [ticked, setTicked] = useState<string[]>([])
  const [changing, setChanging] = useState(false)
  const notice = useNotice()
  const { call } = useCall()
  const tickable = bulk && tab.canWrite
  const receive = async () => {
    const imprNos = ticked.map(Number)
    if (!(await notice.confirm(`선택한 ${imprNos.length}건을 지금 등급대로 접수합니다. 기한은 출처의 기준으로 정해집니다.`))) return
    if (await call(`${improvement.path}/bulkreceive`, { imprNos }, `${imprNos.length}건을 접수하였습니다.`)) setTicked([])
  }
  return (
    <>
      <ResourceGrid
        resource={improvement}
        query={query}
        onQuery={onQuery}
        onOpen={({ imprNo }) => tab.open(improvementAddress(imprNo))}
        {...(onCreate && { onCreate })}
        {...(tickable && { selected: ticked, onSelect: setTicked })}
        {...(layoutKey && { layoutKey })}
        toolbar={
          tickable && (
            <>
              <Button icon={<CheckOutlined aria-hidden />} disabled={ticked.length === 0} onClick={() => void receive()}>
                일괄 접수
              </Button>
              <Button icon={<EditOutlined aria-hidden />} disabled={ticked.length === 0} onClick={() => setChanging(true)}>
                담당·기한 일괄 변경
              </Button>
            </>
          )
        }
        widths={{ dueDt: 150, imprNm: 300 }}
        cells={{
          gradeCd: (row) => <GradeTag grade={row.gradeCd} />,
          state: (row) => <ImprovementStateTag state={row.state} />,
          dueDt: (row) => <DueTag dueDt={row.dueDt} state={row.state} today={today} />,
          imprNm: (row) => (
            <>
              {row.imprNm} <ImprovementMarks row={row} /> <Thumbs imprNo={row.imprNo} updateDt={row.updateDt} />
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

const bulkFields = { actUserId: userField('새 조치담당'), dueYmd: dateField('새 기한') }
/** One person or one due day for many, with one reason. */
function BulkPopup({ imprNos, onClose }: { imprNos: number[]; onClose: (done: boolean) => void }) {
  const [form] = Form.useForm<Record<string, unknown>>()
  const { call, busy } = useCall()
  const save = async () => {
    const { actUserId, dueYmd, reason } = form.getFieldsValue(true)
    const body = { imprNos, reason, ...(actUserId ? { actUserId } : {}), ...(dueYmd ? { dueYmd } : {}) }
    if (await call(`${improvement.path}/bulk`, body, `${imprNos.length}건을 변경하였습니다.`)) onClose(true)
  }
  return (
    <Dialog
      open
      title={`담당·기한 일괄 변경 (${imprNos.length}건)`}
      okText="변경"
      cancelText="취소"
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={() => onClose(false)}
    >
      <Form form={form} layout="vertical" name="improvement-bulk">
        {Object.entries(bulkFields).map(([name, field]) => (
          <Form.Item key={name} name={name} label={field.label}>
            <FieldInput field={field} free />
          </Form.Item>
        ))}
        <Form.Item name="reason" label="사유" required extra="5자 이상. 건마다 이력에 남습니다.">
          <Input.TextArea rows={3} maxLength={1000} />
        </Form.Item>
      </Form>
    </Dialog>
  )
}

/** Everything that was asked for, from every source. */
export function ImprovementRequestPage() {
  const tab = useTab()
  const [query, setQuery] = useTabQuery(improvement)
  return (
    <div className="impr">
      <PageHeader
        title={menuName(tab.menu, useLanguage())}
        help="모든 출처의 개선요청이 모입니다. 상태별 건수를 누르면 그 건만 보입니다. 행을 두 번 누르면 열립니다."
      />
      <SearchPanel resource={improvement} query={query} onSearch={setQuery} />
      <StateTiles resource={improvement} query={query} onQuery={setQuery} />
      <ImprovementGrid
        query={query}
        onQuery={setQuery}
        onCreate={() => tab.open(improvementFormPath)}
        bulk
        empty="조건에 맞는 개선요청이 없습니다. 조건을 바꾸거나 새로 등록하세요."
      />
    </div>
  )
}

interface Preset {
  key: string
  label: string
  query: ImprovementQuery
  /** Instead of the list. */
  view?: ReactNode
}
/** A list with tabs, each with the number of its rows. */
function TabbedList({ presets, help, empty, bulk = false }: { presets: readonly Preset[]; help: string; empty: string; bulk?: boolean }) {
  const tab = useTab()
  const [chosen, setChosen] = useState(presets[0]!.key)
  const [page, setPage] = useState<ImprovementQuery>({})
  const narrow = useNarrow()
  const language = useLanguage()
  const preset = presets.find(({ key }) => key === chosen) ?? presets[0]!
  const choose = (key: string) => {
    setChosen(key)
    setPage({})
  }
  return (
    <div className="impr">
      <PageHeader title={menuName(tab.menu, language)} help={help} />
      {narrow ? (
        // The kit's tabs hide what does not fit behind a button that no tab list may hold.
        <Radio.Group
          optionType="button"
          aria-label={menuName(tab.menu, language)}
          value={chosen}
          onChange={({ target }) => choose(target.value as string)}
          options={presets.map(({ key, label, query }) => ({ value: key, label: <TabLabel label={label} query={query} /> }))}
        />
      ) : (
        <Tabs
          activeKey={chosen}
          onChange={choose}
          items={presets.map(({ key, label, query }) => ({ key, label: <TabLabel label={label} query={query} /> }))}
        />
      )}
      {preset.view ? (
        preset.view
      ) : narrow ? (
        <ImprovementCards query={preset.query} empty={empty} />
      ) : (
        <ImprovementGrid
          query={{ ...page, ...preset.query }}
          onQuery={setPage}
          empty={empty}
          bulk={bulk}
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

const running: ImprovementState[] = ['received', 'assigned', 'inProgress']
/** What has to be done, by how urgent it is. */
export function ImprovementActionPage() {
  const { user } = useSession()
  const today = useToday()
  const presets: Preset[] = [
    { key: 'mine', label: '내 담당', query: { state: ['assigned', 'inProgress'], actUserId: user?.userId ?? '' } },
    { key: 'accept', label: '수락대기', query: { state: ['assigned'] } },
    { key: 'doing', label: '조치중', query: { state: ['inProgress'] } },
    { key: 'near', label: '임박(7일)', query: { state: running, dueDt: { from: today, to: addDays(today, 7) } } },
    { key: 'late', label: '지연', query: { state: running, dueDt: { to: addDays(today, -1) } } },
    { key: 'again', label: '검증반려', query: { state: ['inProgress'], reopenCnt: { from: '1' } } },
  ]
  return (
    <TabbedList
      presets={presets}
      help="배정된 조치를 수락하고, 계획과 실적을 적고, 조치 후 사진을 올린 뒤 조치완료를 누릅니다."
      empty="지금 할 조치가 없습니다."
    />
  )
}

/** What has to be looked at: on the spot, and whether it still holds. */
export function ImprovementVerifyPage() {
  const today = useToday()
  const presets: Preset[] = [
    { key: 'verify', label: '검증대기', query: { state: ['done', 'verifying'] } },
    { key: 'effectDue', label: '효과확인 도래', query: { state: ['effectPending'], effectYmd: { to: today } } },
    { key: 'effect', label: '효과확인 예정', query: { state: ['effectPending'], effectYmd: { from: addDays(today, 1) } } },
    { key: 'calendar', label: '효과확인 달력', query: { state: ['effectPending'] }, view: <EffectCalendar /> },
    { key: 'closing', label: '종결결재', query: { state: ['closing'] } },
  ]
  return (
    <TabbedList
      presets={presets}
      help="조치한 사람과 다른 사람이 검증합니다. 효과확인일이 되면 같은 지적이 다시 나왔는지 봅니다."
      empty="검증할 개선이 없습니다."
    />
  )
}

/** The vendor's own: what it has to do, and what became of it. */
export function VendorImprovementPage() {
  const today = useToday()
  const presets: Preset[] = [
    { key: 'todo', label: '할 일', query: { state: ['assigned', 'inProgress'] } },
    { key: 'late', label: '지연', query: { state: ['assigned', 'inProgress'], dueDt: { to: addDays(today, -1) } } },
    { key: 'again', label: '검증반려', query: { state: ['inProgress'], reopenCnt: { from: '1' } } },
    { key: 'waiting', label: '검증중', query: { state: ['done', 'verifying', 'effectPending', 'closing'] } },
    { key: 'closed', label: '종결', query: { state: ['closed'] } },
  ]
  return (
    <TabbedList
      presets={presets}
      help="① 수락합니다. ② 조치 계획과 내용을 적고 저장합니다. ③ 조치 후 사진을 올리고 조치완료를 누릅니다. 발주 사업장이 검증합니다."
      empty="배정된 개선조치가 없습니다."
    />
  )
}
