import { useState } from 'react'
import { Form, Select } from 'antd'
import { messages } from '../../../../core/shared/messages.ts'
import { blankRow } from '../../../../core/web/form/line-rows.ts'
import { LinesField } from '../../../../core/web/form/LinesGrid.tsx'
import { useFormOfRecord } from '../../../../core/web/form/record-form-context.ts'
import { useUsers } from '../../../../core/web/popup/lookups.ts'

const offered = 20
const columns = {
  vendorWorkerNo: { hidden: true },
  qualTypeCd: { hidden: true },
  workerUserId: { width: 200 },
  roleTxt: { width: 200 },
}

/** Who of the own department works: found by name in the department and those below it, then the role. */
export function EmployeeLines({ deptCd }: { deptCd: string }) {
  const { antd, editable, changed } = useFormOfRecord()
  const [words, setWords] = useState('')
  const { data, isFetching } = useUsers({ deptCd, userNm: words }, 1, offered, true)
  const found = data?.data ?? []
  const crew = (Form.useWatch('workers', { form: antd, preserve: true }) ?? []) as Record<string, unknown>[]
  const taken = new Set(crew.filter(({ removed }) => removed !== true).map(({ workerUserId }) => workerUserId))
  const add = (userId: string) => {
    const user = found.find((each) => each.userId === userId)
    if (!user) return
    antd.setFieldValue('workers', [...crew, blankRow({ workerUserId: user.userId, workerUserNm: user.userNm })])
    changed()
  }
  return (
    <>
      {editable && (
        <Form.Item label="함께 작업할 직원" htmlFor="permit-employees" className="span-1">
          <Select<string | null>
            id="permit-employees"
            value={null}
            placeholder="수행부서에서 이름으로 찾아 추가"
            showSearch={{ filterOption: false, onSearch: setWords }}
            loading={isFetching}
            options={found
              .filter(({ userId }) => !taken.has(userId))
              .map(({ userId, userNm, deptNm }) => ({ value: userId, label: deptNm ? `${userNm} (${deptNm})` : userNm }))}
            notFoundContent={isFetching ? messages.loading : '추가할 직원이 없습니다.'}
            onSelect={(userId) => userId !== null && add(userId)}
          />
        </Form.Item>
      )}
      {crew.length === 0 && <p className="span-all permit-note permit-none">함께 작업할 직원을 찾아 추가하세요.</p>}
      {crew.length > 0 && <LinesField name="workers" columns={columns} />}
    </>
  )
}
