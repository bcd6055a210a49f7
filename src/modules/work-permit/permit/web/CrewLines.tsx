import { useState } from 'react'
import { Form, Select } from 'antd'
import { messages } from '../../../../core/shared/messages.ts'
import { blankRow } from '../../../../core/web/form/line-rows.ts'
import { LinesField } from '../../../../core/web/form/LinesGrid.tsx'
import { useFormOfRecord } from '../../../../core/web/form/record-form-context.ts'
import { useReferences } from '../../../../core/web/popup/lookups.ts'
import { qualificationNames } from '../supplement-attributes.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'

const qualifications = Object.entries(qualificationNames).map(([code, codeNm]) => ({ code, codeNm }))
type Key = string | number
type Crew = Record<string, unknown>[]

/** Who works: found by name and added, then the role and the qualification that the work needs. */
export function CrewLines({ saved }: { saved: WorkPermit['workers'] }) {
  const { antd, editable, changed } = useFormOfRecord()
  const [words, setWords] = useState('')
  const [added, setAdded] = useState<readonly { key: Key; name: string }[]>([])
  const { data: found = [], isFetching } = useReferences('vendorWorker', words, {}, true)
  const crew = (Form.useWatch('workers', { form: antd, preserve: true }) ?? []) as Crew
  const taken = new Set(crew.filter(({ removed }) => removed !== true).map(({ vendorWorkerNo }) => Number(vendorWorkerNo)))
  const known = new Map<string, string>([
    ...saved.map(({ vendorWorkerNo, vendorWorkerNm }) => [String(vendorWorkerNo), vendorWorkerNm ?? String(vendorWorkerNo)] as const),
    ...[...found, ...added].map(({ key, name }) => [String(key), name] as const),
  ])
  const add = (key: Key) => {
    const worker = found.find((each) => each.key === key)
    if (!worker) return
    setAdded((before) => [...before, worker])
    antd.setFieldValue('workers', [...crew, blankRow({ vendorWorkerNo: Number(worker.key), vendorWorkerNm: worker.name })])
    changed()
  }
  return (
    <>
      {editable && (
        <Form.Item label="함께 작업할 사람" htmlFor="permit-crew" className="span-1">
          <Select<Key | null>
            id="permit-crew"
            value={null}
            placeholder="이름으로 찾아 추가"
            showSearch={{ filterOption: false, onSearch: setWords }}
            loading={isFetching}
            options={found.filter(({ key }) => !taken.has(Number(key))).map(({ key, name }) => ({ value: key, label: name }))}
            notFoundContent={isFetching ? messages.loading : '추가할 작업자가 없습니다.'}
            onSelect={(key) => key !== null && add(key)}
          />
        </Form.Item>
      )}
      {crew.length === 0 && <p className="span-all permit-note permit-none">함께 작업할 사람을 찾아 추가하세요.</p>}
      {crew.length > 0 && (
        <LinesField
          name="workers"
          columns={{
            workerUserId: { hidden: true },
            vendorWorkerNo: { options: [...known].map(([code, codeNm]) => ({ code, codeNm })), width: 160 },
            roleTxt: { width: 160 },
            qualTypeCd: { kind: 'select', options: qualifications, width: 160 },
          }}
        />
      )}
    </>
  )
}
