import { useState } from 'react'
import { Select } from 'antd'
import { messages } from '../../../../core/shared/messages.ts'
import { LinesField } from '../../../../core/web/form/LinesGrid.tsx'
import { useReferences } from '../../../../core/web/popup/lookups.ts'
import { qualificationNames } from '../supplement-attributes.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'

const qualifications = Object.entries(qualificationNames).map(([code, codeNm]) => ({ code, codeNm }))
type Named = { key: string | number; name: string }

/** Who works: found by name and added, then the role and the qualification that the work needs. */
export function CrewLines({ saved }: { saved: WorkPermit['workers'] }) {
  const [words, setWords] = useState('')
  const [added, setAdded] = useState<readonly Named[]>([])
  const { data: found = [], isFetching } = useReferences('vendorWorker', words, {}, true)
  const known = new Map<string, string>([
    ...saved.map(({ vendorWorkerNo, vendorWorkerNm }) => [String(vendorWorkerNo), vendorWorkerNm ?? String(vendorWorkerNo)] as const),
    ...[...found, ...added].map(({ key, name }) => [String(key), name] as const),
  ])
  return (
    <LinesField
      name="workers"
      columns={{
        vendorWorkerNo: { options: [...known].map(([code, codeNm]) => ({ code, codeNm })), width: 160 },
        roleTxt: { width: 160 },
        qualTypeCd: { kind: 'select', options: qualifications, width: 160 },
      }}
      toolbar={(add) => (
        <Select<Named['key'] | null>
          aria-label="작업자 검색하여 추가"
          className="permit-crew-search"
          value={null}
          placeholder="작업자 검색하여 추가"
          showSearch={{ filterOption: false, onSearch: setWords }}
          loading={isFetching}
          options={found.map(({ key, name }) => ({ value: key, label: name }))}
          notFoundContent={isFetching ? messages.loading : '해당하는 작업자가 없습니다.'}
          onSelect={(key) => {
            const worker = found.find((each) => each.key === key)
            if (!worker) return
            setAdded((before) => [...before, worker])
            add([{ vendorWorkerNo: Number(worker.key), vendorWorkerNm: worker.name }])
          }}
        />
      )}
    />
  )
}
