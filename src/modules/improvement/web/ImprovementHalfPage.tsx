import { useState } from 'react'
import { PrinterOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import type { Detail } from '../../../core/shared/resource.ts'
import { api } from '../../../core/web/api.ts'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { useDetail } from '../../../core/web/list/hooks.ts'
import { recordPath } from '../../../core/web/list/query-keys.ts'
import { Gate } from '../../../core/web/record/PageStates.tsx'
import { StateTag } from '../../../core/web/record/StateTag.tsx'
import { TransitionBar } from '../../../core/web/record/TransitionBar.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import type { HalfSnapshot } from '../improvement/improvement-answers.rule.ts'
import { improvementStates, type ImprovementState } from '../improvement/improvement-transitions.rule.ts'
import { improvementHalf, type ImprovementHalf } from '../half/improvement-half.resource.ts'
import { usePdf } from '../../../core/web/open-pdf.ts'
import './improvement.css'

const shown = (value: number | null, unit: string): string => (value === null ? '–' : `${value.toLocaleString('ko-KR')}${unit}`)

/** 반기 점검 (중대재해처벌법 시행령 제4조제3·7호): frozen, reviewed, approved. */
export function ImprovementHalfPage() {
  const today = useToday()
  const [opened, setOpened] = useState<number>()
  return (
    <>
      <RegisterPage
        resource={improvementHalf}
        help="등록하면 그때의 개선 현황이 고정됩니다. 안전보건관리책임자가 점검하고 본사 SHE가 확정하면 바뀌지 않습니다. 보고서는 5년 보관합니다."
        first={{ halfYear: today.slice(0, 4), halfCd: Number(today.slice(5, 7)) > 6 ? '2' : '1' }}
        fields={['halfYear', 'halfCd', 'plantCd']}
        removable={false}
        onOpen={({ imprHalfNo }) => setOpened(imprHalfNo)}
        onSaved={(key) => setOpened(Number(key))}
      />
      {opened !== undefined && <HalfPopup imprHalfNo={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function HalfPopup({ imprHalfNo, onClose }: { imprHalfNo: number; onClose: () => void }) {
  const { detail, error, loading, reload } = useDetail(improvementHalf, imprHalfNo)
  return (
    <Modal open title="개선 반기 점검" footer={null} width={880} onCancel={onClose}>
      <Gate data={detail} error={error} loading={loading} onRetry={reload}>
        {(found) => <Half detail={found} />}
      </Gate>
    </Modal>
  )
}

function Half({ detail }: { detail: Detail<typeof improvementHalf> }) {
  const row = detail.data as unknown as ImprovementHalf
  const paper = usePdf()
  const { data } = useQuery({
    queryKey: [improvementHalf.name, 'snapshot', row.imprHalfNo],
    queryFn: ({ signal }) =>
      api.get<{ data: HalfSnapshot }>(`${recordPath(improvementHalf, row.imprHalfNo)}/snapshot`, undefined, { signal }),
    select: (answer) => answer.data,
  })
  const figures: [string, string][] = data
    ? [
        ['전체', shown(data.total, '건')],
        ['완료율', shown(data.figures.completion, '%')],
        ['기한준수율', shown(data.figures.onTime, '%')],
        ['지연', shown(data.overdue.length, '건')],
        ['종사자 의견 이행률', shown(data.opinions.rate, '%')],
      ]
    : []
  return (
    <div className="impr">
      <p>
        <b>
          {row.halfNm} · {row.plantNm}
        </b>{' '}
        <StateTag resource={improvementHalf} state={row.state} /> 기준일 {row.baseYmd}
      </p>
      <ul className="impr-figures">
        {figures.map(([name, value]) => (
          <li key={name}>
            <span>{name}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
      {data && (
        <ul className="impr-related">
          {Object.entries(data.states).map(([state, count]) => (
            <li key={state}>
              <span>{improvementStates[state as ImprovementState]}</span> {count}건
            </li>
          ))}
        </ul>
      )}
      {row.reviewTxt && (
        <p>
          <b>점검 의견</b> {row.reviewTxt}
        </p>
      )}
      <TransitionBar resource={improvementHalf} detail={detail}>
        <Button
          icon={<PrinterOutlined aria-hidden />}
          loading={paper.busy}
          onClick={() => void paper.open(`${recordPath(improvementHalf, row.imprHalfNo)}/print`)}
        >
          보고서
        </Button>
      </TransitionBar>
    </div>
  )
}
