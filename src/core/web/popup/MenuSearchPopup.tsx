import { useMemo, useState } from 'react'
import { Alert, Button, Checkbox, Input, Select, Table, TreeSelect } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../components/Dialog.tsx'
import { api } from '../api.ts'
import { useCodes } from '../data/lookups.ts'
import {
  chosenMenus,
  flatRows,
  toggleRight,
  type ChosenMenu,
  type FoundMenu,
  type MenuRights,
} from './menu-rows.ts'
import { usePageText } from '../text/page-text.ts'

export interface MenuSearchPopupProps {
  open: boolean
  onAdd: (menus: ChosenMenu[]) => void
  onClose: () => void
}
interface Filter {
  taskGrpCd?: string
  menuNm?: string
  upMenuId?: string
}
const nothing: MenuRights = { access: new Set(), write: new Set() }
const useMenus = (filter: Filter) =>
  useQuery({
    queryKey: ['lookup', 'menus', filter],
    queryFn: () => api.get<{ data: FoundMenu[] }>('/api/common/menus', { ...filter }),
    select: (answer) => answer.data,
  })

/**
 * 메뉴검색: task group, name and parent narrow the tree; 추가 hands on the checked rows with their rights
 * (specification section 2).
 */
export function MenuSearchPopup({ open, onAdd, onClose }: MenuSearchPopupProps) {
  const text = usePageText()
  return (
    <Dialog
      open={open}
      title={text('popup.searchMenu')}
      width={760}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      <Search onAdd={onAdd} onClose={onClose} />
    </Dialog>
  )
}

function Search({ onAdd, onClose }: Omit<MenuSearchPopupProps, 'open'>) {
  const text = usePageText()
  const [typed, setTyped] = useState<Filter>({})
  const [filter, setFilter] = useState<Filter>({})
  const [rights, setRights] = useState(nothing)
  const { data: groups } = useCodes('TASK_GRP')
  const { data: all } = useMenus({})
  const { data: found, error, isFetching, refetch } = useMenus(filter)
  const menus = useMemo(() => flatRows(found ?? []), [found])
  const box = (right: keyof MenuRights, label: string) => (_value: unknown, menu: FoundMenu) => (
    <Checkbox
      aria-label={`${menu.menuNm} ${label}`}
      checked={rights[right].has(menu.menuId)}
      onChange={({ target }) => setRights(toggleRight(menus, rights, menu.menuId, right, target.checked))}
    />
  )
  const change = (part: Filter) => setTyped({ ...typed, ...part })
  return (
    <form
      className="popup-body"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setFilter(typed)
        setRights(nothing)
      }}
    >
      <div className="popup-search">
        <Select<string>
          aria-label={text('popup.taskGroup')}
          placeholder={text('form.choose')}
          allowClear
          value={typed.taskGrpCd}
          options={[
            { value: '', label: text('form.choose') },
            ...(groups ?? []).map(({ code, codeNm }) => ({ value: code, label: codeNm })),
          ]}
          onChange={(taskGrpCd) => change({ taskGrpCd })}
        />
        <Input
          aria-label={text('popup.menuNm')}
          placeholder={text('popup.menuNm')}
          allowClear
          value={typed.menuNm}
          onChange={({ target }) => change({ menuNm: target.value })}
        />
        <TreeSelect<string>
          aria-label={text('popup.upMenu')}
          placeholder={text('popup.upMenu')}
          allowClear
          value={typed.upMenuId}
          treeData={all ?? []}
          fieldNames={{ label: 'menuNm', value: 'menuId', children: 'children' }}
          onChange={(upMenuId) => change({ upMenuId })}
        />
        <Button type="primary" htmlType="submit">
          {text('list.search')}
        </Button>
      </div>
      {error && (
        <Alert
          type="error"
          showIcon
          title={error.message}
          action={<Button onClick={() => void refetch()}>{text('common.retry')}</Button>}
        />
      )}
      <Table<FoundMenu>
        // A new result is shown unfolded.
        key={String(found?.length)}
        rowKey="menuId"
        size="small"
        loading={isFetching}
        dataSource={found ?? []}
        pagination={false}
        scroll={{ y: 360, x: 560 }}
        expandable={{ defaultExpandAllRows: true }}
        columns={[
          { title: text('popup.menuNm'), dataIndex: 'menuNm' },
          { title: text('popup.menuId'), dataIndex: 'menuId', width: 180 },
          {
            title: text('popup.access'),
            key: 'access',
            width: 90,
            align: 'center',
            render: box('access', text('popup.access')),
          },
          {
            title: text('popup.write'),
            key: 'write',
            width: 90,
            align: 'center',
            render: box('write', text('popup.write')),
          },
        ]}
      />
      <div className="popup-buttons">
        <Button
          type="primary"
          disabled={rights.access.size === 0}
          onClick={() => onAdd(chosenMenus(menus, rights))}
        >
          {text('popup.add')}
        </Button>
        <Button onClick={onClose}>{text('common.close')}</Button>
      </div>
    </form>
  )
}
