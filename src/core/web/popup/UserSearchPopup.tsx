import { useState } from 'react'
import { Alert, Button, Input, Modal, Table } from 'antd'
import { code, department, type Field } from '../../shared/field.ts'
import { defaultPageSize } from '../../shared/limits.ts'
import type { Around } from '../form/input-props.ts'
import { DepartmentPicker } from './DepartmentPicker.tsx'
import { PlantPicker } from './PlantPicker.tsx'
import { plantCodeGroup, useUsers, type FoundUser, type UserFilter } from './lookups.ts'

export interface UserSearchPopupProps {
  open: boolean
  multiple?: boolean
  initial?: Around
  onConfirm: (users: FoundUser[]) => void
  onClose: () => void
}

const plantField: Field = code('사업장', plantCodeGroup)
const deptField: Field = department('부서')

/** 사용자검색: by plant, department, name and number; a double click takes one person at once. */
export function UserSearchPopup({ open, multiple, initial, onConfirm, onClose }: UserSearchPopupProps) {
  return (
    <Modal open={open} title="사용자 조회" width={760} footer={null} destroyOnHidden onCancel={onClose}>
      <Search multiple={multiple} initial={initial} onConfirm={onConfirm} onClose={onClose} />
    </Modal>
  )
}

function Search({ multiple, initial, onConfirm, onClose }: Omit<UserSearchPopupProps, 'open'>) {
  const [typed, setTyped] = useState<UserFilter>({ plantCd: initial?.plantCd, deptCd: initial?.deptCd })
  const [filter, setFilter] = useState(typed)
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<FoundUser[]>([])
  const { data, isFetching, error, refetch } = useUsers(filter, page, defaultPageSize, true)
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
          value={typed.plantCd}
          onChange={(value) => change({ plantCd: value as string | null, deptCd: null })}
        />
        <DepartmentPicker
          field={deptField}
          value={typed.deptCd}
          around={{ plantCd: typed.plantCd }}
          onChange={(value) => change({ deptCd: value as string | null })}
        />
        <Input
          value={typed.userNm}
          placeholder="성명"
          aria-label="성명"
          allowClear
          onChange={({ target }) => change({ userNm: target.value })}
        />
        <Input
          value={typed.userId}
          placeholder="사번"
          aria-label="사번"
          allowClear
          onChange={({ target }) => change({ userId: target.value })}
        />
        <Button type="primary" htmlType="submit">
          조회
        </Button>
      </div>
      {error && <Alert type="error" showIcon title={error.message} action={<Button onClick={() => void refetch()}>다시 시도</Button>} />}
      <Table<FoundUser>
        rowKey="userId"
        size="small"
        loading={isFetching}
        dataSource={data?.data ?? []}
        scroll={{ y: 320, x: 560 }}
        locale={{ emptyText: '조회된 사용자가 없습니다. 조회 조건을 바꾸어 주세요.' }}
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
          getCheckboxProps: (user) => ({ 'aria-label': `${user.userNm} 선택` }),
        }}
        onRow={(user) => ({
          onClick: () => !multiple && setChosen([user]),
          onDoubleClick: () => !multiple && onConfirm([user]),
        })}
        columns={[
          { title: '사번', dataIndex: 'userId', width: 110 },
          { title: '성명', dataIndex: 'userNm', width: 110 },
          { title: '사업장', dataIndex: 'plantNm', width: 140 },
          { title: '부서', dataIndex: 'deptNm' },
        ]}
      />
      <div className="popup-buttons">
        <Button onClick={onClose}>닫기</Button>
        <Button type="primary" disabled={chosen.length === 0} onClick={() => onConfirm(chosen)}>
          확인
        </Button>
      </div>
    </form>
  )
}
