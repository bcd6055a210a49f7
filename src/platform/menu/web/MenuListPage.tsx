import { defined } from '../../../core/shared/defined.ts'
import { useState } from 'react'
import { Button, Input, Select, Table } from 'antd'
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  EditOutlined,
  EyeOutlined,
  PlusOutlined,
  VerticalLeftOutlined,
  VerticalRightOutlined,
} from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { rightsTopic, menuPlants } from '../../../core/shared/session.ts'
import { IconAction } from '../../../core/web/components/IconAction.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { useRemove } from '../../../core/web/data/hooks.ts'
import { RegisterPopup } from '../../../core/web/list/RegisterPage.tsx'
import { useCodes } from '../../../core/web/data/lookups.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { WhoSeesPopup } from '../../auth-group/web/WhoSees.tsx'
import { deepestLevel, stepOf, suggestedMenuId, type EditedMenu, type Step } from '../menu-editor.rule.ts'
import { menu } from '../menu.resource.ts'
import { MenuForm } from './MenuForm.tsx'
import { nested, useAllMenus, useMoveMenu } from './menu-queries.ts'
import { useMenuColumns } from './use-menu-columns.tsx'
import { useMenuDrag } from './use-menu-drag.ts'
import '../../../core/web/list/list.css'
import './menu-editor.css'
import { menuTexts } from './menu.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

interface Filter {
  words: string
  portalCd: string
  taskGrpCd: string
}
const everything: Filter = { words: '', portalCd: '', taskGrpCd: '' }
/** Below this the tables scroll sideways. */
const tableWidthPx = 1160

/** 메뉴 (manage/menu/menuList): the tree of all menus, its order, and each menu in a popup. */
export function MenuListPage() {
  const text = useTexts(menuTexts)
  const language = useLanguage()
  const { menu: own } = useTab()
  const { data, error, isPending, refetch } = useAllMenus()
  return (
    <div className="register-page">
      <PageHeader title={menuName(own, language)} help={text('help')} />
      <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
        {(menus) => <Editor menus={menus} />}
      </Gate>
    </div>
  )
}

function Editor({ menus }: { menus: readonly EditedMenu[] }) {
  const text = useTexts(menuTexts)
  const language = useLanguage()
  const notice = useNotice()
  const client = useQueryClient()
  const { canWrite } = useTab()
  const move = useMoveMenu()
  const remove = useRemove(menu)
  const [filter, setFilter] = useState(everything)
  const [open, setOpen] = useState<readonly string[]>([])
  const [chosenId, setChosenId] = useState<string>()
  const [edited, setEdited] = useState<{ menuId?: string; below?: EditedMenu | null }>()
  const [preview, setPreview] = useState<string>()

  const chosen = menus.find(({ menuId }) => menuId === chosenId)
  const nameOf = (each: EditedMenu) => menuName(each, language)
  const isFiltered =
    filter !== everything && (filter.words + filter.portalCd + filter.taskGrpCd).trim() !== ''
  const rows = nested(menus, isFiltered ? (each) => isFound(each, filter, nameOf(each)) : undefined)
  // Matching menus are shown unfolded.
  const expandedRowKeys = filter.words.trim() === '' ? [...open] : menus.map(({ menuId }) => menuId)

  const put = async (menuId: string, place: ReturnType<typeof stepOf>) => {
    const moved = menus.find((each) => each.menuId === menuId)
    if (!place || !moved) return notice.error(text('cannotMove'))
    await move(moved, place)
    if (place.upMenuId !== null) setOpen((before) => [...new Set([...before, place.upMenuId!])])
    notice.toast(text('moved', { name: nameOf(moved) }))
  }
  const step = (menuId: string, to: Step) =>
    void put(menuId, stepOf(menus, menuId, to)).catch(() => undefined)
  const drag = useMenuDrag(menus, canWrite, (menuId, place) => void put(menuId, place).catch(() => undefined))
  const columns = useMenuColumns({ canWrite, onStep: step, onDrag: drag.start, onDragEnd: drag.end })
  const ask = async (gone: EditedMenu) => {
    if (!(await notice.confirm(text('confirmRemove', { name: nameOf(gone) }), { danger: true }))) return
    await remove(gone.menuId)
    setChosenId(undefined)
    await client.invalidateQueries({ queryKey: [rightsTopic] })
  }

  return (
    <>
      <Filters filter={filter} onFilter={setFilter} />
      <div className="menu-tools" role="toolbar" aria-label={text('tree')}>
        {canWrite && (
          <>
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => setEdited({ below: null })}>
              {text('addTop')}
            </Button>
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              disabled={!chosen || chosen.menuLvl >= deepestLevel}
              onClick={() => setEdited({ below: chosen ?? null })}
            >
              {text('addChild')}
            </Button>
            <Button
              icon={<EditOutlined aria-hidden />}
              disabled={!chosen}
              onClick={() => setEdited({ menuId: chosen!.menuId })}
            >
              {text('edit')}
            </Button>
            <Button
              danger
              icon={<DeleteOutlined aria-hidden />}
              disabled={!chosen}
              onClick={() => void ask(chosen!).catch(() => undefined)}
            >
              {text('remove')}
            </Button>
            <span className="menu-steps">
              {steps.map(([to, icon]) => (
                <IconAction
                  key={to}
                  label={text(to)}
                  icon={icon}
                  disabled={!chosen || !stepOf(menus, chosen.menuId, to)}
                  action={() => chosen && step(chosen.menuId, to)}
                />
              ))}
            </span>
          </>
        )}
        <Button
          icon={<EyeOutlined aria-hidden />}
          disabled={!chosen}
          onClick={() => setPreview(chosen!.menuId)}
        >
          {text('preview')}
        </Button>
      </div>
      <Table
        className="menu-table"
        rowKey="menuId"
        size="small"
        columns={columns}
        dataSource={rows}
        pagination={false}
        sticky
        scroll={{ x: tableWidthPx }}
        locale={{ emptyText: <PageEmpty>{text('nothing')}</PageEmpty> }}
        expandable={{
          expandedRowKeys,
          onExpandedRowsChange: (keys) => setOpen(keys.map(String)),
          indentSize: 18,
        }}
        rowSelection={{
          type: 'radio',
          columnWidth: 40,
          selectedRowKeys: chosenId === undefined ? [] : [chosenId],
          onChange: ([key]) => setChosenId(String(key)),
          // Name of the kit's check boxes for screen readers.
          getCheckboxProps: (row) => ({ 'aria-label': nameOf(row) }),
        }}
        rowClassName={(row) => drag.classOf(row.menuId)}
        onRow={(row) => ({
          onClick: () => setChosenId(row.menuId),
          onDoubleClick: () => setEdited({ menuId: row.menuId }),
          ...drag.target(row.menuId),
        })}
      />
      {edited && (
        <RegisterPopup
          resource={menu}
          {...(edited.menuId === undefined
            ? { first: firstValues(menus, edited.below ?? null) }
            : { recordKey: edited.menuId })}
          form={(form) => <MenuForm form={form} />}
          onClose={() => setEdited(undefined)}
          onSaved={(key) => {
            setChosenId(String(key))
            if (edited.below) setOpen((before) => [...new Set([...before, edited.below!.menuId])])
            void client.invalidateQueries({ queryKey: [rightsTopic] })
          }}
        />
      )}
      {preview !== undefined && <WhoSeesPopup menuId={preview} onClose={() => setPreview(undefined)} />}
    </>
  )
}

const steps = [
  ['up', <ArrowUpOutlined key="up" aria-hidden />],
  ['down', <ArrowDownOutlined key="down" aria-hidden />],
  ['in', <VerticalLeftOutlined key="in" aria-hidden />],
  ['out', <VerticalRightOutlined key="out" aria-hidden />],
] as const

function Filters({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const text = useTexts(menuTexts)
  const { data: portals } = useCodes('PORTAL')
  const { data: tasks } = useCodes('TASK_GRP')
  const choices = (all: string, codes: typeof portals) => [
    { value: '', label: all },
    ...(codes ?? []).map(({ code, codeNm }) => ({ value: code, label: codeNm })),
  ]
  return (
    <div className="menu-filters">
      <Input.Search
        allowClear
        aria-label={text('search')}
        placeholder={text('search')}
        value={filter.words}
        onChange={({ target }) => onFilter({ ...filter, words: target.value })}
      />
      <Select
        aria-label={text('portal')}
        value={filter.portalCd}
        options={choices(text('allPortals'), portals)}
        onChange={(portalCd) => onFilter({ ...filter, portalCd })}
      />
      <Select
        aria-label={text('taskGroup')}
        value={filter.taskGrpCd}
        options={choices(text('allTasks'), tasks)}
        onChange={(taskGrpCd) => onFilter({ ...filter, taskGrpCd })}
      />
    </div>
  )
}

const isFound = (each: EditedMenu, { words, portalCd, taskGrpCd }: Filter, name: string): boolean =>
  (portalCd === '' || each.portalCd === portalCd) &&
  (taskGrpCd === '' || each.taskGrpCd === taskGrpCd) &&
  [name, each.menuNm, each.menuId, each.frontEndUrl].some((text) =>
    text.toLowerCase().includes(words.trim().toLowerCase()),
  )

/** A new menu begins with what its parent has. */
function firstValues(menus: readonly EditedMenu[], parent: EditedMenu | null) {
  const menuId = suggestedMenuId(menus, parent?.menuId ?? null)
  return {
    menuId: menuId || undefined,
    ...defined({
      upMenuId: parent?.menuId,
      upMenuNm: parent?.menuNm,
      taskGrpCd: parent?.taskGrpCd,
      frontEndUrl: parent ? `${parent.frontEndUrl.replace(/\?.*$/, '')}/` : undefined,
    }),
    portalCd: parent?.portalCd ?? 'MAIN',
    plantAccCd: menuPlants.chosen,
    useYn: 'Y' as const,
  }
}
