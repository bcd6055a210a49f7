import { useMemo, useState } from 'react'
import { Checkbox, Grid, Table, Tag, type TableColumnsType } from 'antd'
import { yes } from '../../../core/shared/session.ts'
import { PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import type { EditedMenu } from '../../menu/menu-editor.rule.ts'
import { nested, type MenuTreeRow } from '../../menu/web/menu-queries.ts'
import { noRights, rightNames, type RightName, type RightsByMenu } from '../linked-rights.rule.ts'
import { rightsTexts } from './auth-group.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** Pixels of the name, of a box, and of an indent; on a telephone all five columns stand side by side. */
const usual = { name: 300, box: 80, indent: 18 }
const narrow = { name: 140, box: 48, indent: 8 }

export interface RightsTableProps {
  menus: readonly EditedMenu[]
  rights: RightsByMenu
  /** Menus that are marked as changed. */
  changed: ReadonlySet<string>
  isShown: (menu: EditedMenu) => boolean
  /** All rows are unfolded: something is looked for. */
  unfolded: boolean
  editable: boolean
  onPress: (menuId: string, name: RightName, on: boolean) => void
}

/**
 * The menu tree with 접근·쓰기·엑셀·출력; a box whose children are not all checked is half full (specification
 * section 4).
 */
export function RightsTable({
  menus,
  rights,
  changed,
  isShown,
  unfolded,
  editable,
  onPress,
}: RightsTableProps) {
  const text = useTexts(rightsTexts)
  const language = useLanguage()
  const [open, setOpen] = useState<readonly string[]>([])
  const rows = nested(menus, isShown)
  const size = Grid.useBreakpoint().md === false ? narrow : usual
  const marks = useMemo(() => marksOf(menus, rights), [menus, rights])
  const box = (name: RightName): TableColumnsType<MenuTreeRow>[number] => ({
    title: text(name),
    key: name,
    width: size.box,
    align: 'center',
    render: (_value, row) => {
      const mark = marks(row.menuId, name)
      return (
        <Checkbox
          aria-label={text('boxOf', { menu: menuName(row, language), right: text(name) })}
          checked={mark === 'full'}
          indeterminate={mark === 'half'}
          disabled={!editable}
          onChange={() => onPress(row.menuId, name, mark !== 'full')}
        />
      )
    },
  })
  return (
    <Table
      className="rights-table"
      rowKey="menuId"
      size="small"
      sticky
      dataSource={rows}
      pagination={false}
      scroll={{ x: size.name + size.box * rightNames.length }}
      locale={{ emptyText: <PageEmpty>{text('nothing')}</PageEmpty> }}
      expandable={{
        expandedRowKeys: unfolded ? menus.map(({ menuId }) => menuId) : [...open],
        onExpandedRowsChange: (keys) => setOpen(keys.map(String)),
        indentSize: size.indent,
      }}
      rowClassName={({ menuId }) => (changed.has(menuId) ? 'is-changed' : '')}
      columns={[
        {
          title: text('menu'),
          key: 'menuNm',
          width: size.name,
          render: (_value, row) => (
            <>
              {menuName(row, language)} {!row.hasPage && <Tag className="state-tag">{text('noPage')}</Tag>}
              {!yes(row.useYn) && <Tag className="state-tag is-hold">{text('unused')}</Tag>}
            </>
          ),
        },
        ...rightNames.map(box),
      ]}
    />
  )
}

type Mark = 'full' | 'half' | 'empty'
/** The state of each menu's box: full with all below it, half with some, empty with none. */
function marksOf(
  menus: readonly EditedMenu[],
  rights: RightsByMenu,
): (menuId: string, name: RightName) => Mark {
  const below = Map.groupBy(menus, ({ upMenuId }) => upMenuId)
  const leaves = (menuId: string): string[] => {
    const children = below.get(menuId) ?? []
    return children.length === 0 ? [menuId] : children.flatMap((child) => leaves(child.menuId))
  }
  return (menuId, name) => {
    const all = leaves(menuId)
    const given = all.filter((id) => yes((rights.get(id) ?? noRights)[name])).length
    if (given === all.length) return 'full'
    return given > 0 || yes((rights.get(menuId) ?? noRights)[name]) ? 'half' : 'empty'
  }
}
