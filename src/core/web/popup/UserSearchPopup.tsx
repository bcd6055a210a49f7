import { useEffect, useRef, useState } from 'react'
import { Alert, Button, Input, Table, type InputRef } from 'antd'
import { code, department, type Field } from '../../shared/field.ts'
import { defaultPageSize } from '../../shared/limits.ts'
import { Dialog } from '../components/Dialog.tsx'
import type { Around } from '../components/input-props.ts'
import { DepartmentPicker } from './DepartmentPicker.tsx'
import { PlantPicker } from './PlantPicker.tsx'
import { plantCodeGroup, useUsers, type FoundUser, type UserFilter } from '../data/lookups.ts'
import { usePageText } from '../text/page-text.ts'

export interface UserSearchPopupProps {
  open: boolean
  multiple?: boolean
  initial?: Around
  onConfirm: (users: FoundUser[]) => void
  onClose: () => void
}

/**
 * 사용자검색: by plant, department, name and number; a double click takes one person at once. Whoever keeps to one
 * department finds people of all: an approver seldom sits in it. What a record takes is the server's to say.
 */
export function UserSearchPopup({ open, multiple, initial, onConfirm, onClose }: UserSearchPopupProps) {
  const text = usePageText()
  return (
    <Dialog
      open={open}
      title={text('popup.searchUser')}
      width={760}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      <Search multiple={multiple} initial={initial} onConfirm={onConfirm} onClose={onClose} />
    </Dialog>
  )
}

function Search({ multiple, initial, onConfirm, onClose }: Omit<UserSearchPopupProps, 'open'>) {
  const text = usePageText()
  const plantField: Field = code(text('popup.plant'), plantCodeGroup)
  const deptField: Field = department(text('popup.dept'))
  const [typed, setTyped] = useState<UserFilter>({
    plantCd: initial?.plantCd,
    deptCd: initial?.deptCd,
    staffYn: initial?.staffYn,
  })
  const [filter, setFilter] = useState(typed)
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<FoundUser[]>([])
  const { data, isFetching, error, refetch } = useUsers(filter, page, defaultPageSize, true)
  const name = useRef<InputRef>(null)
  useEffect(() => name.current?.focus(), [])
  const change = (part: UserFilter) => setTyped((before) => ({ ...before, ...part }))
  return (
    <form
      className="popup-body"
      onSubmit={(event) => {
        event.preventDefault()
        // A popup lies in the form of the page in React's tree; its 조회 must not save that.
        event.stopPropagation()
        setPage(1)
        setFilter(typed)
      }}
    >
      <div className="popup-search">
        <PlantPicker
          field={plantField}
          free
          value={typed.plantCd}
          onChange={(value) => change({ plantCd: value as string | null, deptCd: null })}
        />
        <DepartmentPicker
          field={deptField}
          free
          value={typed.deptCd}
          around={{ plantCd: typed.plantCd }}
          onChange={(value) => change({ deptCd: value as string | null })}
        />
        <Input
          ref={name}
          value={typed.userNm}
          placeholder={text('popup.userNm')}
          aria-label={text('popup.userNm')}
          allowClear
          onChange={({ target }) => change({ userNm: target.value })}
        />
        <Input
          value={typed.userId}
          placeholder={text('popup.userId')}
          aria-label={text('popup.userId')}
          allowClear
          onChange={({ target }) => change({ userId: target.value })}
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
      <Table<FoundUser>
        rowKey="userId"
        size="small"
        loading={isFetching}
        dataSource={data?.data ?? []}
        scroll={{ y: 320, x: 560 }}
        locale={{ emptyText: text('popup.noUser') }}
        pagination={{
          current: page,
          pageSize: defaultPageSize,
          total: data?.total ?? data?.data.length,
          showSizeChanger: false,
          onChange: setPage,
        }}
        rowSelection={{
          type: multiple ? 'checkbox' : 'radio',
          preserveSelectedRowKeys: true,
          selectedRowKeys: chosen.map(({ userId }) => userId),
          onChange: (_keys, rows) => setChosen(rows),
          getCheckboxProps: (user) => ({ 'aria-label': text('form.chooseOf', { label: user.userNm }) }),
        }}
        onRow={(user) => ({
          onClick: () => !multiple && setChosen([user]),
          onDoubleClick: () => !multiple && onConfirm([user]),
        })}
        columns={[
          { title: text('popup.userId'), dataIndex: 'userId', width: 110 },
          { title: text('popup.userNm'), dataIndex: 'userNm', width: 110 },
          { title: text('popup.plant'), dataIndex: 'plantNm', width: 140 },
          { title: text('popup.dept'), dataIndex: 'deptNm' },
        ]}
      />
      <div className="popup-buttons">
        <Button onClick={onClose}>{text('common.close')}</Button>
        <Button type="primary" disabled={chosen.length === 0} onClick={() => onConfirm(chosen)}>
          {text('common.confirm')}
        </Button>
      </div>
    </form>
  )
}
