import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Input, Select } from 'antd'
import { date } from '../../../../core/shared/field.ts'
import { api } from '../../../../core/web/api.ts'
import { DateInput } from '../../../../core/web/form/DateInputs.tsx'
import { DataGrid } from '../../../../core/web/grid/DataGrid.tsx'
import { SearchCell } from '../../../../core/web/list/SearchPanel.tsx'
import { useCodes } from '../../../../core/web/popup/lookups.ts'
import { PageHeader } from '../../../../core/web/record/PageHeader.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../../core/web/text/text.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { ConfirmTag } from '../../../../platform/parameter/web/ConfirmTag.tsx'
import type { ListCount, RegItemOnDay } from '../regulation-answers.rule.ts'
import '../../ghs/web/ghs.css'

interface Answer {
  baseYmd: string
  items: RegItemOnDay[]
  lists: ListCount[]
}

/** 규제목록 (chm/regulation/regulationList): every list as it is on a day. */
export const RegulationListPage = () => <Regulations own={false} />
/** 규제 검색 (chm/regulation/regulationSearch): what our products stand on. */
export const RegulationSearchPage = () => <Regulations own />

function Regulations({ own: startOwn }: { own: boolean }) {
  const tab = useTab()
  const today = useToday()
  const codes = useCodes('CHM_REG_CD').data ?? []
  const operators = useCodes('CHM_REG_OP').data ?? []
  const [day, setDay] = useState(today)
  const [regCd, setRegCd] = useState<string>()
  const [words, setWords] = useState(tab.params.get('q') ?? '')
  const [own, setOwn] = useState(startOwn)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['regulations', day, regCd, words, own],
    queryFn: () => api.get<{ data: Answer }>('/api/chm/regulationsonday', { baseYmd: day, regCd, q: words.trim(), own: own ? 'Y' : '' }),
    placeholderData: (before) => before,
  })
  const nameOf = (code: string) => codes.find((each) => each.code === code)?.codeNm ?? code
  const counts = data?.data.lists ?? []
  const limit = ({ contentMinPct, contentOpCd }: RegItemOnDay) =>
    contentMinPct === null ? '함량 무관' : `${contentMinPct}% ${operators.find(({ code }) => code === contentOpCd)?.codeNm ?? ''}`
  return (
    <div className="register-page chemical-page">
      <PageHeader
        title={menuName(tab.menu, useLanguage())}
        help="기준일에 시행 중인 항목입니다. 지난 날을 고르면 그 날의 규제를 봅니다. '확인 필요'는 현행 고시와 대조하지 않은 값입니다."
      />
      <search className="search-panel" aria-label="조회조건">
        <div className="search-grid">
          <SearchCell id="regulation-day" label="기준일">
            <DateInput
              id="regulation-day"
              field={date('기준일', { required: true })}
              value={day}
              onChange={(value) => setDay(String(value ?? today))}
            />
          </SearchCell>
          <SearchCell id="regulation-list" label="규제목록">
            <Select
              id="regulation-list"
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              value={regCd ?? null}
              onChange={(value: string | null) => setRegCd(value ?? undefined)}
              options={codes.map(({ code, codeNm }) => {
                const found = counts.find((each) => each.regCd === code)
                return { value: code, label: `${codeNm} ${found?.count ?? 0}건(우리 ${found?.ownCnt ?? 0})` }
              })}
              style={{ width: '100%' }}
            />
          </SearchCell>
          <SearchCell id="regulation-words" label="물질명·CAS·근거">
            <Input id="regulation-words" allowClear value={words} onChange={({ target }) => setWords(target.value)} />
          </SearchCell>
          <Checkbox checked={own} onChange={({ target }) => setOwn(target.checked)}>
            우리 사업장 해당만
          </Checkbox>
        </div>
      </search>
      <DataGrid<RegItemOnDay>
        label="규제 항목"
        rows={data?.data.items ?? []}
        rowKey={({ regItemNo }) => String(regItemNo)}
        numbered
        loading={isFetching}
        {...(error && { error })}
        onRetry={() => void refetch()}
        layoutKey="chmRegulation"
        columns={[
          { name: 'regCd', text: '규제목록', kind: 'text', width: 150, render: (row) => nameOf(row.regCd) },
          { name: 'regSubjNm', text: '규제물질명', kind: 'text', width: 190 },
          {
            name: 'casNo',
            text: 'CAS번호',
            kind: 'text',
            width: 130,
            render: ({ casNo, casGroup }) => casNo ?? `군 ${casGroup?.length ?? 0}종`,
          },
          { name: 'contentMinPct', text: '함량기준', kind: 'text', width: 110, render: limit },
          {
            name: 'thr1Qty',
            text: '기준량',
            kind: 'text',
            width: 150,
            render: ({ thr1Qty, thr2Qty, thrUnitTxt }) =>
              thr1Qty === null
                ? ''
                : `${thr1Qty.toLocaleString('ko-KR')}${thr2Qty === null ? '' : ` / ${thr2Qty.toLocaleString('ko-KR')}`} ${thrUnitTxt ?? ''}`,
          },
          { name: 'lawArticle', text: '법적근거', kind: 'text', width: 250 },
          { name: 'noticeTxt', text: '고시번호·단서', kind: 'text', width: 190 },
          { name: 'effectYmd', text: '시행일', kind: 'date' },
          { name: 'verNo', text: '버전', kind: 'text', width: 60 },
          { name: 'prodCnt', text: '우리 제품', kind: 'number', width: 90 },
          {
            name: 'confirmNeededYn',
            text: '확인',
            kind: 'custom',
            width: 120,
            render: ({ confirmNeededYn }) => confirmNeededYn === 'Y' && <ConfirmTag />,
          },
        ]}
      />
    </div>
  )
}
