import { useMemo, type DragEvent, type KeyboardEvent } from 'react'
import { HolderOutlined } from '@ant-design/icons'
import { Tag, type TableColumnsType } from 'antd'
import { yes, menuPlants } from '../../../core/shared/session.ts'
import { useCodes } from '../../../core/web/data/lookups.ts'
import { MenuIcon } from '../../../core/web/shell/menu-icon.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { useGroups } from '../../auth-group/web/rights-queries.ts'
import type { EditedMenu, Step } from '../menu-editor.rule.ts'
import type { MenuTreeRow } from './menu-queries.ts'
import { menuTexts } from './menu.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const stepKeys: Record<string, Step> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

interface Options {
  canWrite: boolean
  onStep: (menuId: string, step: Step) => void
  onDrag: (event: DragEvent<HTMLElement>, menuId: string) => void
  onDragEnd: () => void
}
/** Columns of the menu tree; the handle before the name is dragged, or moved with Alt and the arrow keys. */
export function useMenuColumns({
  canWrite,
  onStep,
  onDrag,
  onDragEnd,
}: Options): TableColumnsType<MenuTreeRow> {
  const text = useTexts(menuTexts)
  const language = useLanguage()
  const { data: groups } = useGroups()
  const { data: tasks } = useCodes('TASK_GRP')
  const { data: portals } = useCodes('PORTAL')
  const groupNames = useMemo(
    () => new Map(groups?.map(({ authGrpNo, authGrpNm }) => [authGrpNo, authGrpNm])),
    [groups],
  )
  const codeName = (codes: typeof tasks, value: string) =>
    codes?.find(({ code }) => code === value)?.codeNm ?? value
  const move = (event: KeyboardEvent, menuId: string) => {
    const step = stepKeys[event.key]
    if (!event.altKey || !step) return
    event.preventDefault()
    onStep(menuId, step)
  }
  const name = (row: EditedMenu) => (
    <span className="menu-name">
      {canWrite && (
        <button
          type="button"
          className="menu-handle"
          draggable
          aria-label={text('dragOf', { name: menuName(row, language) })}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowRight Alt+ArrowLeft"
          onDragStart={(event) => onDrag(event, row.menuId)}
          onDragEnd={onDragEnd}
          onKeyDown={(event) => move(event, row.menuId)}
        >
          <HolderOutlined aria-hidden />
        </button>
      )}
      {row.menuLvl === 1 && <MenuIcon menu={row} />}
      {menuName(row, language)}
    </span>
  )
  return [
    { title: text('menu'), key: 'menuNm', width: 270, render: (_value, row) => name(row) },
    { title: text('menuId'), dataIndex: 'menuId', width: 110 },
    { title: text('level'), dataIndex: 'menuLvl', width: 60, align: 'center' },
    { title: text('order'), dataIndex: 'sortOrder', width: 60, align: 'center' },
    { title: text('path'), dataIndex: 'frontEndUrl', width: 210, ellipsis: true },
    {
      title: text('taskGroup'),
      key: 'taskGrpCd',
      width: 100,
      ellipsis: true,
      render: (_value, row) => codeName(tasks, row.taskGrpCd),
    },
    {
      title: text('portal'),
      key: 'portalCd',
      width: 90,
      ellipsis: true,
      render: (_value, row) => codeName(portals, row.portalCd),
    },
    {
      title: text('groups'),
      key: 'authGrpNos',
      width: 90,
      align: 'center',
      render: (_value, { authGrpNos }) => (
        <span title={authGrpNos.map((no) => groupNames.get(no) ?? String(no)).join(', ')}>
          {text('groupCount', { count: authGrpNos.length })}
        </span>
      ),
    },
    {
      title: text('state'),
      key: 'state',
      width: 130,
      render: (_value, row) => (
        <>
          {!yes(row.useYn) && <Tag className="state-tag is-hold">{text('unused')}</Tag>}
          {!row.hasPage && <Tag className="state-tag">{text('noPage')}</Tag>}
          {row.plantAccCd === menuPlants.own && <Tag className="state-tag is-active">{text('ownPlant')}</Tag>}
          {row.hasHelp && <Tag className="state-tag is-done">{text('hasHelp')}</Tag>}
        </>
      ),
    },
  ]
}
