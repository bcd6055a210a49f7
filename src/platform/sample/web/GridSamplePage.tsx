import { useState } from 'react'
import { Segmented } from 'antd'
import type { MenuNode } from '../../../core/shared/session.ts'
import { messages } from '../../../core/shared/messages.ts'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import type { CellChange, GridField } from '../../../grid/columns.ts'
import { ResourceGrid } from '../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../core/web/list/SearchPanel.tsx'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { useCodes } from '../../../core/web/data/lookups.ts'
import { useUserSearch } from '../../../core/web/popup/use-user-search.tsx'
import { flatMenus, useSession } from '../../../core/web/session-store.ts'
import { menuName, useLanguage, said } from '../../../core/web/text/text.ts'
import { codeItem } from '../../code/code.resource.ts'
import { SamplePage, SampleSection } from './SamplePage.tsx'
import { sampleTexts } from './sample.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import type { Say } from '../../../core/shared/four-texts.ts'

/**
 * 그리드 (sample/component/gridSample): a list with its search, every kind of column, a tree and the states of a
 * grid.
 */
export function GridSamplePage() {
  const say = useTexts(sampleTexts)
  const [query, setQuery] = useTabQuery(codeItem)
  return (
    <SamplePage help={say('gridHelp')}>
      <SampleSection title={say('list')}>
        <SearchPanel resource={codeItem} query={query} onSearch={setQuery} />
        <ResourceGrid
          resource={codeItem}
          query={query}
          onQuery={setQuery}
          height={320}
          layoutKey="gridSample"
        />
      </SampleSection>
      <EditGrid />
      <MenuTree />
      <GridStates />
    </SamplePage>
  )
}

/** A menu of the signed-in user, and one column of each kind to type into. */
interface Line {
  menuId: string
  menuNm: string
  taskGrpCd: string
  portalCd: string
  link: string
  accessYn: string
  writeYn: string
  memo: string | null
  channelCds: string[] | null
  boxCds: string[] | null
  ownerUserNm: string | null
  ownerUserId: string | null
  ymd: string | null
  planMonth: string | null
  planYear: string | null
  startTm: string | null
  startDt: string | null
  rate: number | null
  amt: number | null
  words: string[] | null
}
const mostRows = 12
const lineOf = (menu: MenuNode, menuNm: string): Line => ({
  menuId: menu.menuId,
  menuNm,
  taskGrpCd: menu.taskGrpCd,
  portalCd: menu.portalCd,
  link: menu.routePath,
  accessYn: menu.accessYn,
  writeYn: menu.writeYn,
  memo: null,
  channelCds: null,
  boxCds: null,
  ownerUserNm: null,
  ownerUserId: null,
  ymd: null,
  planMonth: null,
  planYear: null,
  startTm: null,
  startDt: null,
  rate: null,
  amt: null,
  words: null,
})

function EditGrid() {
  const say = useTexts(sampleTexts)
  const language = useLanguage()
  const { menus } = useSession()
  const { data: groups } = useCodes('TASK_GRP')
  const { data: portals } = useCodes('PORTAL')
  const { data: channels } = useCodes('NOTI_CH')
  const [typed, setTyped] = useState<Readonly<Record<string, Partial<Line>>>>({})
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [searchUser, userPopup] = useUserSearch()
  const lines = flatMenus(menus)
    .filter(({ children }) => children.length === 0)
    .slice(0, mostRows)
    .map((menu): Line => ({ ...lineOf(menu, menuName(menu, language)), ...typed[menu.menuId] }))
  const take = (changes: CellChange<Line>[]) => {
    setTyped((before) => {
      const next = { ...before }
      for (const { rowKey, name, value } of changes) next[rowKey] = { ...next[rowKey], [name]: value }
      return next
    })
    setChanged((before) => new Set([...before, ...changes.map(({ rowKey, name }) => `${rowKey} ${name}`)]))
  }
  const columns: GridField<Line>[] = [
    { name: 'menuId', text: say('menuId'), kind: 'text', width: 100, fixed: 'left' },
    {
      name: 'menuNm',
      text: say('menuNm'),
      kind: 'text',
      width: 160,
      editable: true,
      required: true,
      max: 50,
    },
    { name: 'memo', text: say('memo'), kind: 'textarea', width: 180, editable: true },
    {
      name: 'taskGrpCd',
      text: say('taskGrp'),
      kind: 'select',
      width: 120,
      editable: true,
      options: groups ?? [],
    },
    {
      name: 'channelCds',
      text: say('channels'),
      kind: 'multiselect',
      width: 150,
      editable: true,
      options: channels ?? [],
    },
    {
      name: 'boxCds',
      text: say('channelBoxes'),
      kind: 'checkboxmulti',
      width: 170,
      editable: true,
      options: channels ?? [],
    },
    {
      name: 'portalCd',
      text: say('portal'),
      kind: 'radio',
      width: 190,
      editable: true,
      options: portals ?? [],
    },
    { name: 'accessYn', text: say('accessYn'), kind: 'switch', width: 90, editable: true },
    { name: 'writeYn', text: say('writeYn'), kind: 'singlecheckbox', width: 70, editable: true },
    {
      name: 'ownerUserNm',
      text: say('owner'),
      kind: 'usersearch',
      width: 130,
      editable: true,
      idName: 'ownerUserId',
    },
    { name: 'ymd', text: say('ymd'), kind: 'date', width: 120, editable: true },
    { name: 'planMonth', text: say('month'), kind: 'month', width: 100, editable: true },
    { name: 'planYear', text: say('year'), kind: 'year', width: 90, editable: true },
    { name: 'startTm', text: say('time'), kind: 'time', width: 90, editable: true },
    { name: 'startDt', text: say('moment'), kind: 'datetime', width: 160, editable: true },
    {
      name: 'rate',
      text: say('rate'),
      kind: 'number',
      width: 100,
      editable: true,
      pointNumber: 2,
      summary: 'sum',
    },
    { name: 'amt', text: say('amount'), kind: 'cost', width: 120, editable: true, summary: 'sum' },
    { name: 'words', text: say('words'), kind: 'tag', width: 160, editable: true },
    { name: 'link', text: say('link'), kind: 'link', width: 220, url: ({ link }) => link },
  ]
  return (
    <SampleSection title={say('edit')} note={`${say('editNote')} ${say('changed', { count: changed.size })}`}>
      <DataGrid
        label={say('edit')}
        columns={columns}
        rows={lines}
        rowKey={({ menuId }) => menuId}
        numbered
        height="auto"
        onChange={take}
        onUserSearch={searchUser}
        layoutKey="gridSampleEdit"
      />
      {userPopup}
    </SampleSection>
  )
}

const treeColumns = (say: Say<typeof sampleTexts>): GridField<MenuNode>[] => [
  { name: 'menuNm', text: say('menuNm'), kind: 'text', width: 260 },
  { name: 'menuId', text: say('menuId'), kind: 'text', width: 110 },
  { name: 'menuLvl', text: say('menuLvl'), kind: 'number', width: 80 },
  { name: 'accessYn', text: say('accessYn'), kind: 'singlecheckbox', width: 80 },
  { name: 'writeYn', text: say('writeYn'), kind: 'singlecheckbox', width: 80 },
  { name: 'frontEndUrl', text: say('frontEndUrl'), kind: 'text', width: 240 },
]

function MenuTree() {
  const say = useTexts(sampleTexts)
  const language = useLanguage()
  const { menus } = useSession()
  const named = (menu: MenuNode): MenuNode => ({
    ...menu,
    menuNm: menuName(menu, language),
    children: menu.children.map(named),
  })
  return (
    <SampleSection title={say('tree')}>
      <DataGrid
        label={say('tree')}
        columns={treeColumns(say)}
        rows={menus.map(named)}
        rowKey={({ menuId }) => menuId}
        treeChildren={({ children }) => (children.length > 0 ? children : undefined)}
        height={320}
      />
    </SampleSection>
  )
}

type State = 'loading' | 'failed' | 'nothing'
const states: readonly State[] = ['loading', 'failed', 'nothing']

function GridStates() {
  const say = useTexts(sampleTexts)
  const [state, setState] = useState<State>('nothing')
  return (
    <SampleSection title={say('states')}>
      <Segmented
        value={state}
        onChange={setState}
        options={states.map((each) => ({ value: each, label: say(each) }))}
        aria-label={say('states')}
      />
      <DataGrid
        label={say('states')}
        columns={treeColumns(say)}
        rows={[]}
        rowKey={({ menuId }) => menuId}
        loading={state === 'loading'}
        error={state === 'failed' ? new Error(said(messages.serverError)) : undefined}
        onRetry={() => setState('nothing')}
        height={180}
      />
    </SampleSection>
  )
}
