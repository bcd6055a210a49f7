import { Alert, Select, Table, Tabs } from 'antd'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Query } from '../../../../core/shared/resource.ts'
import { api } from '../../../../core/web/api.ts'
import { useNarrow } from '../../../../core/web/use-narrow.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { ResourceGrid } from '../../../../core/web/list/ResourceGrid.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { ConfirmTag } from '../../../../platform/parameter/web/ConfirmTag.tsx'
import type { MixResult } from '../compatibility.rule.ts'
import { chmIncomp } from '../incompatibility.resource.ts'
import { checkCounts, partnersOf, type MixCell, type MixPartner } from '../mix-table.rule.ts'
import { mixTableTexts } from './mix-table.texts.ts'
import { MixTag } from './StoreStatusPanel.tsx'

const none: MixCell[] = []
/** `3:35` is an item of a class, `1!14` a class without an item. */
const classSelector = /^(\d)(?:([:!])(\w+))?$/

/**
 * The names behind the selectors of a row: groups, classes of the fire law with their items; CAS numbers
 * stay.
 */
function useSelectorName(): (selector: string) => string {
  const text = useTexts(mixTableTexts)
  const { data: groups } = useCodes('CHM_SEG')
  const { data: items } = useCodes('CHM_HAZ_ITEM')
  return (selector) => {
    const [, classCd, sign, item] = classSelector.exec(selector) ?? []
    if (!classCd) return groups?.find(({ code }) => code === selector)?.codeNm ?? selector
    const itemNm = items?.find(({ code }) => code === item)?.codeNm ?? item ?? ''
    if (sign === '!') return text('classWithout', { classCd, item: itemNm })
    return text(sign ? 'classItem' : 'class', { classCd, item: itemNm })
  }
}

/**
 * 혼재 기준표: what one group may stand beside, why, and against which published table each cell was held; all
 * rows of the table on a second leaf.
 */
export function MixTable() {
  const text = useTexts(mixTableTexts)
  const nameOf = useSelectorName()
  const [query, setQuery] = useState<Query<typeof chmIncomp>>({ limit: 20 })
  return (
    <Tabs
      items={[
        { key: 'group', label: text('byGroup'), children: <GroupTable nameOf={nameOf} /> },
        {
          key: 'all',
          label: text('allRows'),
          children: (
            <ResourceGrid
              resource={chmIncomp}
              query={query}
              onQuery={setQuery}
              cells={{
                aTxt: ({ aTxt }) => nameOf(aTxt),
                bTxt: ({ bTxt }) => nameOf(bTxt),
                reasonTxt: ({ reasonTxt }) => reasonTxt,
                checkTxt: ({ checkTxt }) => checkTxt,
              }}
              widths={{ aTxt: 150, bTxt: 150, reasonTxt: 340, checkTxt: 320 }}
            />
          ),
        },
      ]}
    />
  )
}

function GroupTable({ nameOf }: { nameOf: (selector: string) => string }) {
  const text = useTexts(mixTableTexts)
  const { data: groups } = useCodes('CHM_SEG')
  const { data: checks } = useCodes('CHM_INCOMP_CHECK')
  const [chosen, setChosen] = useState<string>()
  const { data: cells = none, isPending } = useQuery({
    queryKey: ['chmIncomp', 'matrix'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: MixCell[] }>('/api/chm/incompmatrix', undefined, { signal })).data,
  })
  const isNarrow = useNarrow()
  const group = chosen ?? groups?.[0]?.code
  const rows = group ? partnersOf(cells, group, groups?.map(({ code }) => code) ?? []) : []
  const reasonOf = ({ reasonTxt, firmYn }: MixPartner) => (
    <>
      {reasonTxt} {firmYn === 'Y' && <strong>{text('firm')}</strong>}
    </>
  )
  const checkOf = ({ checkCd, checkTxt, confirmNeededYn }: MixPartner) => (
    <>
      {checks?.find(({ code }) => code === checkCd)?.codeNm ?? text('own')}{' '}
      {confirmNeededYn === 'Y' && <ConfirmTag />}
      {checkTxt && <div className="mix-table-check">{checkTxt}</div>}
    </>
  )
  return (
    <>
      <Select
        className="mix-table-group"
        aria-label={text('group')}
        showSearch={{ optionFilterProp: 'label' }}
        value={group ?? null}
        options={(groups ?? []).map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
        onChange={setChosen}
      />
      {isNarrow ? (
        <ul className="mix-list" aria-label={text('byGroup')} aria-busy={isPending}>
          {rows.map((partner) => (
            <li key={partner.otherCd}>
              <strong>{nameOf(partner.otherCd)}</strong> <MixTag result={partner.resultCd as MixResult} />
              <p>{reasonOf(partner)}</p>
              <div>{checkOf(partner)}</div>
            </li>
          ))}
        </ul>
      ) : (
        <Table<MixPartner>
          rowKey="otherCd"
          size="small"
          loading={isPending}
          dataSource={rows}
          pagination={false}
          scroll={{ x: 900, y: 420 }}
          columns={[
            { title: text('other'), dataIndex: 'otherCd', width: 150, render: nameOf },
            {
              title: text('verdict'),
              dataIndex: 'resultCd',
              width: 90,
              render: (result: MixResult) => <MixTag result={result} />,
            },
            { title: text('reason'), render: (_, partner) => reasonOf(partner) },
            { title: text('check'), render: (_, partner) => checkOf(partner) },
          ]}
        />
      )}
      {/* How the table was checked is read once; its verdicts are what one comes for. */}
      {cells.length > 0 && (
        <Alert type="info" title={text('checked', checkCounts(cells))} description={text('blank')} />
      )}
    </>
  )
}
