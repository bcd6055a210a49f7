import { useMemo, useState } from 'react'
import { Checkbox, Grid, Segmented, Table, Tag } from 'antd'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import type { EditedMenu } from '../../menu/menu-editor.rule.ts'
import { nested, useAllMenus } from '../../menu/web/menu-queries.ts'
import { differing, noRights, type RightsByMenu } from '../linked-rights.rule.ts'
import { GroupSelect } from './GroupSelect.tsx'
import { WhatView, WhoView, WhyView, type ViewProps } from './ReportViews.tsx'
import { RightMarks } from './RuleLines.tsx'
import { useGroupRights, useGroups, type GroupOption } from './rights-queries.ts'
import '../../../core/web/list/list.css'
import './auth-group.css'
import { rightsTexts } from './auth-group.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** Widths in pixels: the column of names, and the column of each group. */
const usual = { name: 320, side: 220 }
const narrow = { name: 160, side: 130 }

const views = ['compare', 'who', 'what', 'why'] as const
type View = (typeof views)[number]
const viewTexts = { compare: 'tabCompare', who: 'tabWho', what: 'tabWhat', why: 'tabWhy' } as const

/**
 * 권한 비교 (manage/authGrp/authGrpCompare): two groups side by side, and the reports on who may do what by which
 * rule. The address holds all choices.
 */
export function AuthGrpComparePage() {
  const text = useTexts(rightsTexts)
  const language = useLanguage()
  const tab = useTab()
  const view = views.find((each) => each === tab.params.get('view')) ?? 'compare'
  const choose = (name: string, value: string | number | undefined) => {
    const next = new URLSearchParams(tab.search)
    if (value === undefined) next.delete(name)
    else next.set(name, String(value))
    tab.setSearch(next)
  }
  const chosen = { params: tab.params, choose }
  return (
    <div className="register-page">
      <PageHeader help={text('compareHelp')} />
      <div className="rights-views">
        <Segmented<View>
          aria-label={menuName(tab.menu, language)}
          value={view}
          options={views.map((value) => ({ value, label: text(viewTexts[value]) }))}
          onChange={(next) => choose('view', next)}
        />
      </div>
      {view === 'compare' && <CompareView {...chosen} />}
      {view === 'who' && <WhoView {...chosen} />}
      {view === 'what' && <WhatView {...chosen} />}
      {view === 'why' && <WhyView {...chosen} />}
    </div>
  )
}

function CompareView({ params, choose }: ViewProps) {
  const text = useTexts(rightsTexts)
  const { data: groups, error, isPending, refetch } = useGroups()
  // The page begins with two groups that can be compared, as a list begins with its rows.
  const sideOf = (name: 'left' | 'right', place: number) =>
    Number(params.get(name)) || groups?.[place]?.authGrpNo
  const [left, right] = [sideOf('left', 0), sideOf('right', 1)]
  const ready = left !== undefined && right !== undefined && left !== right
  return (
    <Gate data={groups} error={error} loading={isPending} onRetry={() => void refetch()}>
      {(all) => (
        <div className="rights-panel">
          <div className="rights-filters">
            <GroupSelect
              groups={all}
              value={left}
              label={text('left')}
              onChange={(value) => choose('left', value)}
            />
            <GroupSelect
              groups={all}
              value={right}
              label={text('right')}
              onChange={(value) => choose('right', value)}
            />
          </div>
          {ready ? (
            <Comparison groups={all} left={left} right={right} />
          ) : (
            <PageEmpty>{text('compareTwo')}</PageEmpty>
          )}
        </div>
      )}
    </Gate>
  )
}

interface Side {
  group: GroupOption | undefined
  rights: RightsByMenu
}
function Comparison({
  groups,
  left,
  right,
}: {
  groups: readonly GroupOption[]
  left: number
  right: number
}) {
  const menus = useAllMenus()
  const [one, other] = [useGroupRights(left), useGroupRights(right)]
  const sideOf = (authGrpNo: number, rows: typeof one.data): Side => ({
    group: groups.find((each) => each.authGrpNo === authGrpNo),
    rights: new Map(rows?.map((row) => [row.menuId, row])),
  })
  const all =
    menus.data && one.data && other.data
      ? { menus: menus.data, sides: [sideOf(left, one.data), sideOf(right, other.data)] as const }
      : undefined
  const retry = () => void Promise.all([menus.refetch(), one.refetch(), other.refetch()])
  return (
    <Gate data={all} error={menus.error ?? one.error ?? other.error} loading={!all} onRetry={retry}>
      {({ menus: rows, sides }) => <SideBySide menus={rows} sides={sides} />}
    </Gate>
  )
}

function SideBySide({
  menus,
  sides: [one, other],
}: {
  menus: readonly EditedMenu[]
  sides: readonly [Side, Side]
}) {
  const text = useTexts(rightsTexts)
  const language = useLanguage()
  const [onlyDifferent, setOnlyDifferent] = useState(true)
  const size = Grid.useBreakpoint().md === false ? narrow : usual
  const different = useMemo(() => new Set(differing(one.rights, other.rights)), [one, other])
  const isOf = ({ group }: Side, menu: EditedMenu) => group?.portalCd === menu.portalCd
  const rows = nested(menus, (menu) =>
    onlyDifferent ? different.has(menu.menuId) : isOf(one, menu) || isOf(other, menu),
  )
  const column = ({ group, rights }: Side, key: string) => ({
    title: group?.authGrpNm,
    key,
    width: size.side,
    render: (_value: unknown, { menuId }: EditedMenu) => (
      <RightMarks rights={rights.get(menuId) ?? noRights} />
    ),
  })
  return (
    <>
      <div className="rights-bar">
        <span role="status">{text('differences', { count: different.size })}</span>
        <Checkbox checked={onlyDifferent} onChange={({ target }) => setOnlyDifferent(target.checked)}>
          {text('onlyDifferent')}
        </Checkbox>
      </div>
      <Table
        key={String(onlyDifferent)}
        className="rights-table"
        rowKey="menuId"
        size="small"
        sticky
        dataSource={rows}
        pagination={false}
        scroll={{ x: size.name + 2 * size.side }}
        locale={{ emptyText: <PageEmpty>{text(onlyDifferent ? 'same' : 'nothing')}</PageEmpty> }}
        expandable={{ defaultExpandAllRows: onlyDifferent, indentSize: 18 }}
        rowClassName={({ menuId }) => (different.has(menuId) ? 'is-changed' : '')}
        columns={[
          {
            title: text('menu'),
            key: 'menuNm',
            width: size.name,
            render: (_value, row) => (
              <>
                {menuName(row, language)}{' '}
                {different.has(row.menuId) && <Tag className="state-tag is-hold">{text('different')}</Tag>}
              </>
            ),
          },
          column(one, 'one'),
          column(other, 'other'),
        ]}
      />
    </>
  )
}
