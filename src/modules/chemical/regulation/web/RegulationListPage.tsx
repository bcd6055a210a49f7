import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, Checkbox, Input, Segmented, Select, Slider } from 'antd'
import { date } from '../../../../core/shared/field.ts'
import { api } from '../../../../core/web/api.ts'
import { DateInput } from '../../../../core/web/form/DateInputs.tsx'
import { DataGrid } from '../../../../grid/DataGrid.tsx'
import { ResourceGrid } from '../../../../core/web/list/ResourceGrid.tsx'
import { SearchCell } from '../../../../core/web/list/SearchPanel.tsx'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { ConfirmTag } from '../../../../platform/parameter/web/ConfirmTag.tsx'
import { HeldLists } from './HeldLists.tsx'
import type { ItemsOfDay, RegItemOnDay } from '../regulation-answers.rule.ts'
import { chmRegMatch } from '../regulation.resource.ts'
import '../../ghs/web/ghs.css'
import '../../web/chemical.css'
import { said } from '../../../../core/web/text/text.ts'
import { unlistedSentences } from '../unlisted.texts.ts'
import { regulationTexts } from './regulation.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { chemicalRecords } from '../../record-pages.rule.ts'

const views = ['items', 'border'] as const

/** 규제목록 (chm/regulation/regulationList): every list as it is on a day. */
export const RegulationListPage = () => <Regulations own={false} />

/**
 * 규제 검색 (chm/regulation/regulationSearch): what our products stand on, and what lies at a limit and needs a
 * person's word.
 */
export function RegulationSearchPage() {
  const text = useTexts(regulationTexts)
  const [view, setView] = useTabView(views)
  const choice = (
    <Segmented
      aria-label={text('view')}
      value={view}
      options={[
        { value: 'items', label: text('view.items') },
        { value: 'border', label: text('view.border') },
      ]}
      onChange={setView}
    />
  )
  return view === 'border' ? <Borders choice={choice} /> : <Regulations own choice={choice} />
}

/** 경계함량: a component's range crosses the content from which a list counts. */
function Borders({ choice }: { choice: ReactNode }) {
  const tab = useTab()
  const text = useTexts(regulationTexts)
  const [query, setQuery] = useTabQuery(chmRegMatch, { openYn: 'Y' })
  return (
    <div className="register-page chemical-page">
      <PageHeader help={text('borderHelp')} />
      {choice}
      <ResourceGrid
        resource={chmRegMatch}
        query={query}
        onQuery={setQuery}
        onOpen={({ prodNo }) => tab.open(addressOf(chemicalRecords.chmProduct, prodNo))}
        widths={{ prodNo: 220 }}
        empty={text('noBorder')}
        layoutKey="chmRegBorder"
      />
    </div>
  )
}

function Regulations({ own: startOwn, choice }: { own: boolean; choice?: ReactNode }) {
  const tab = useTab()
  const text = useTexts(regulationTexts)
  const today = useToday()
  const codes = useCodes('CHM_REG_CD').data ?? []
  const operators = useCodes('CHM_REG_OP').data ?? []
  const [day, setDay] = useState(today)
  const [regCd, setRegCd] = useState<string>()
  const [words, setWords] = useState(tab.params.get('q') ?? '')
  const [own, setOwn] = useState(startOwn)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['regulations', day, regCd, words, own],
    queryFn: () =>
      api.get<{ data: ItemsOfDay }>('/api/chm/regulationsonday', {
        baseYmd: day,
        regCd,
        q: words.trim(),
        own: own ? 'Y' : '',
      }),
    placeholderData: (before) => before,
  })
  const nameOf = (code: string) => codes.find((each) => each.code === code)?.codeNm ?? code
  const counts = data?.data.lists ?? []
  const limit = ({ contentMinPct, contentOpCd }: RegItemOnDay) =>
    contentMinPct === null
      ? text('anyContent')
      : `${contentMinPct}% ${operators.find(({ code }) => code === contentOpCd)?.codeNm ?? ''}`
  return (
    <div className="register-page chemical-page">
      <PageHeader help={text('listHelp')} />
      <search className="search-panel" aria-label={text('search')}>
        <div className="search-grid">
          <SearchCell id="regulation-day" label={text('day')}>
            <DateInput
              id="regulation-day"
              field={date(text('day'), { required: true })}
              value={day}
              onChange={(value) => setDay(String(value ?? today))}
            />
          </SearchCell>
          <SearchCell id="regulation-list" label={text('list')}>
            <Select
              id="regulation-list"
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              value={regCd ?? null}
              onChange={(value: string | null) => setRegCd(value ?? undefined)}
              options={codes.map(({ code, codeNm }) => {
                const found = counts.find((each) => each.regCd === code)
                return {
                  value: code,
                  label: text('listCount', {
                    name: codeNm,
                    count: found?.count ?? 0,
                    own: found?.ownCnt ?? 0,
                  }),
                }
              })}
              style={{ width: '100%' }}
            />
          </SearchCell>
          <SearchCell id="regulation-words" label={text('words')}>
            <Input
              id="regulation-words"
              allowClear
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </SearchCell>
          <Checkbox checked={own} onChange={({ target }) => setOwn(target.checked)}>
            {text('ownOnly')}
          </Checkbox>
        </div>
      </search>
      {choice}
      <HeldLists held={data?.data.held ?? []} counts={counts} regCd={regCd} nameOf={nameOf} />
      <EditionSlider days={data?.data.editionYmds ?? []} today={today} day={day} onDay={setDay} />
      {data?.data.more && (
        <Alert
          type="info"
          showIcon
          title={text('moreItems', { count: data.data.items.length.toLocaleString('ko-KR') })}
        />
      )}
      <DataGrid<RegItemOnDay>
        height="fit"
        label={text('items')}
        rows={data?.data.items ?? []}
        rowKey={({ regItemNo }) => String(regItemNo)}
        numbered
        totalMore={data?.data.more === true}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        layoutKey="chmRegulation"
        empty={said(
          own
            ? unlistedSentences.noneOfOurs()
            : regCd
              ? unlistedSentences.noneHeld()
              : unlistedSentences.nothing(),
        )}
        columns={[
          { name: 'regCd', text: text('list'), kind: 'text', width: 150, render: (row) => nameOf(row.regCd) },
          { name: 'regSubjNm', text: text('subject'), kind: 'text', width: 190 },
          {
            name: 'casNo',
            text: text('cas'),
            kind: 'text',
            width: 104,
            render: ({ casNo, casGroup }) =>
              casNo ?? (casGroup ? text('group', { count: casGroup.length }) : text('noCas')),
          },
          { name: 'contentMinPct', text: text('content'), kind: 'text', width: 92, render: limit },
          {
            name: 'thr1Qty',
            text: text('threshold'),
            kind: 'text',
            width: 124,
            render: ({ thr1Qty, thr2Qty, thrUnitTxt }) =>
              thr1Qty === null
                ? ''
                : `${thr1Qty.toLocaleString('ko-KR')}${thr2Qty === null ? '' : ` / ${thr2Qty.toLocaleString('ko-KR')}`} ${thrUnitTxt ?? ''}`,
          },
          { name: 'lawArticle', text: text('law'), kind: 'text', width: 250 },
          { name: 'noticeTxt', text: text('notice'), kind: 'text', width: 190 },
          { name: 'effectYmd', text: text('effect'), kind: 'date', hidden: true },
          { name: 'verNo', text: text('version'), kind: 'text', width: 60, hidden: true },
          { name: 'prodCnt', text: text('ownProducts'), kind: 'number', width: 90 },
          {
            name: 'confirmNeededYn',
            text: text('check'),
            kind: 'custom',
            width: 96,
            render: ({ confirmNeededYn }) => confirmNeededYn === 'Y' && <ConfirmTag />,
          },
        ]}
      />
    </div>
  )
}

/**
 * 시행일: moves from one edition of the lists to the next; the list below is as it held on that day. (chm.md 6)
 */
function EditionSlider({
  days,
  today,
  day,
  onDay,
}: {
  days: readonly string[]
  today: string
  day: string
  onDay: (day: string) => void
}) {
  const text = useTexts(regulationTexts)
  const stops = [...new Set([...days, today])].toSorted()
  if (stops.length < 2) return null
  const at = stops.findLastIndex((stop) => stop <= day)
  // Many editions leave room for the words of three.
  const shown = new Set(stops.length > 3 ? [0, at, stops.length - 1] : stops.keys())
  return (
    <div className="edition-slider">
      <span>{text('edition')}</span>
      <Slider
        min={0}
        max={stops.length - 1}
        step={null}
        value={Math.max(0, at)}
        marks={Object.fromEntries(
          stops.map((stop, index) => [
            index,
            shown.has(index) ? (stop === today ? text('today') : stop) : ' ',
          ]),
        )}
        tooltip={{ formatter: (index) => stops[index ?? 0] }}
        ariaLabelForHandle={text('edition')}
        ariaValueTextFormatterForHandle={(index) => stops[index] ?? ''}
        onChange={(index) => onDay(stops[index] ?? today)}
      />
    </div>
  )
}
